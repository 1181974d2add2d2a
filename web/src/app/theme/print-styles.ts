/** Controls, which are not printed; heads that sort and lines that open keep their texts. */
const CONTROLS = [
  '[data-no-print]',
  'nav',
  // A choice that the figures depend on is printed, without its arrow.
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

/** Containers of cards, except those whose cards are beside each other on paper, too. */
const STACKS = 'main :has(section):not([data-paper-row], [data-no-print])';

/** Prints a field as its label and its value, without its box, with signs beside the value. */
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
 * Every page on paper: letter in landscape, where tables keep their columns and cards are side by side; static heads that
 * repeat on each sheet, unbroken rows and cards, no controls, no background.
 */
export const printStyles = {
  '@page': { size: 'letter landscape', margin: '16mm 12mm 14mm' },
  [CONTROLS]: { display: 'none !important' },
  // Colors distinguish categories and bands: they are printed unchanged.
  '*': { printColorAdjust: 'exact', WebkitPrintColorAdjust: 'exact' },
  'html, body': { background: 'white !important', fontSize: '13px' },
  // Parts that scroll or stick on screen are shown in full on paper.
  'main, main *': { maxHeight: 'none !important', overflow: 'visible !important' },
  // Texts for screen readers, on one line: in full, they would make the sheet as wide, and everything on it small.
  'main figcaption, [data-paper-clip]': { overflow: 'hidden !important' },
  // Room for bars that float at the foot of a screen would be an empty sheet.
  main: { paddingBlock: '4px 0 !important' },
  'thead, th, td': { position: 'static !important' },
  thead: { display: 'table-header-group' },
  // A button is not repeated on the next sheet: the text of its head is.
  'th[data-head]:has(button)::before': { content: 'attr(data-head)' },
  'th[data-head] button': { display: 'none !important' },
  'th, td': { whiteSpace: 'normal', overflowWrap: 'break-word', paddingBlock: '5px !important' },
  // Texts that are cut on screen are cut on paper: in full, they cover the next column. Rows of one height also keep the
  // number of sheets right, which Chromium gets wrong in a long list whose rows differ.
  '[data-cut]': { overflow: 'hidden !important', maxWidth: '32ch !important' },
  'tr, [role="row"], li, figure, img, svg': { breakInside: 'avoid' },
  'h1, h2, h3, caption': { breakAfter: 'avoid' },
  'section, article, [data-paper-row]': { breakInside: 'avoid' },
  // A long table is not kept together: it breaks between rows, with at least two on a sheet.
  // A card with a plot is kept together: the table behind the plot is for screen readers.
  'section:has(table tbody tr:nth-of-type(7)):not(:has(svg[data-plot])), section:has(li:nth-of-type(25))': {
    breakInside: 'auto',
  },
  // The first row stays with the next one; its head comes before it on the same sheet.
  'tbody tr:first-of-type': { breakAfter: 'avoid' },
  'tbody tr:nth-last-of-type(2)': { breakAfter: 'avoid' },
  // Nor are several cards kept together: the first one begins on the sheet of its title.
  'section:has(section), section:has(article), article:has(section)': { breakInside: 'auto' },
  // A grid moves to the next sheet as a whole: containers of cards below one another are blocks.
  [STACKS]: { display: 'block !important' },
  [`:is(${STACKS}) > * + *`]: { marginBlockStart: '12px' },
  // Sections of many short fields, which a screen shows one below the other.
  '[data-paper-columns]': { columnCount: 2, columnGap: '32px' },
  // Many small cards: a little smaller, they take one sheet less.
  'main:has([data-paper-dense])': { zoom: 0.9 },
  ...paperFields,
  // A plot is drawn about as wide as its card: these styles fit the last pixels.
  svg: { maxWidth: '100%' },
  'svg[data-plot]': { width: '100%', height: 'auto', maxHeight: '340px !important' },
  'div:has(> svg[data-plot])': { height: 'auto !important' },
  // A picture that was just loaded is still fading in.
  'main img': { opacity: '1 !important', transition: 'none !important' },
  'a, a *': { textDecoration: 'none !important' },
};
