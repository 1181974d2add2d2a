import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import type { PlanCarryFieldsFragment } from '../YearSetup.generated';

/** Lists every plan of the closing year with its successor, or with the reason why it stays. */
export function CarriedPlans(props: { carry: PlanCarryFieldsFragment; from: number; to: number }) {
  const { carry, from, to } = props;
  if (carry.carried.length + carry.left.length === 0) return null;
  return (
    <chakra.section aria-label={`Plans of ${from}`} mt="5">
      <chakra.h3 textStyle="label">{`Plans of ${from}`}</chakra.h3>
      <chakra.ul listStyleType="none" mt="2" borderBottomWidth="1px">
        {carry.left.map((plan) => (
          <Line key={plan.planId} plan={plan} state={`Stays in ${from}`} told={[plan.reason]} />
        ))}
        {carry.carried.map((plan) => (
          <Line key={plan.planId} plan={plan} state={`Continues in ${to}`} told={plan.notes} />
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

function Line(props: { plan: { planId: string; name: string }; state: string; told: readonly string[] }) {
  const { plan, state, told } = props;
  return (
    <chakra.li py="2.5" borderTopWidth="1px" textStyle="table">
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="3">
        <PlanLink planId={plan.planId}>{plan.name}</PlanLink>
        <chakra.span color="fg.muted">{state}</chakra.span>
      </chakra.div>
      {told.map((sentence) => (
        <chakra.p key={sentence} textStyle="caption" color="fg.muted" mt="0.5">
          {sentence}
        </chakra.p>
      ))}
    </chakra.li>
  );
}

function PlanLink({ planId, children }: { planId: string; children: ReactNode }) {
  return (
    <chakra.span color="brand.fg" fontWeight="560" overflowWrap="anywhere" minW="0">
      <Link to={paths.plan(planId)}>{children}</Link>
    </chakra.span>
  );
}
