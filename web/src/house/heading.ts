let first = true;

/** The heading of a new page gets the focus, so that a screen reader starts there; not on the first page of a visit. */
export function heading(element: HTMLElement): void {
  if (!first) element.focus({ preventScroll: true });
  first = false;
}
