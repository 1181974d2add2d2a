import { chakra } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { Button } from '../../ui/action/Button';
import { useSelection } from '../../app/selection/selection';

/** A banner above every page while a previous year is selected, so that no one reads or edits the wrong one. */
export function YearBanner() {
  const { fiscalYear, fiscalYears, selectFiscalYear } = useSelection();
  const current = fiscalYears.find((year) => year.isCurrentFiscalYear);
  if (!fiscalYear?.isPreviousFiscalYear || !current) return null;
  return (
    <chakra.aside
      aria-label="Fiscal year"
      display="flex"
      alignItems="center"
      gap="2.5"
      bg="warning.bg"
      color="warning.fg"
      px={{ base: '4', md: '7' }}
      py="2"
      textStyle="table"
    >
      <TriangleAlert size={16} strokeWidth={1.75} aria-hidden />
      <span>You are viewing {fiscalYear.year}.</span>
      <Button
        variant="link"
        size="sm"
        color="warning.fg"
        textDecoration="underline"
        onClick={() => selectFiscalYear(current.year)}
      >
        Go to {current.year}
      </Button>
    </chakra.aside>
  );
}
