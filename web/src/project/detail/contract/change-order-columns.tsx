import { chakra } from '@chakra-ui/react';
import { DateText } from '../../../ui/figure/figures';
import { formatDay } from '../../../ui/format/day';
import { formatMoneyCents } from '../../../ui/format/money';
import type { Column } from '../../../ui/table-model/column';
import { totalOf } from '../../model/project-money';
import { DocumentLink } from '../document/DocumentLink';
import type { ChangeOrderRow } from '../use-project';

const amount = (value: number) => <span data-figure="">{formatMoneyCents(value)}</span>;

export const changeOrderColumns: Column<ChangeOrderRow>[] = [
  {
    id: 'number',
    header: 'No.',
    width: '56px',
    cell: ({ number }) => number,
    sortValue: ({ number }) => number,
  },
  {
    id: 'description',
    header: 'What it changes',
    fixed: true,
    width: '36%',
    cell: ({ description }) => (
      <chakra.span whiteSpace="pre-wrap" overflowWrap="anywhere">
        {description}
      </chakra.span>
    ),
    subtotal: () => 'Total',
  },
  { id: 'approvedBy', header: 'Approved by', cell: ({ approvedBy }) => approvedBy },
  {
    id: 'approvedOn',
    header: 'On',
    width: '116px',
    cell: ({ approvedOn }) => <DateText iso={approvedOn} />,
    sortValue: ({ approvedOn }) => approvedOn,
  },
  { id: 'document', header: 'Document', cell: (order) => <DocumentLink of={order} /> },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    cell: (order) => amount(order.amount),
    sortValue: (order) => order.amount,
    subtotal: (rows) => amount(totalOf(rows.map((each) => each.amount))),
  },
];

/** The row of a change order on phones. */
export function ChangeOrderLine({ order }: { order: ChangeOrderRow }) {
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr) auto" columnGap="3">
      <chakra.span fontWeight="560" overflowWrap="anywhere">
        {order.number}. {order.description}
      </chakra.span>
      {amount(order.amount)}
      <chakra.span textStyle="caption" color="fg.muted">
        {order.approvedBy}, {formatDay(order.approvedOn)}
        {order.propertyFileId !== null && (
          <>
            {', '}
            <DocumentLink of={order} />
          </>
        )}
      </chakra.span>
    </chakra.div>
  );
}
