import { chakra } from '@chakra-ui/react';
import { MOST_COMPARED } from '../../compare/compared-lines';
import { PlanCard } from './PlanCard';
import { planMenu, type PlanDoings } from './plan-menu';
import type { PlanRow } from '../plans-data';

export interface PlanCardsProps {
  plans: readonly PlanRow[];
  comparedIds: readonly string[];
  onCompared: (planIds: readonly string[]) => void;
  doings: PlanDoings;
}

/** The plans of the year as cards, as many side by side as fit. */
export function PlanCards({ plans, comparedIds, onCompared, doings }: PlanCardsProps) {
  return (
    <chakra.div
      display="grid"
      gap="4"
      gridTemplateColumns={{
        base: 'repeat(auto-fill, minmax(min(100%, 256px), 1fr))',
        _print: 'repeat(4, minmax(0, 1fr))',
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
  );
}
