// Runs before the first paint, so that no page flashes in the wrong theme, and the frame of the application stands at once with the
// property that was shown last. Same keys as ui/color/color-mode.ts, shell/navigation/collapsed-nav.ts and app/storage.ts.
(function () {
  var root = document.documentElement;
  var read = function (key) {
    try {
      return localStorage.getItem('roofline.' + key);
    } catch (refused) {
      return null;
    }
  };
  var theme = read('theme');
  var dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.classList.add(dark ? 'dark' : 'light');
  root.style.colorScheme = dark ? 'dark' : 'light';

  var folded = read('navCollapsed');
  if (folded === '1' || (folded === null && innerWidth < 1024)) root.dataset.nav = 'folded';

  try {
    var shown = JSON.parse(read('session.shownPair'));
    var chosen = read('session.selectedPropertyId');
    // A mailed address may ask for another property.
    var isKnown =
      (chosen === null || chosen === shown.propertyId) && !/[?&]propertyId=/.test(location.search);
    // What would end a text of CSS, or say something else in it, becomes a space.
    if (isKnown && typeof shown.name === 'string')
      root.style.setProperty('--last-property', '"' + shown.name.replace(/["\\\s]+/g, ' ') + '"');
  } catch (nothingKept) {}
})();
