import { PLACEMENT_KINDS } from '@roofline/schema/placement/placement';
import { chakra } from '@chakra-ui/react';
import { Landmark } from 'lucide-react';
import { recordCommands } from '../app/records/record-commands';
import type { RecordForms } from '../app/records/use-record-forms';
import { Button } from '../ui/action/Button';
import { EmptyState } from '../ui/feedback/EmptyState';
import { DateText, Money, NoValue, Percent } from '../ui/figure/figures';
import { Tag } from '../ui/figure/Tag';
import { formatDay } from '../ui/format/day';
import { formatPercent } from '../ui/format/percent';
import { ListPage } from '../ui/list-page/ListPage';
import type { Column } from '../ui/table-model/column';
import type { PlacementRowFragment } from './Placements.generated';

export interface PlacementTableProps {
  placements: readonly PlacementRowFragment[];
  canEdit: boolean;
  forms: RecordForms<PlacementRowFragment>;
}

const kindName = ({ kind }: PlacementRowFragment) => PLACEMENT_KINDS.find((one) => one.kind === kind)!.label;

/** The account, with its kind below. */
function AccountCell({ placement }: { placement: PlacementRowFragment }) {
  return (
    <chakra.div py="1.5">
      {placement.account}
      <chakra.span display="block" textStyle="caption" color="fg.muted" fontWeight="400">
        {kindName(placement)}
        {placement.source !== null && `, from ${placement.source}`}
      </chakra.span>
    </chakra.div>
  );
}

function Maturity({ placement: { maturityDate, isMatured } }: { placement: PlacementRowFragment }) {
  if (maturityDate === null) return <chakra.span color="fg.muted">Any day</chakra.span>;
  return isMatured ? (
    <Tag tone="warning">Matured {formatDay(maturityDate)}</Tag>
  ) : (
    <DateText iso={maturityDate} />
  );
}

const columns: Column<PlacementRowFragment>[] = [
  {
    id: 'account',
    header: 'Account',
    fixed: true,
    cell: (row) => <AccountCell placement={row} />,
    sortValue: (row) => row.account,
  },
  {
    id: 'institution',
    header: 'Institution',
    cell: (row) => row.institution,
    sortValue: (row) => row.institution,
  },
  {
    id: 'value',
    header: 'Value today',
    cell: (row) => <Money amount={row.value} />,
    sortValue: (row) => row.value,
    align: 'end',
    subtotal: (rows) => <Money amount={rows.reduce((sum, row) => sum + row.value, 0)} />,
  },
  {
    id: 'rate',
    header: 'Rate',
    cell: (row) => <Percent points={row.interestRate} decimals={3} />,
    sortValue: (row) => row.interestRate,
    align: 'end',
  },
  {
    id: 'yield',
    header: 'Yield',
    cell: (row) => <Percent points={row.annualYield} decimals={2} />,
    sortValue: (row) => row.annualYield,
    align: 'end',
    optional: true,
  },
  {
    id: 'maturity',
    header: 'Free on',
    cell: (row) => <Maturity placement={row} />,
    sortValue: (row) => row.maturityDate ?? '',
  },
  {
    id: 'maturityValue',
    header: 'Value then',
    cell: (row) => (row.maturityValue === null ? <NoValue /> : <Money amount={row.maturityValue} />),
    sortValue: (row) => row.maturityValue,
    align: 'end',
  },
];

/** Lists the placements, only from props. */
export function PlacementTable({ placements, canEdit, forms }: PlacementTableProps) {
  // A placement from a connected app can be removed only in that app.
  const commands = (row: PlacementRowFragment) =>
    recordCommands(row, forms).filter(({ id }) => id !== 'remove' || row.source === null);
  return (
    <ListPage
      caption="Reserve accounts, by the day on which they come free"
      columns={columns}
      rows={placements}
      rowId={(row) => row.placementId}
      rowName={(row) => `${row.account} at ${row.institution}`}
      empty={
        <EmptyState
          icon={<Landmark size={24} strokeWidth={1.6} />}
          text="No reserve accounts yet. Add where the reserve fund is held."
          action={canEdit && <Button onClick={forms.add}>Add reserve account</Button>}
        />
      }
      commands={canEdit ? commands : undefined}
      renderPhoneRow={(row) => <PhoneRow placement={row} />}
    />
  );
}

function PhoneRow({ placement }: { placement: PlacementRowFragment }) {
  return (
    <chakra.div display="grid" gridTemplateColumns="1fr auto" columnGap="3">
      <chakra.span fontWeight="560" overflowWrap="anywhere">
        {placement.account}
      </chakra.span>
      <Money amount={placement.value} />
      <chakra.span textStyle="caption" color="fg.muted">
        {placement.institution}, {formatPercent(placement.interestRate, 3)}
        {placement.source !== null && `, from ${placement.source}`}
      </chakra.span>
      <chakra.span textStyle="caption">
        <Maturity placement={placement} />
      </chakra.span>
    </chakra.div>
  );
}
