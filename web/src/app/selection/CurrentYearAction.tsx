import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/action/Button';
import { paths } from '../paths';
import { useSelection } from './selection';

/** Leads from a past year to the current one: sets it up where it awaits that, else opens it. */
export function CurrentYearAction() {
  const { fiscalYears, selectFiscalYear, property } = useSelection();
  const current = fiscalYears.find((year) => year.isCurrentFiscalYear);
  if (!current) return null;
  const { year, requireSetup } = current;
  if (!requireSetup || !property?.viewerCan.editFinancials)
    return <Button onClick={() => selectFiscalYear(year)}>Go to {year}</Button>;
  return (
    <chakra.div display="flex" flexDirection="column" alignItems="center" gap="3" maxW="420px">
      <p>{`Fiscal year ${year} awaits setup. Set it up with the figures of the last year that you entered, then add or import its components.`}</p>
      <Button asChild variant="primary">
        <Link to={paths.setupYear}>Set up {year}</Link>
      </Button>
    </chakra.div>
  );
}
