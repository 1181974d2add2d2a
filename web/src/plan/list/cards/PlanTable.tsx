import { chakra } from '@chakra-ui/react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { Money, NoValue, Percent } from '../../../ui/figure/figures';
import { TwoLines } from '../../../ui/list-page/TwoLines';
import { Sparkline } from '../../../ui/marks/Sparkline';
import type { Column } from '../../../ui/table-model/column';
import { DataTable } from '../../../ui/table/DataTable';
import { RowMenu } from '../../../ui/table-tools/RowMenu';
import { MOST_COMPARED } from '../../compare/compared-lines';
import { balancesOf, fundedAtEnd, roofline, type PlanRow } from '../plans-data';
import type { PlanCardsProps } from './PlanCards';
import { PlanTags } from './PlanCard';
import { planMenu } from './plan-menu';

/** The plans of the year as rows; the checkboxes choose the plans to compare. */
export function PlanTable({ plans, comparedIds, onCompared, doings }: PlanCardsProps) {
  const navigate = useNavigate();
  const isFull = comparedIds.length >= MOST_COMPARED;
  return (
    <DataTable
      caption="Funding plans"
      columns={columnsOf(plans)}
      rows={plans}
      rowId={(plan) => plan.planId}
      rowName={(plan) => plan.name}
      selected={new Set(comparedIds)}
      // In the order of choosing, by which the lines of the comparison get their colors.
      onSelectedChange={(ids) => onCompared([...ids].slice(0, MOST_COMPARED))}
      canSelect={(plan) => !isFull || comparedIds.includes(plan.planId)}
      selecting
      onOpen={(plan) => void navigate(paths.plan(plan.planId))}
      rowActions={(plan) => <RowMenu name={plan.name} items={planMenu(plan, doings)} />}
      renderPhoneRow={(plan) => (
        <chakra.div display="flex" alignItems="center" gap="2">
          <chakra.div flex="1" minW="0">
            <TwoLines
              title={<Link to={paths.plan(plan.planId)}>{plan.name}</Link>}
              line={roofline(plan)}
              aside={
                <chakra.span fontWeight="600">
                  <Money amount={plan.firstYearContribution} />
                </chakra.span>
              }
            />
          </chakra.div>
          <RowMenu name={plan.name} items={planMenu(plan, doings)} />
        </chakra.div>
      )}
      empty={null}
    />
  );
}

function columnsOf(plans: readonly PlanRow[]): Column<PlanRow>[] {
  const lastYear = plans.map(fundedAtEnd).find((end) => end !== null)?.year;
  return [
    { id: 'name', header: 'Plan', fixed: true, cell: (plan) => <PlanName plan={plan} /> },
    {
      id: 'balances',
      header: 'Next 30 years',
      cell: (plan) => <Sparkline values={balancesOf(plan)} label={roofline(plan)} />,
    },
    {
      id: 'contribution',
      header: `Contribution ${plans[0]?.fiscalYear ?? ''}`.trim(),
      align: 'end',
      sortValue: (plan) => plan.firstYearContribution,
      cell: (plan) => <Money amount={plan.firstYearContribution} />,
    },
    {
      id: 'perUnit',
      header: 'Per unit a month',
      align: 'end',
      sortValue: (plan) => plan.monthlyPerUnit,
      cell: (plan) => <Money amount={plan.monthlyPerUnit} />,
    },
    {
      id: 'lowest',
      header: 'Lowest balance',
      align: 'end',
      sortValue: (plan) => plan.cashFacts?.lowestBalance,
      cell: ({ cashFacts }) => <Money amount={cashFacts?.lowestBalance} />,
    },
    {
      id: 'belowZero',
      header: 'Below zero',
      align: 'end',
      sortValue: (plan) => plan.cashFacts?.firstShortfallYear,
      cell: ({ cashFacts }) => (cashFacts === null ? <NoValue /> : (cashFacts.firstShortfallYear ?? 'Never')),
    },
    {
      id: 'funded',
      header: lastYear === undefined ? 'Funded' : `Funded ${lastYear}`,
      align: 'end',
      sortValue: (plan) => fundedAtEnd(plan)?.percent,
      cell: (plan) => <Percent points={fundedAtEnd(plan)?.percent} />,
    },
  ];
}

function PlanName({ plan }: { plan: PlanRow }) {
  return (
    <chakra.span display="flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="0.5" py="1.5">
      <chakra.span asChild overflowWrap="anywhere" _hover={{ textDecoration: 'underline' }}>
        <Link to={paths.plan(plan.planId)}>{plan.name}</Link>
      </chakra.span>
      <PlanTags plan={plan} />
    </chakra.span>
  );
}
