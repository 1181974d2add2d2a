import { chakra } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router-dom';
import { CategoryChip } from '../../app/CategoryChip';
import { paths } from '../../app/paths';
import { tallTarget } from '../../ui/action/tall-target';
import { Money, NoValue } from '../../ui/figure/figures';
import { formatMoneyExact } from '../../ui/format/money';
import type { Column } from '../../ui/table-model/column';
import { LifeBar } from '../LifeBar';
import { formatQuantity } from '../quantity';
import { sumOfCosts } from '../sum-of-costs';
import { totalOf, type ComponentRow } from '../view/arrange';
import type { ListGroup } from '../view/list-view';

export interface ColumnOptions {
  viewCosts: boolean;
  group: ListGroup;
}

type ComponentColumn = Column<ComponentRow> & { needsCosts?: boolean };

const figures = { align: 'end', sortable: true } as const;
const orDash = (text: string | null) => text ?? <NoValue />;

/** The name as a link to the component. The page there steps through the list in the order shown here. */
export function ComponentName({ row }: { row: ComponentRow }) {
  const { search } = useLocation();
  return (
    <chakra.span asChild overflowWrap="anywhere" _hover={{ textDecoration: 'underline' }} css={tallTarget}>
      <Link to={paths.component(row.propertyComponentId)} state={{ list: search }}>
        {row.name}
      </Link>
    </chakra.span>
  );
}

function CostThen({ rows }: { rows: readonly ComponentRow[] }) {
  return <Money amount={sumOfCosts(rows.map((row) => row.costAtReplacement))} />;
}

const columns: ComponentColumn[] = [
  {
    id: 'name',
    header: 'Component',
    sortable: true,
    fixed: true,
    // The names get the width that is left over.
    width: '40%',
    cell: (row) => <ComponentName row={row} />,
  },
  {
    id: 'category',
    header: 'Category',
    sortable: true,
    cell: (row) => (
      <chakra.span whiteSpace="nowrap">
        <CategoryChip name={row.category} position={row.categoryPosition} />
      </chakra.span>
    ),
  },
  { id: 'location', header: 'Location', sortable: true, optional: true, cell: (row) => orDash(row.location) },
  {
    id: 'quantity',
    header: 'Quantity',
    ...figures,
    cell: (row) => (
      <chakra.span data-figure whiteSpace="nowrap">
        {formatQuantity(row.quantity, row.unitOfMeasure)}
      </chakra.span>
    ),
  },
  {
    id: 'unitCost',
    header: 'Unit cost',
    ...figures,
    optional: true,
    needsCosts: true,
    cell: (row) => (row.unitCost === null ? <NoValue /> : formatMoneyExact(row.unitCost)),
  },
  {
    id: 'currentCost',
    header: 'Replacement cost',
    ...figures,
    needsCosts: true,
    cell: (row) => <Strong amount={row.currentCost} />,
    subtotal: (rows) => <Money amount={totalOf(rows)} />,
  },
  {
    id: 'remainingLife',
    header: 'Remaining life',
    sortable: true,
    sortsAs: 'figures',
    cell: (row) => <LifeBar {...row} />,
  },
  {
    id: 'nextYear',
    header: 'Next year',
    ...figures,
    cell: (row) => <span data-figure>{row.nextReplacementYear}</span>,
  },
  {
    id: 'costThen',
    header: 'Cost then',
    ...figures,
    needsCosts: true,
    cell: (row) => <Strong amount={row.costAtReplacement} />,
  },
  {
    id: 'usefulLife',
    header: 'Useful life',
    ...figures,
    optional: true,
    cell: (row) => `${row.usefulLife} yr`,
  },
  {
    id: 'percentReplaced',
    header: '% replaced',
    ...figures,
    optional: true,
    cell: (row) => `${row.percentReplaced}%`,
  },
  { id: 'glCode', header: 'GL code', sortable: true, optional: true, cell: (row) => orDash(row.glCode) },
  {
    id: 'oneTime',
    header: 'One-time',
    sortable: true,
    optional: true,
    cell: (row) => (row.isOneTime ? 'Yes' : 'No'),
  },
];

function Strong({ amount }: { amount: number | null }) {
  return (
    <chakra.span color="fg.default">
      <Money amount={amount} />
    </chakra.span>
  );
}

/** The columns of the inventory; without money where the viewer may not see it. */
export function componentColumns({ viewCosts, group }: ColumnOptions): Column<ComponentRow>[] {
  const shown = columns.filter(
    // The head of a group names its category already.
    (column) => (viewCosts || !column.needsCosts) && !(group === 'category' && column.id === 'category'),
  );
  if (group !== 'year') return shown;
  // Dollars of one year add up; those of several do not.
  return shown.map((column) =>
    column.id === 'costThen' ? { ...column, subtotal: (rows) => <CostThen rows={rows} /> } : column,
  );
}
