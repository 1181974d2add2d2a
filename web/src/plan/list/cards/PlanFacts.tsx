import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Money, NoValue, Percent } from '../../../ui/figure/figures';
import { fundedAtEnd, type PlanRow } from '../plans-data';

/** What it asks, and the facts about cash beside percent funded. */
export function PlanFacts({ plan }: { plan: PlanRow }) {
  const { cashFacts: cash, fundingReport } = plan;
  const end = fundedAtEnd(plan);
  const big = cash?.nextBigProject;
  return (
    <chakra.div>
      <chakra.dl display="grid" gridTemplateColumns="1fr 1fr" gap="3" mb="2">
        <Lead label={`Contribution ${plan.fiscalYear}`}>
          <Money amount={plan.firstYearContribution} />
        </Lead>
        <Lead label="Per unit a month">
          <Money amount={plan.monthlyPerUnit} />
        </Lead>
      </chakra.dl>
      <chakra.dl>
        <Fact label="Lowest balance" note={cash ? `in ${cash.lowestBalanceYear}` : undefined}>
          <Money amount={cash?.lowestBalance} />
        </Fact>
        <Fact label="First year below zero">
          {cash === null ? <NoValue /> : (cash.firstShortfallYear ?? 'None')}
        </Fact>
        <Fact label="Five-year cover">
          {cash && cash.fiveYearCover === null ? 'Nothing due' : <Percent points={cash?.fiveYearCover} />}
        </Fact>
        <Fact label="After the next big project" isBelow note={big ? `${big.name}, ${big.year}` : undefined}>
          {cash && !big ? 'None due' : <Money amount={big?.balanceAfter} />}
        </Fact>
        <Fact label="Funded in 30 years">
          {fundingReport === null ? <NoValue /> : <Percent points={end?.percent} />}
        </Fact>
      </chakra.dl>
    </chakra.div>
  );
}

function Lead({ label, children }: { label: string; children: ReactNode }) {
  return (
    <chakra.div minW="0">
      <chakra.dt textStyle="caption" color="fg.muted">
        {label}
      </chakra.dt>
      <chakra.dd fontSize="1.25rem" lineHeight="1.75rem" fontWeight="620" letterSpacing="-0.02em">
        {children}
      </chakra.dd>
    </chakra.div>
  );
}

function Fact(props: { label: string; note?: string; isBelow?: boolean; children: ReactNode }) {
  const { label, note, isBelow, children } = props;
  return (
    <chakra.div
      display="flex"
      justifyContent="space-between"
      gap="3"
      py="1.5"
      borderTopWidth="1px"
      textStyle="table"
    >
      <chakra.dt color="fg.muted" minW="0">
        {label}
        {note && (
          <chakra.span
            display={isBelow ? 'block' : undefined}
            textStyle="caption"
            color="fg.subtle"
            overflowWrap="anywhere"
          >
            {' '}
            {note}
          </chakra.span>
        )}
      </chakra.dt>
      <chakra.dd fontWeight="560" whiteSpace="nowrap" data-figure="">
        {children}
      </chakra.dd>
    </chakra.div>
  );
}
