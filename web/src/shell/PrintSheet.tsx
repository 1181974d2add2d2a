import { useShownPage } from '../app/page-title';
import { useSelection, type Viewer } from '../app/selection/selection';
import { usePrintColors } from '../ui/print/print-colors';
import { SheetFrame } from '../ui/print/SheetFrame';

/**
 * Prints property, fiscal year and page number on every sheet of every page, in light colors. A page that belongs to no
 * property shows the portfolio's name, or "All portfolios", and the title of the page.
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

/** Returns the name of the viewer's only portfolio, else "All portfolios": internal staff are in none and see all. */
function portfoliosOf({ memberships }: Viewer): string {
  const [only, ...others] = memberships;
  return only && others.length === 0 ? only.name : 'All portfolios';
}
