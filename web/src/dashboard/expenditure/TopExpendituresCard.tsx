import { chakra } from '@chakra-ui/react';
import { Button } from '../../ui/action/Button';
import { Card } from '../../ui/layout/Card';
import { ExpenditureTable } from './ExpenditureTable';
import type { Health } from '../health';

const SHOWN = 5;

/** The largest expenditures of the year, and a button that shows all. */
export function TopExpendituresCard({ health, onAll }: { health: Health; onAll: () => void }) {
  const lines = health.topExpenditures;
  return (
    <Card
      flush
      title="Top Anticipated Expenditures"
      aside={
        lines.length > 0 && (
          <Button variant="link" onClick={onAll}>
            See all for {health.fiscalYear}
          </Button>
        )
      }
    >
      {lines.length === 0 ? (
        <chakra.p px="4.5" pb="4.5" textStyle="table" color="fg.muted">
          Nothing is due in {health.fiscalYear}.
        </chakra.p>
      ) : (
        <ExpenditureTable
          caption={`Largest expenditures in ${health.fiscalYear}`}
          lines={lines.slice(0, SHOWN)}
          costHeading="Expected cost"
        />
      )}
    </Card>
  );
}
