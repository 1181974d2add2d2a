import { chakra } from '@chakra-ui/react';
import { Money } from '../../ui/figure/figures';
import { ScrollSideways } from '../../ui/layout/ScrollSideways';
import type { ComparedLine } from './compared-lines';

const cell = { px: '3', py: '1.5', textAlign: 'right', whiteSpace: 'nowrap' } as const;

/** The figures of the chart as a table: year-end balances of every plan. */
export function BalancesTable(props: { lines: readonly ComparedLine[]; years: readonly number[] }) {
  return (
    <ScrollSideways label="Year-end balances by year">
      <chakra.table w="full" textStyle="table" borderCollapse="collapse">
        <chakra.caption srOnly>Year-end balances of the compared plans</chakra.caption>
        <chakra.thead textStyle="tableHead" color="fg.muted" bg="bg.subtle">
          <tr>
            <chakra.th {...cell} textAlign="left" scope="col">
              Year
            </chakra.th>
            {props.lines.map((line) => (
              <chakra.th key={line.key} {...cell} scope="col">
                {line.name}
              </chakra.th>
            ))}
          </tr>
        </chakra.thead>
        <tbody>
          {props.years.map((year, index) => (
            <chakra.tr key={year} borderTopWidth="1px">
              <chakra.th {...cell} textAlign="left" scope="row" fontWeight="560" data-figure="">
                {year}
              </chakra.th>
              {props.lines.map((line) => (
                <chakra.td key={line.key} {...cell}>
                  <Money amount={line.values[index]} />
                </chakra.td>
              ))}
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </ScrollSideways>
  );
}
