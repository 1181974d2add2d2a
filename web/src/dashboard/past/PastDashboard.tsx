import { chakra } from '@chakra-ui/react';
import { History } from 'lucide-react';
import { CurrentYearAction } from '../../app/selection/CurrentYearAction';
import { EmptyState } from '../../ui/feedback/EmptyState';
import type { Health } from '../health';
import { ClosingFigures } from './ClosingFigures';
import { useClosedYearQuery } from './ClosedYear.generated';

/** A previous year: a placeholder, a button to the current year, and its closing figures where they were entered. */
export function PastDashboard({ health: { propertyId, fiscalYear } }: { health: Health }) {
  // The page leaves out closing figures that fail to load or that the viewer may not see.
  const { data } = useClosedYearQuery({ variables: { propertyId, fiscalYear } });
  const closed = data?.reconciliation;
  return (
    <>
      <EmptyState
        icon={<History size={24} strokeWidth={1.6} />}
        text="Upcoming features are coming."
        action={<CurrentYearAction />}
      />
      {closed?.actual && closed.propertyId === propertyId && closed.fiscalYear === fiscalYear && (
        <chakra.section aria-labelledby="closed-year">
          <ClosingFigures
            fiscalYear={fiscalYear}
            reconciledAt={closed.reconciledAt}
            planned={closed.planned}
            actual={closed.actual}
          />
        </chakra.section>
      )}
    </>
  );
}
