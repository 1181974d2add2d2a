import { useSelection } from '../app/selection/selection';
import { usePrintColors } from '../ui/print/print-colors';
import { SheetFrame } from '../ui/print/SheetFrame';

/** What Ctrl P puts on every sheet of every page: property, fiscal year and page number; and light colours. */
export function PrintSheet() {
  const { property, fiscalYear } = useSelection();
  usePrintColors();
  const name = property?.name ?? 'Roofline';
  const title = fiscalYear ? `Fiscal year ${fiscalYear.year}` : 'Roofline';
  return <SheetFrame name={name} title={title} />;
}
