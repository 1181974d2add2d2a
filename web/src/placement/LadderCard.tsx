import { chakra } from '@chakra-ui/react';
import { Money } from '../ui/figure/figures';
import { formatDay } from '../ui/format/day';
import { Card } from '../ui/layout/Card';
import { DataTable } from '../ui/table/DataTable';
import { initialLayout, type Column } from '../ui/table-model/column';
import type { PlacementFiguresFragment } from './Placements.generated';

type Year = PlacementFiguresFragment['years'][number];

const columns: Column<Year>[] = [
  { id: 'year', header: 'Fiscal year', fixed: true, cell: ({ year }) => year },
  { id: 'maturing', header: 'Comes free', align: 'end', cell: (row) => <Money amount={row.maturing} /> },
  {
    id: 'contributions',
    header: 'Comes in',
    align: 'end',
    cell: (row) => <Money amount={row.contributions} />,
  },
  { id: 'expenditures', header: 'Work', align: 'end', cell: (row) => <Money amount={row.expenditures} /> },
  {
    id: 'available',
    header: 'Free at its end',
    align: 'end',
    cell: (row) => <Money amount={row.available} />,
  },
  { id: 'locked', header: 'Still placed', align: 'end', cell: (row) => <Money amount={row.locked} /> },
];

/** Shows year by year whether the money matures before the plan's work needs it. */
export function LadderCard({ summary: { years, planName } }: { summary: PlacementFiguresFragment }) {
  if (planName === null)
    return (
      <Card title="Free when it is needed">
        <chakra.p color="fg.muted">
          There is no plan to compare with yet: add components and the financials of this year.
        </chakra.p>
      </Card>
    );
  return (
    <Card title="Free when it is needed" flush>
      <DataTable
        isInCard
        caption={`Money that is free beside the work of the next years, by the plan ${planName}`}
        columns={columns}
        layout={initialLayout(columns)}
        rows={years}
        rowId={({ year }) => String(year)}
        rowName={({ year }) => `Fiscal year ${year}`}
        empty={null}
        renderPhoneRow={(row) => <PhoneYear year={row} />}
      />
      <chakra.p textStyle="caption" color="fg.subtle" px="4.5" py="3">
        By the plan {planName}. Of this year only what is still to come counts. Money that matures is taken as
        free and not placed again.
      </chakra.p>
    </Card>
  );
}

function PhoneYear({ year: { year, endDate, available, expenditures, locked } }: { year: Year }) {
  return (
    <chakra.div display="grid" gridTemplateColumns="1fr auto" columnGap="3">
      <chakra.span fontWeight="560">{year}</chakra.span>
      <Money amount={available} />
      <chakra.span textStyle="caption" color="fg.muted">
        Work <Money amount={expenditures} />, still placed <Money amount={locked} />
      </chakra.span>
      <chakra.span textStyle="caption" color="fg.muted">
        free on {formatDay(endDate)}
      </chakra.span>
    </chakra.div>
  );
}
