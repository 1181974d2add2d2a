// Runs before the first paint, so that no page flashes in the wrong theme. Same key as ui/color/color-mode.ts.
(function () {
  var stored = null;
  try {
    stored = localStorage.getItem('roofline.theme');
  } catch (refused) {}
  var dark = stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  var root = document.documentElement;
  root.classList.add(dark ? 'dark' : 'light');
  root.style.colorScheme = dark ? 'dark' : 'light';
})();
