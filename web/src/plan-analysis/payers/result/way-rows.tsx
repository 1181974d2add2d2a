import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { FundingOption } from '@roofline/engine/loan/comparison';
import { perUnit } from '@roofline/engine/projection/per-unit';
import { toDollars } from '@roofline/schema/value/money';
import { Money, Percent } from '../../../ui/figure/figures';
import { formatPercent } from '../../../ui/format/percent';
import type { ChartTableRow } from '../../../ui/marks/ChartTable';
import { monthText } from '../ways';

export interface WayRowsContext {
  units: number;
  fiscalYear: number;
  discountRate: number;
}

interface Measure {
  key: string;
  head: string;
  cell: (option: FundingOption) => ReactNode;
  isStrong?: boolean;
}

const none = 'None';
const money = (cents: number) => <Money amount={toDollars(cents)} />;
const orNone = (cents: number) => (cents === 0 ? none : money(cents));

/** The year under its amount, because six ways share the width of the table. */
const inYear = (year: number) => (
  <chakra.span display="block" textStyle="caption" color="fg.subtle" fontWeight="400">
    in {year}
  </chakra.span>
);

/** Returns the monthly loan payment per unit, in cents. */
export function loanPerUnitMonth(option: FundingOption, units: number): number {
  return option.loan === null ? 0 : perUnit(option.loan.monthlyPayment, units);
}

function ownerMeasures({ units, fiscalYear, discountRate }: WayRowsContext): Measure[] {
  return [
    {
      key: 'assessment',
      head: 'Special assessments per unit',
      cell: ({ assessmentPerUnit }) => orNone(assessmentPerUnit),
    },
    {
      key: 'month',
      head: `Per unit, month in ${fiscalYear}`,
      cell: ({ owner }) => money(owner.perUnitMonth),
    },
    {
      key: 'added',
      head: 'More than as planned',
      cell: ({ addedPerUnitMonth }) => (addedPerUnitMonth === 0 ? none : monthText(addedPerUnitMonth)),
    },
    {
      key: 'loan',
      head: 'Loan payment per unit, month',
      cell: (option) => (option.loan === null ? none : monthText(loanPerUnitMonth(option, units))),
    },
    {
      key: 'peakMonth',
      head: 'Highest month per unit',
      cell: ({ owner }) => money(owner.peakPerUnitMonth),
    },
    {
      key: 'peak',
      head: 'Most expensive year per unit',
      cell: ({ owner }) => (
        <>
          {money(perUnit(owner.peak, units))} {inYear(fiscalYear + owner.peakYear)}
        </>
      ),
    },
    {
      key: 'total',
      head: 'Total per unit in 30 years',
      isStrong: true,
      cell: ({ owner }) => money(owner.perUnitTotal),
    },
    {
      key: 'present',
      head: `Worth today at ${formatPercent(discountRate, 2)}`,
      isStrong: true,
      cell: ({ owner }) => money(owner.perUnitNetPresent),
    },
    { key: 'all', head: 'All owners in 30 years', cell: ({ owner }) => money(owner.total) },
    {
      key: 'interest',
      head: 'Loan interest',
      cell: ({ loan }) => (loan === null ? none : money(loan.totalInterest)),
    },
  ];
}

function fundMeasures({ fiscalYear }: WayRowsContext): Measure[] {
  const funded = [5, 10, 30].map((years, index) => ({
    key: `funded${years}`,
    head: `Percent funded after ${years} years`,
    cell: ({ percentFundedAt }: FundingOption) => <Percent points={percentFundedAt[index]!.percent} />,
  }));
  return [
    {
      key: 'lowest',
      head: 'Lowest balance',
      cell: ({ lowestBalance, lowestYear }) => (
        <>
          {money(lowestBalance)} {inYear(fiscalYear + lowestYear)}
        </>
      ),
    },
    {
      key: 'short',
      head: 'Below zero first in',
      cell: ({ firstShortfallYear }) =>
        firstShortfallYear === null ? 'Never' : fiscalYear + firstShortfallYear,
    },
    ...funded,
    { key: 'owed', head: 'Loan owed after 30 years', cell: ({ owedAtEnd }) => orNone(owedAtEnd) },
  ];
}

/** Lets names wrap before their figures do. */
const nameStyle = { display: 'inline-block', minW: { md: '152px' } } as const;

/** Measures that a board seldom asks for. */
const RARELY_ASKED = new Set(['peak', 'all', 'interest', 'funded5', 'funded10', 'funded30']);

/** Returns the measures in rows and the ways in columns, without the loan rows that no way needs. */
export function wayRows(
  options: readonly FundingOption[],
  context: WayRowsContext,
  isAll: boolean,
): ChartTableRow[] {
  const hasLoan = options.some(({ loan }) => loan !== null);
  const hasDebt = options.some(({ owedAtEnd }) => owedAtEnd > 0);
  return [...ownerMeasures(context), ...fundMeasures(context)]
    .filter(({ key }) => isAll || !RARELY_ASKED.has(key))
    .filter(({ key }) => (key !== 'loan' && key !== 'interest') || hasLoan)
    .filter(({ key }) => key !== 'owed' || hasDebt)
    .map(({ key, head, cell, isStrong }) => ({
      key,
      head: <chakra.span {...nameStyle}>{head}</chakra.span>,
      isStrong,
      cells: options.map((option) => <span key={option.way}>{cell(option)}</span>),
    }));
}
