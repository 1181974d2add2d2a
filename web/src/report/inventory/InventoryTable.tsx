import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { CategoryChip } from '../../app/CategoryChip';
import { paths } from '../../app/paths';
import { Money, Percent } from '../../ui/figure/figures';
import { counted, formatNumber } from '../../ui/format/count';
import { ReportTable, type ReportColumn, type ReportTableRow } from '../ReportTable';
import { YearCards } from '../YearCards';
import type { Inventory } from './InventoryChart';

type Group = Inventory['groups'][number];
type Line = Group['components'][number];

const COLUMNS: ReportColumn[] = [
  { key: 'location', header: 'Location', isText: true },
  { key: 'quantity', header: 'Quantity' },
  { key: 'cost', header: 'Current cost' },
  { key: 'life', header: 'Useful life' },
  { key: 'remaining', header: 'Remaining life' },
  { key: 'next', header: 'Next year' },
  { key: 'full', header: 'Fully funded balance' },
  { key: 'wear', header: 'Deterioration a year' },
  { key: 'share', header: 'Significance' },
];

function sums(
  of: Pick<Group, 'currentCost' | 'fullyFundedBalance' | 'annualDeterioration' | 'significance'>,
) {
  return [
    null,
    null,
    <Money key="cost" amount={of.currentCost} />,
    null,
    null,
    null,
    <Money key="full" amount={of.fullyFundedBalance} />,
    <Money key="wear" amount={of.annualDeterioration} />,
    <Percent key="share" points={of.significance} decimals={1} />,
  ];
}

const quantityOf = ({ quantity, unitOfMeasure }: Line) =>
  quantity == null ? null : `${formatNumber(quantity)} ${unitOfMeasure ?? ''}`;

function lineRow(line: Line): ReportTableRow {
  return {
    key: line.propertyComponentId,
    depth: 1,
    name: <Link to={paths.component(line.propertyComponentId)}>{line.name}</Link>,
    cells: [
      line.location,
      quantityOf(line),
      <Money key="cost" amount={line.currentCost} />,
      line.usefulLife,
      line.remainingUsefulLife,
      line.isOneTime ? `${line.nextReplacementYear}, once` : line.nextReplacementYear,
      <Money key="full" amount={line.fullyFundedBalance} />,
      <Money key="wear" amount={line.annualDeterioration} />,
      <Percent key="share" points={line.significance} decimals={1} />,
    ],
  };
}

/** Components grouped by category with subtotals, and the total. */
export function InventoryTable({ report }: { report: Inventory }) {
  const rows = report.groups.flatMap((group): ReportTableRow[] => [
    {
      key: `${group.category} head`,
      kind: 'group',
      name: <CategoryChip name={group.category} position={group.categoryPosition} />,
      cells: COLUMNS.map(() => null),
    },
    ...group.components.map(lineRow),
    {
      key: `${group.category} sum`,
      kind: 'subtotal',
      depth: 1,
      name: `${group.category}, subtotal`,
      cells: sums(group),
    },
  ]);
  return (
    <ReportTable
      title="Components by category"
      nameHeader="Component"
      columns={COLUMNS}
      rows={[...rows, { key: 'total', kind: 'total', name: 'Total', cells: sums(report.totals) }]}
      note="Whole dollars, each rounded separately. Lives in years."
    />
  );
}

/** The same on a phone: a card for each category. */
export function InventoryCards({ report }: { report: Inventory }) {
  return (
    <YearCards
      label="Components by category"
      cards={report.groups.map((group) => ({
        key: group.category,
        title: <CategoryChip name={group.category} position={group.categoryPosition} />,
        value: <Money amount={group.currentCost} />,
        facts: group.components.map((line) => ({
          key: line.propertyComponentId,
          label: (
            <>
              <Link to={paths.component(line.propertyComponentId)}>{line.name}</Link>
              <chakra.span display="block" textStyle="caption" color="fg.subtle">
                {`${line.nextReplacementYear}, in ${counted(line.remainingUsefulLife, 'year')} of ${line.usefulLife}`}
              </chakra.span>
            </>
          ),
          value: <Money amount={line.currentCost} />,
        })),
      }))}
    />
  );
}
