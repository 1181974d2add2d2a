import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { LineMark } from '../../ui/chart-frame/LineMark';
import { Money, NoValue, Percent } from '../../ui/figure/figures';
import { ScrollSideways } from '../../ui/layout/ScrollSideways';
import type { PlanRow } from '../list/plans-data';
import { planMarks } from '../model/plan-rank';
import { PlanTags } from '../list/cards/PlanCard';
import type { ComparedLine } from './compared-lines';

interface CompareFact {
  head: string;
  cell: (plan: PlanRow) => ReactNode;
}

/** Returns the percent funded at the end of the year that is `years` ahead, at most the last one. */
const fundedAfter = (plan: PlanRow, years: number) =>
  plan.fundingReport?.years.at(Math.min(years, plan.fundingReport.years.length - 1))?.percentFundedEnd;

const short = (year: number) => `’${String(year).slice(-2)}`;

function factsFrom(firstYear: number, lastYear: number): CompareFact[] {
  return [
    { head: `Contribution ${firstYear}`, cell: (plan) => <Money amount={plan.firstYearContribution} /> },
    { head: 'Per unit a month', cell: (plan) => <Money amount={plan.monthlyPerUnit} /> },
    { head: 'Increase a year', cell: (plan) => <Percent points={plan.increaseRate} decimals={2} /> },
    { head: 'Special assessments', cell: (plan) => <Assessments plan={plan} /> },
    {
      head: 'Lowest balance',
      cell: ({ cashFacts }) =>
        cashFacts && (
          <>
            <Money amount={cashFacts.lowestBalance} />{' '}
            <chakra.span color="fg.subtle">{short(cashFacts.lowestBalanceYear)}</chakra.span>
          </>
        ),
    },
    {
      head: 'First year below zero',
      cell: ({ cashFacts }) => cashFacts && (cashFacts.firstShortfallYear ?? 'None'),
    },
    {
      head: 'Five-year cover',
      cell: ({ cashFacts }) =>
        cashFacts &&
        (cashFacts.fiveYearCover === null ? 'Nothing due' : <Percent points={cashFacts.fiveYearCover} />),
    },
    { head: 'After the next big project', cell: (plan) => <AfterBig plan={plan} /> },
    { head: `Funded ${firstYear + 10}`, cell: (plan) => <Percent points={fundedAfter(plan, 10)} /> },
    { head: `Funded ${lastYear}`, cell: (plan) => <Percent points={fundedAfter(plan, 29)} /> },
  ];
}

function Assessments({ plan }: { plan: PlanRow }) {
  const total = plan.settings.specialAssessments.reduce((sum, each) => sum + each.amount, 0);
  return total === 0 ? <chakra.span color="fg.muted">None</chakra.span> : <Money amount={total} />;
}

function AfterBig({ plan: { cashFacts } }: { plan: PlanRow }) {
  if (cashFacts === null) return <NoValue />;
  const big = cashFacts.nextBigProject;
  if (big === null) return 'None due';
  return (
    <>
      <Money amount={big.balanceAfter} /> <chakra.span color="fg.subtle">{short(big.year)}</chakra.span>
    </>
  );
}

export interface ComparisonTableProps {
  plans: readonly PlanRow[];
  lines: readonly ComparedLine[];
  years: readonly number[];
}

/** Cost and outcome of each plan: one column per plan, so that five of them fit a page and no figure is cut. */
export function ComparisonTable({ plans, lines, years }: ComparisonTableProps) {
  const facts = factsFrom(years[0]!, years.at(-1)!);
  return (
    <ScrollSideways label="Plans compared">
      <chakra.table w="full" textStyle="table" borderCollapse="collapse">
        <chakra.caption srOnly>Plans compared by contribution and cash</chakra.caption>
        <thead>
          <tr>
            <chakra.th {...nameCell} {...headCell} scope="col">
              Plan
            </chakra.th>
            {plans.map((plan, index) => (
              <PlanHead key={plan.planId} plan={plan} line={lines[index]!} />
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map(({ head, cell }) => (
            <chakra.tr key={head} borderTopWidth="1px">
              <chakra.th {...nameCell} scope="row" color="fg.muted" fontWeight="400">
                {head}
              </chakra.th>
              {plans.map((plan) => (
                <chakra.td key={plan.planId} {...figureCell} data-figure="">
                  {cell(plan) ?? <NoValue />}
                </chakra.td>
              ))}
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </ScrollSideways>
  );
}

function PlanHead({ plan, line }: { plan: PlanRow; line: ComparedLine }) {
  return (
    <chakra.th {...figureCell} {...headCell} scope="col">
      <chakra.span display="flex" alignItems="center" justifyContent="flex-end" gap="2">
        <LineMark color={line.color} dash={line.dash} />
        <chakra.span asChild fontWeight="560" _hover={{ color: 'brand.fg' }} minW="0" overflowWrap="anywhere">
          <Link to={paths.plan(plan.planId)}>{plan.name}</Link>
        </chakra.span>
      </chakra.span>
      {planMarks(plan).length > 0 && (
        <chakra.span display="flex" justifyContent="flex-end" fontWeight="400" mt="1">
          <PlanTags plan={plan} />
        </chakra.span>
      )}
    </chakra.th>
  );
}

const figureCell = {
  px: '2.5',
  py: '2',
  textAlign: 'right',
  _last: { pe: '4.5' },
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
} as const;
const headCell = { verticalAlign: 'top', whiteSpace: 'normal', minW: '116px' } as const;
/** The first column stays in sight while the user scrolls the figures sideways. */
const nameCell = {
  ...figureCell,
  ps: '4.5',
  textAlign: 'left',
  whiteSpace: 'normal',
  minW: { base: '120px', md: '190px' },
  position: 'sticky',
  left: '0',
  bg: 'bg.surface',
  zIndex: '1',
} as const;
