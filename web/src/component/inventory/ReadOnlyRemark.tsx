import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import type { SelectedFiscalYear, SelectedProperty } from '../../app/selection';
import { Button } from '../../ui/action/Button';
import { Banner } from '../../ui/feedback/Banner';

/** Why nothing can be changed, in one line. */
export function ReadOnlyRemark(props: {
  property: SelectedProperty;
  fiscalYear: SelectedFiscalYear;
  basisFiscalYear: number;
}) {
  const { property, fiscalYear, basisFiscalYear } = props;
  const { year } = fiscalYear;
  if (!fiscalYear.requireSetup)
    return (
      <Banner tone="info">{`${year} is a previous fiscal year: its components can be read, not changed.`}</Banner>
    );
  return (
    <Banner
      tone="info"
      action={
        property.viewerCan.editFinancials && (
          <Button asChild size="sm">
            <Link to={paths.propertyDetails(property.propertyId, 'financials')}>Set up {year}</Link>
          </Button>
        )
      }
    >
      {basisFiscalYear === year
        ? `${year} awaits setup.`
        : `${year} awaits setup: this is the inventory of ${basisFiscalYear}.`}
    </Banner>
  );
}
