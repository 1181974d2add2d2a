import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { NoValue } from '../../ui/figure/figures';
import { formatMoney } from '../../ui/format/money';
import type { VarianceRow } from './variances';

const signed = (amount: number) => (amount > 0 ? `+${formatMoney(amount)}` : formatMoney(amount));

/** Plan, actual and difference of each figure of the year. */
export function VarianceTable({ rows, year }: { rows: readonly VarianceRow[]; year: number }) {
  return (
    <chakra.div overflowX="auto">
      <chakra.table w="100%" textStyle="table" aria-label={`${year}: plan and actual`}>
        <thead>
          <tr>
            {['Figure', 'Planned', 'Actual', 'Difference'].map((name, index) => (
              <chakra.th
                key={name}
                scope="col"
                textStyle="tableHead"
                color="fg.muted"
                textAlign={index === 0 ? 'start' : 'end'}
                py="1.5"
              >
                {name}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <chakra.tr key={row.label} borderTopWidth="1px" fontWeight={row.isTotal ? '620' : undefined}>
              <chakra.th scope="row" textAlign="start" fontWeight="inherit" py="2">
                {row.label}
              </chakra.th>
              <Amount>{row.planned === null ? <NoValue /> : formatMoney(row.planned)}</Amount>
              <Amount>{row.actual === null ? <NoValue /> : formatMoney(row.actual)}</Amount>
              <Amount>{row.difference === null ? <NoValue /> : signed(row.difference)}</Amount>
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  );
}

function Amount({ children }: { children: ReactNode }) {
  return (
    <chakra.td data-figure textAlign="end" py="2" ps="4" whiteSpace="nowrap">
      {children}
    </chakra.td>
  );
}
