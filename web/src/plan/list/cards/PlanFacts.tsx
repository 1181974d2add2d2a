import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Money, NoValue, Percent } from '../../../ui/figure/figures';
import { fundedAtEnd, type PlanRow } from '../plans-data';

/** Four figures of a plan: its contribution and its outcome. The comparison has all figures. */
export function PlanFacts({ plan }: { plan: PlanRow }) {
  const { cashFacts: cash, fundingReport } = plan;
  const end = fundedAtEnd(plan);
  return (
    <chakra.dl display="grid" gridTemplateColumns="1fr 1fr" columnGap="3" rowGap="2">
      <Fact label={`Contribution ${plan.fiscalYear}`}>
        <Money amount={plan.firstYearContribution} />
      </Fact>
      <Fact label="Per unit a month">
        <Money amount={plan.monthlyPerUnit} />
      </Fact>
      <Fact label={cash ? `Lowest in ${cash.lowestBalanceYear}` : 'Lowest balance'}>
        <Money amount={cash?.lowestBalance} />
      </Fact>
      <Fact label={end ? `Funded ${end.year}` : 'Funded in 30 years'}>
        {fundingReport === null ? <NoValue /> : <Percent points={end?.percent} />}
      </Fact>
    </chakra.dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <chakra.div minW="0">
      <chakra.dt textStyle="caption" color="fg.muted">
        {label}
      </chakra.dt>
      <chakra.dd textStyle="body" fontWeight="600" data-figure="">
        {children}
      </chakra.dd>
    </chakra.div>
  );
}
