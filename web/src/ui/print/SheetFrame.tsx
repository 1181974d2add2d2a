import { sheetRules, type Sheet } from './sheet-rules';

/** Head and foot of every printed sheet of the page. Of several in a page, the last one counts. */
export function SheetFrame(sheet: Sheet) {
  return <style media="print">{sheetRules(sheet)}</style>;
}
