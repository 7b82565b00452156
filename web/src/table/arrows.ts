/** Arrow keys, Home and End move the focus among the buttons of a place: `<ul {@attach arrows}>`. */
export function arrows(place: HTMLElement): () => void {
  function onkeydown(event: KeyboardEvent) {
    const buttons = [...place.querySelectorAll<HTMLElement>('button:not(:disabled)')];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    const next = {
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      Home: 0,
      End: buttons.length - 1,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    buttons[(next + buttons.length) % buttons.length]?.focus();
  }
  place.addEventListener('keydown', onkeydown);
  return () => place.removeEventListener('keydown', onkeydown);
}
