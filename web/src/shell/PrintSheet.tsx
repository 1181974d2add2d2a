import { useShownPage } from '../app/page-title';
import { useSelection, type Viewer } from '../app/selection/selection';
import { usePrintColors } from '../ui/print/print-colors';
import { SheetFrame } from '../ui/print/SheetFrame';

/**
 * What Ctrl P puts on every sheet of every page: property, fiscal year and page number; and light colours. A page that is of no
 * property bears the name of the portfolio, or that of all of them, and its own title.
 */
export function PrintSheet() {
  const { viewer, property, fiscalYear } = useSelection();
  const page = useShownPage();
  usePrintColors();
  if (!page.isOfProperty) return <SheetFrame name={portfoliosOf(viewer)} title={page.title} />;
  const name = property?.name ?? 'Roofline';
  const title = fiscalYear ? `Fiscal year ${fiscalYear.year}` : 'Roofline';
  return <SheetFrame name={name} title={title} />;
}

/** Internal staff is in no portfolio, and sees all of them. */
function portfoliosOf({ memberships }: Viewer): string {
  const [only, ...others] = memberships;
  return only && others.length === 0 ? only.name : 'All portfolios';
}
