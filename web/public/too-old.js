/* Says in any browser, however old, which versions are needed. */
(function () {
  var TITLES = {
    de: 'Dieser Browser ist zu alt für Chaudron',
    en: 'This browser is too old for Chaudron',
    fr: 'Ce navigateur est trop ancien pour Chaudron',
  };
  var TEXTS = {
    de: 'Nötig ist mindestens Chrome oder Edge 111, Firefox 121 oder Safari 16.4. Bitte aktualisiere deinen Browser oder nimm einen anderen.',
    en: 'You need at least Chrome or Edge 111, Firefox 121 or Safari 16.4. Please update your browser, or use another one.',
    fr: 'Il faut au moins Chrome ou Edge 111, Firefox 121 ou Safari 16.4. Mettez votre navigateur à jour, ou prenez-en un autre.',
  };

  function add(kind, text, size) {
    var made = place.appendChild(document.createElement(kind));
    made.appendChild(document.createTextNode(text));
    made.style.cssText = 'margin: 0 0 16px; font: ' + size + ' Georgia, serif; line-height: 1.4;';
  }

  var place = document.getElementById('too-old');
  var wanted = String(navigator.language || navigator.userLanguage || 'en').slice(0, 2);
  var language = wanted in TITLES ? wanted : 'en';
  document.documentElement.lang = language;
  document.documentElement.style.cssText = 'background: #17110d; color: #f5ecdc;';
  place.setAttribute('role', 'main');
  place.style.cssText = 'max-width: 560px; margin: 0 auto; padding: 48px 24px;';
  add('h1', TITLES[language], '28px');
  add('p', TEXTS[language], '18px');
})();
