import { chakra } from '@chakra-ui/react';
import { formatMoney } from '../../ui/format/money';
import type { AdoptedPlan } from './adopted-plan';

/** Says what the adoption will freeze, before the user confirms it. */
export function WhatFreezes({ plan, current }: AdoptedPlan) {
  const { cashFacts: cash } = plan;
  return (
    <chakra.div bg="bg.subtle" borderWidth="1px" borderRadius="card" p="3.5" textStyle="table">
      <chakra.p fontWeight="560">
        {formatMoney(plan.firstYearContribution)} in {plan.fiscalYear}, {formatMoney(plan.monthlyPerUnit)} per
        unit a month
        {cash && `; lowest balance ${formatMoney(cash.lowestBalance)} in ${cash.lowestBalanceYear}`}.
      </chakra.p>
      <chakra.ul color="fg.muted" mt="2" ps="4.5" display="grid" gap="1" listStyleType="disc">
        <li>
          These settings, the inventory behind them and all 30 years of figures are stored as they are today,
          with your name and the time. Nothing can change that record later.
        </li>
        <li>The plan becomes read-only. Duplicate it to continue planning.</li>
        {current && <li>{current.name} stays on record, and is no longer the adopted plan.</li>}
      </chakra.ul>
    </chakra.div>
  );
}
