import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { NoValue } from '../ui/figure/figures';
import { formatMoney } from '../ui/format/money';

/** The heads of a table of amounts: the name of the row, then its figures. */
export function AmountHeads({ names }: { names: readonly string[] }) {
  return (
    <thead>
      <tr>
        {names.map((name, index) => (
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
  );
}

/** A cell with US dollars; null shows as no value. */
export function Amount({ of: amount }: { of: number | null }) {
  return <Cell>{amount === null ? <NoValue /> : formatMoney(amount)}</Cell>;
}

/** The same, always with a sign: `+$1,200`. */
export function Difference({ of: amount }: { of: number | null }) {
  return <Cell>{amount === null ? <NoValue /> : `${amount > 0 ? '+' : ''}${formatMoney(amount)}`}</Cell>;
}

function Cell({ children }: { children: ReactNode }) {
  return (
    <chakra.td data-figure textAlign="end" py="2" ps="4" whiteSpace="nowrap">
      {children}
    </chakra.td>
  );
}
