import { chakra } from '@chakra-ui/react';
import { ScrollSideways } from '../../ui/layout/ScrollSideways';
import { Money, Percent } from '../../ui/figure/figures';
import type { FundingYear } from '../health';

const head = { px: '2.5', py: '1.5', textAlign: 'right', whiteSpace: 'nowrap' } as const;
const HEADS = [
  'Year',
  'Start',
  'Contributions',
  'Assessments',
  'Interest',
  'Expenditures',
  'End',
  'Fully funded',
  'Percent funded',
];

/** The figures of the chart as a table: each row adds up from start to end. */
export function FundingTable({ years }: { years: readonly FundingYear[] }) {
  return (
    <ScrollSideways label="Funding by year">
      <chakra.table w="full" textStyle="table" borderCollapse="collapse">
        <chakra.caption textStyle="caption" color="fg.subtle" captionSide="bottom" textAlign="left" pt="2">
          Whole dollars, each rounded separately. Fully funded balance and percent funded at the end of the
          year.
        </chakra.caption>
        <chakra.thead textStyle="tableHead" color="fg.muted" bg="bg.subtle">
          <tr>
            {HEADS.map((name, index) => (
              <chakra.th key={name} {...head} textAlign={index === 0 ? 'left' : 'right'} scope="col">
                {name}
              </chakra.th>
            ))}
          </tr>
        </chakra.thead>
        <tbody>
          {years.map((year) => (
            <FundingRow key={year.year} year={year} />
          ))}
        </tbody>
      </chakra.table>
    </ScrollSideways>
  );
}

function FundingRow({ year }: { year: FundingYear }) {
  const amounts = [
    year.startBalance,
    year.contribution,
    year.specialAssessments,
    year.interest,
    year.expenditures,
    year.endBalance,
    year.fullyFundedEnd,
  ];
  return (
    <chakra.tr borderTopWidth="1px">
      <chakra.th {...head} textAlign="left" scope="row" fontWeight="560" data-figure="">
        {year.year}
      </chakra.th>
      {amounts.map((amount, index) => (
        <chakra.td key={HEADS[index + 1]} {...head}>
          <Money amount={amount} />
        </chakra.td>
      ))}
      <chakra.td {...head}>
        <Percent points={year.percentFundedEnd} />
      </chakra.td>
    </chakra.tr>
  );
}
