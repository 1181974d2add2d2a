import { chakra } from '@chakra-ui/react';
import { Amount, AmountHeads, Difference } from '../AmountCells';
import type { VarianceRow } from './variances';

/** Plan, actual and difference of each figure of the year. */
export function VarianceTable({ rows, year }: { rows: readonly VarianceRow[]; year: number }) {
  return (
    <chakra.div overflowX="auto">
      <chakra.table w="100%" textStyle="table" aria-label={`${year}: plan and actual`}>
        <AmountHeads names={['Figure', 'Planned', 'Actual', 'Difference']} />
        <tbody>
          {rows.map((row) => (
            <chakra.tr key={row.label} borderTopWidth="1px" fontWeight={row.isTotal ? '620' : undefined}>
              <chakra.th scope="row" textAlign="start" fontWeight="inherit" py="2">
                {row.label}
              </chakra.th>
              <Amount of={row.planned} />
              <Amount of={row.actual} />
              <Difference of={row.difference} />
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  );
}
