import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import type { SelectedFiscalYear, SelectedProperty } from '../../app/selection';
import { Button } from '../../ui/action/Button';
import { Banner } from '../../ui/feedback/Banner';

/** Why nothing can be changed, in one line, and the way on. */
export function PlansReadOnly(props: {
  property: SelectedProperty;
  fiscalYear: SelectedFiscalYear;
  basisFiscalYear: number | null;
}) {
  const { property, fiscalYear, basisFiscalYear } = props;
  const { year } = fiscalYear;
  if (!fiscalYear.requireSetup)
    return (
      <Banner tone="info">{`${year} is a previous fiscal year: its plans can be read, not changed.`}</Banner>
    );
  const of =
    basisFiscalYear === null || basisFiscalYear === year ? '' : `: these are the plans of ${basisFiscalYear}`;
  return (
    <Banner
      tone="info"
      action={
        property.viewerCan.editFinancials && (
          <Button asChild size="sm">
            <Link to={paths.setupYear}>Set up {year}</Link>
          </Button>
        )
      }
    >
      {`${year} awaits setup${of}.`}
    </Banner>
  );
}
