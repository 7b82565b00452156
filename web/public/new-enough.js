/* Runs before everything else, in any browser: one that is too old gets a message instead of a dark page. */
(function () {
  var house = document.getElementById('house');
  /* The newest of what the pages rely on. */
  if (
    'CSS' in window &&
    'HTMLDialogElement' in window &&
    'inert' in house &&
    'toSorted' in [] &&
    CSS.supports('selector(:has(a))') &&
    CSS.supports('container-type', 'size') &&
    CSS.supports('height', '1dvh') &&
    CSS.supports('color', 'color-mix(in srgb, red, blue)')
  )
    return;
  house.id = 'too-old';
  /* The last one so far is this one. */
  var scripts = document.getElementsByTagName('script');
  var own = scripts[scripts.length - 1].src;
  house.appendChild(document.createElement('script')).src = own.replace(/new-enough\.js/, 'too-old.js');
})();
