import { useSelection } from '../app/selection/selection';
import { usePrintColors } from '../ui/print/print-colors';
import { sheetRules } from '../ui/print/sheet-rules';

/** What Ctrl P puts on every sheet of every page: property, fiscal year and page number; and light colours. */
export function PrintSheet() {
  const { property, fiscalYear } = useSelection();
  usePrintColors();
  const name = property?.name ?? 'Roofline';
  const title = fiscalYear ? `Fiscal year ${fiscalYear.year}` : 'Roofline';
  return <style media="print">{sheetRules({ name, title })}</style>;
}
