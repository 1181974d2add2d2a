import { chakra } from '@chakra-ui/react';
import type { PlanSummary } from '@roofline/engine/simulation/summary';
import { FIRST_SEED } from '@roofline/schema/plan-analysis/first-seed';
import { formatCount } from '../../../ui/format/count';
import { Folded, FoldedCard } from '../../../ui/layout/Folded';
import { ChartTable } from '../../../ui/marks/ChartTable';
import { DEFAULT_SPREADS } from '@roofline/engine/simulation/spreads';
import { chanceText, errorText } from '../chance';
import { PATHS, type Outlook } from '../use-outlook';
import { SpreadFields } from './SpreadFields';

/** Explains how the futures are drawn and how exact their figures are; folded unless someone changed spreads or seed. */
export function MethodCard({ outlook, fiscalYear }: { outlook: Outlook; fiscalYear: number }) {
  const { summary, spreads, seed } = outlook;
  const isOwn =
    seed !== FIRST_SEED || JSON.stringify(spreads) !== JSON.stringify({ ...spreads, ...DEFAULT_SPREADS });
  return (
    <FoldedCard title="Method" isOpen={isOwn}>
      <chakra.div
        display="grid"
        gap="6"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      >
        <chakra.div color="fg.muted" display="grid" gap="2" alignContent="start">
          <p>
            Roofline draws {formatCount(PATHS)} possible futures of the plan. In each of them inflation,
            interest, costs and lives differ from the plan by chance, as far as the spreads say. A shortfall
            is a year that would end below zero; a special assessment then restores $0, and later years start
            from there.
          </p>
          <p>
            An average covers the futures that need an assessment, and the bad case is their 90th percentile.
            Everyone who uses the same seed sees the same figures.
          </p>
          {summary && <Exactness summary={summary} fiscalYear={fiscalYear} />}
        </chakra.div>
        <SpreadFields outlook={outlook} />
      </chakra.div>
    </FoldedCard>
  );
}

function Exactness({ summary, fiscalYear }: { summary: PlanSummary; fiscalYear: number }) {
  const last = summary.years.at(-1)!;
  const end = fiscalYear + last.t;
  return (
    <>
      <p>
        By {end}: {chanceText(last.everBelowZero)} {errorText(last.everBelowZeroError)} (standard error).
      </p>
      <Folded title="Standard error by year">
        <ChartTable
          caption="Chance of a shortfall by year, with its standard error"
          heads={[
            'Year',
            'Ends below zero',
            'Standard error',
            'Below zero by then',
            'Standard error of that',
          ]}
          rows={summary.years.map((year) => ({
            key: year.t,
            head: fiscalYear + year.t,
            cells: [
              chanceText(year.belowZero),
              errorText(year.belowZeroError),
              chanceText(year.everBelowZero),
              errorText(year.everBelowZeroError),
            ],
          }))}
        />
      </Folded>
    </>
  );
}
