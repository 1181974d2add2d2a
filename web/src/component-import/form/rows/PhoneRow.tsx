import { chakra } from '@chakra-ui/react';
import { Money } from '../../../ui/figure/figures';
import { LeaveOut, type LeaveOutProps } from './LeaveOut';
import { quantityText, RowNote, StatusTag, type ProblemsByRow } from './row-columns';

/** Name and cost, then row, status and lives, then problems or assumptions. */
export function PhoneRow(props: LeaveOutProps & { problems: ProblemsByRow }) {
  const { row, problems } = props;
  const facts = [
    `Row ${row.row}`,
    row.category,
    quantityText(row),
    row.usefulLife != null && row.remainingUsefulLife != null
      ? `${row.remainingUsefulLife} of ${row.usefulLife} years left`
      : null,
  ].filter(Boolean);
  return (
    <chakra.div data-row={row.row} tabIndex={-1} display="flex" gap="2" alignItems="center">
      <chakra.div flex="1" minW="0" display="grid" gap="1">
        <chakra.div display="flex" justifyContent="space-between" gap="3">
          <chakra.span fontWeight="560" overflowWrap="anywhere">
            {row.name ?? 'No name'}
          </chakra.span>
          <Money amount={row.currentCost} />
        </chakra.div>
        <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
          <StatusTag status={row.status} />
          <chakra.span textStyle="caption" color="fg.muted">
            {facts.join(', ')}
          </chakra.span>
        </chakra.div>
        <chakra.span textStyle="caption" color="fg.muted" overflowWrap="anywhere">
          <RowNote row={row} problems={problems} />
        </chakra.span>
      </chakra.div>
      <LeaveOut {...props} />
    </chakra.div>
  );
}
