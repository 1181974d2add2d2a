/** Nothing that is pressed; heads that sort and lines that open keep their words. */
const CONTROLS = [
  '[data-no-print]',
  'nav',
  // A choice that says what is computed is printed, without its arrow.
  'select:not([data-print])',
  'select + span',
  '[role="tablist"]',
  '[role="toolbar"]',
  '[role="search"]',
  // The box around a field, with its icon.
  'div:has(> input[type="search"])',
  'a[aria-label^="Edit"]',
  '[role="radiogroup"]',
  '[role="switch"]',
  'input[type="checkbox"]',
  'input[type="search"]',
  'input[type="file"]',
  'input[type="range"]',
  'button:not(th button, tr button[aria-expanded]:not([aria-haspopup]), [data-print])',
].join(', ');

/**
 * Every page on paper: letter in landscape, where tables keep their columns and cards stand side by side; static heads that
 * come again on each sheet, rows and cards unbroken, no controls, no ground.
 */
export const printStyles = {
  '@page': { size: 'letter landscape', margin: '16mm 12mm 14mm' },
  [CONTROLS]: { display: 'none !important' },
  // Colours tell categories and bands apart: printed as they are.
  '*': { printColorAdjust: 'exact', WebkitPrintColorAdjust: 'exact' },
  'html, body': { background: 'white !important', fontSize: '13px' },
  // What scrolls or sticks on screen lies open on paper.
  'main, main *': { maxHeight: 'none !important', overflow: 'visible !important' },
  'thead, th, td': { position: 'static !important' },
  thead: { display: 'table-header-group' },
  // A button is not drawn again on the next sheet: the words of its head are.
  'th[data-head]:has(button)::before': { content: 'attr(data-head)' },
  'th[data-head] button': { display: 'none !important' },
  'th, td': { whiteSpace: 'normal', overflowWrap: 'break-word' },
  'tr, li, figure, img, svg': { breakInside: 'avoid' },
  'h1, h2, h3, caption': { breakAfter: 'avoid' },
  'section, article': { breakInside: 'avoid' },
  // A long list is not one card: its rows break between each other.
  'section:has(table tbody tr:nth-of-type(25)), section:has(li:nth-of-type(25))': { breakInside: 'auto' },
  // Nor are several cards: the first one begins on the sheet of its title.
  'section:has(section), article:has(section)': { breakInside: 'auto' },
  'a, a *': { textDecoration: 'none !important' },
};
