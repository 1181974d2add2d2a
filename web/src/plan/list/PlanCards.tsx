import { chakra } from '@chakra-ui/react';
import { MOST_COMPARED } from '../compare/compared-lines';
import { PlanCard } from './cards/PlanCard';
import { planMenu, type PlanDoings } from './cards/plan-menu';
import type { PlanRow } from './plans-data';

export interface PlanCardsProps {
  plans: readonly PlanRow[];
  comparedIds: readonly string[];
  onCompared: (planIds: readonly string[]) => void;
  doings: PlanDoings;
}

/** Every plan of the year as a card. */
export function PlanCards({ plans, comparedIds, onCompared, doings }: PlanCardsProps) {
  return (
    <chakra.section aria-label="Funding plans">
      <chakra.h2 textStyle="section" mb="3">
        Funding plans
      </chakra.h2>
      <chakra.div
        display="grid"
        gap="4"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(0, 1fr))',
          xl: 'repeat(3, minmax(0, 1fr))',
        }}
      >
        {plans.map((plan) => (
          <PlanCard
            key={plan.planId}
            plan={plan}
            menu={planMenu(plan, doings)}
            isCompared={comparedIds.includes(plan.planId)}
            isFull={comparedIds.length >= MOST_COMPARED}
            onCompare={(isCompared) =>
              onCompared(
                isCompared
                  ? [...comparedIds, plan.planId]
                  : comparedIds.filter((planId) => planId !== plan.planId),
              )
            }
          />
        ))}
      </chakra.div>
    </chakra.section>
  );
}
