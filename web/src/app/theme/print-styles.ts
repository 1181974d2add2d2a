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

/** What holds cards, except where it says that they stand beside each other on paper too. */
const STACKS = 'main :has(section):not([data-paper-row], [data-no-print])';

/** A field is its label and what was entered, without its box, signs beside the value. */
const paperFields = {
  'input, select, textarea': {
    width: 'auto !important',
    minWidth: '0 !important',
    maxWidth: '100%',
    minHeight: '0 !important',
    padding: '0 !important',
    border: '0 !important',
    background: 'none !important',
    boxShadow: 'none !important',
    fieldSizing: 'content',
  },
  'input::placeholder, textarea::placeholder': { color: 'transparent' },
  select: { paddingInlineEnd: '4px !important' },
  '[data-adorned]': { gap: '3px' },
  '[data-adornment]': { position: 'static !important' },
  '[data-adornment="start"]': { order: -1 },
};

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
  // Words for readers of the screen, on one line: open, they would make the sheet as wide, and all on it small.
  'main figcaption, [data-paper-clip]': { overflow: 'hidden !important' },
  // Room for what floats at the foot of a screen would be a sheet without anything.
  main: { paddingBlock: '4px 0 !important' },
  'thead, th, td': { position: 'static !important' },
  thead: { display: 'table-header-group' },
  // A button is not drawn again on the next sheet: the words of its head are.
  'th[data-head]:has(button)::before': { content: 'attr(data-head)' },
  'th[data-head] button': { display: 'none !important' },
  'th, td': { whiteSpace: 'normal', overflowWrap: 'break-word', paddingBlock: '5px !important' },
  // Words that are cut on screen are cut on paper: open, they lie over the next column. Rows of one height also keep the
  // number of sheets right, which Chromium gets wrong in a long list whose rows differ.
  '[data-cut]': { overflow: 'hidden !important', maxWidth: '32ch !important' },
  'tr, [role="row"], li, figure, img, svg': { breakInside: 'avoid' },
  'h1, h2, h3, caption': { breakAfter: 'avoid' },
  'section, article, [data-paper-row]': { breakInside: 'avoid' },
  // A table is not one card: its rows break between each other, two at least on a sheet.
  // A plot keeps its card together: the table behind it is for readers of the screen.
  'section:has(table tbody tr:nth-of-type(7)):not(:has(svg[data-plot])), section:has(li:nth-of-type(25))': {
    breakInside: 'auto',
  },
  // The first row keeps the next one; its head comes before it on the same sheet.
  'tbody tr:first-of-type': { breakAfter: 'avoid' },
  'tbody tr:nth-last-of-type(2)': { breakAfter: 'avoid' },
  // Nor are several cards: the first one begins on the sheet of its title.
  'section:has(section), section:has(article), article:has(section)': { breakInside: 'auto' },
  // A grid is moved to the next sheet as a whole: what holds cards below one another is none.
  [STACKS]: { display: 'block !important' },
  [`:is(${STACKS}) > * + *`]: { marginBlockStart: '12px' },
  // Sections of many short fields, which a screen shows one below the other.
  '[data-paper-columns]': { columnCount: 2, columnGap: '32px' },
  // Many small cards: a little smaller, they take a sheet less.
  'main:has([data-paper-dense])': { zoom: 0.9 },
  ...paperFields,
  // A plot is drawn about as wide as its card: the last pixels are the style sheet's.
  svg: { maxWidth: '100%' },
  'svg[data-plot]': { width: '100%', height: 'auto', maxHeight: '340px !important' },
  'div:has(> svg[data-plot])': { height: 'auto !important' },
  // A picture that came a moment ago is still fading in.
  'main img': { opacity: '1 !important', transition: 'none !important' },
  'a, a *': { textDecoration: 'none !important' },
};
