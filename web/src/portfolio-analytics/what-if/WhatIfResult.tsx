import { chakra } from '@chakra-ui/react';
import { VerdictSentence } from '../../ui/figure/VerdictSentence';
import { counted } from '../../ui/format/count';
import { ChartTable } from '../../ui/marks/ChartTable';
import { Card } from '../../ui/layout/Card';
import type { PortfolioWhatIfQuery } from './WhatIf.generated';

type Result = PortfolioWhatIfQuery['portfolioWhatIf'];

/** Indexes of the years in the table. */
const SHOWN = [4, 9, 14, 19, 24, 29];
const BASES = { current: "At today's contributions", plan: 'By the leading plans' } as const;
const never = (year: number | null) => year ?? 'Never';

/** Shows how many associations fall below zero with the change, by which year, and their names. */
export function WhatIfResult({ result, basis }: { result: Result; basis: keyof typeof BASES }) {
  const { associations, years, moved, left, outOfRange } = result;
  const decade = years[9];
  if (associations === 0 || !decade)
    return <chakra.p color="fg.muted">No association has figures yet.</chakra.p>;
  return (
    <>
      <VerdictSentence>
        {BASES[basis]},{' '}
        <strong>
          {decade.after} of {counted(associations, 'association')}
        </strong>{' '}
        would be below zero by the end of {decade.year}; as things stand, it is {decade.before}.
      </VerdictSentence>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        gap="5"
      >
        <Card title="Below zero by the end of">
          <ChartTable
            caption="Associations below zero by year"
            heads={['Year', 'As things stand', 'With the change']}
            rows={SHOWN.map((at) => years[at]!).map(({ year, before, after }) => ({
              key: year,
              head: year,
              cells: [before, after],
            }))}
          />
        </Card>
        <Card title="First year below zero that moves">
          {moved.length === 0 ? (
            <chakra.p color="fg.muted">No association's first year below zero moves.</chakra.p>
          ) : (
            <ChartTable
              caption="Associations whose first year below zero moves"
              heads={['Association', 'As things stand', 'With the change']}
              rows={moved.map(({ propertyId, name, before, after }) => ({
                key: propertyId,
                head: name,
                cells: [never(before), never(after)],
              }))}
              note={moved.length === 100 ? 'The 100 that run dry first are named.' : undefined}
            />
          )}
        </Card>
      </chakra.div>
      {outOfRange + left > 0 && (
        <chakra.p mt="3" textStyle="caption" color="fg.muted">
          {outOfRange > 0 &&
            `${counted(outOfRange, 'association')} cannot be computed under these assumptions. `}
          {left > 0 && `${counted(left, 'further association')} are not counted here.`}
        </chakra.p>
      )}
    </>
  );
}
