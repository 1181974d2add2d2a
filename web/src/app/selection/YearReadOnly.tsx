import { Link } from 'react-router-dom';
import { Button } from '../../ui/action/Button';
import { Banner } from '../../ui/feedback/Banner';
import { paths } from '../paths';
import type { SelectedFiscalYear, SelectedProperty } from './selection';

/** Words for the data on screen: for a previous year's own data, and for that of the basis year. */
const WORDS = {
  components: { own: 'components', basis: 'this is the inventory' },
  plans: { own: 'plans', basis: 'these are the plans' },
};

/** Says in one line why a year cannot be changed, with a link to the next step. */
export function YearReadOnly(props: {
  property: SelectedProperty;
  fiscalYear: SelectedFiscalYear;
  /** The year whose data is shown; null where there is none. */
  basisFiscalYear: number | null;
  what: keyof typeof WORDS;
}) {
  const { property, fiscalYear, basisFiscalYear, what } = props;
  const { year } = fiscalYear;
  const words = WORDS[what];
  if (!fiscalYear.requireSetup)
    return (
      <Banner tone="info">{`${year} is a previous fiscal year: you can view its ${words.own} but not change them.`}</Banner>
    );
  const hasBasis = basisFiscalYear !== null && basisFiscalYear !== year;
  // A first year has nothing to review: its financials are all that it awaits.
  const setUp = hasBasis ? paths.setupYear : paths.propertyDetails(property.propertyId, 'financials');
  const canSetUp = property.viewerCan.editFinancials && !fiscalYear.isPreviousFiscalYear;
  return (
    <Banner
      tone="info"
      action={
        canSetUp && (
          <Button asChild size="sm">
            <Link to={setUp}>Set up {year}</Link>
          </Button>
        )
      }
    >
      {`${year} awaits setup${hasBasis ? `: ${words.basis} of ${basisFiscalYear}` : ''}.`}
    </Banner>
  );
}
