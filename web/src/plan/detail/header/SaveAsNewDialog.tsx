import { chakra } from '@chakra-ui/react';
import { limits } from '@roofline/schema/value/limits';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useCreatePlanMutation } from '../../create/SavePlan.generated';
import type { ScenarioChange } from '../../model/scenario/changes';
import { PlanNameDialog } from '../../name/PlanNameDialog';
import type { PlanData } from '../plan-data';
import type { Scenario } from '../scenario/use-scenario';

export interface SaveAsNewProps {
  plan: PlanData;
  scenario: Scenario;
  changes: readonly ScenarioChange[];
  onClose: () => void;
}

/** Asks for a name and saves the what-if as a new plan. Rendered only while it is open. */
export function SaveAsNewDialog({ plan, scenario, changes, onClose }: SaveAsNewProps) {
  const navigate = useNavigate();
  const [create] = useCreatePlanMutation();
  const { propertyId, fiscalYear } = plan;
  return (
    <PlanNameDialog
      title="Save as new plan"
      submitText="Save as new plan"
      busyText="Saving..."
      name={freeName(plan)}
      isProposal
      onClose={onClose}
      saving={{
        send: ({ name }, idempotencyKey) => {
          const input = { propertyId, fiscalYear, name, settings: scenario.settings, idempotencyKey };
          return create({ variables: { input } });
        },
        done: 'Plan created',
        onSaved: (answer) => {
          onClose();
          if (answer.plan) void navigate(paths.plan(answer.plan.planId));
        },
      }}
    >
      <ChangeList changes={changes} of={plan.name} />
    </PlanNameDialog>
  );
}

function ChangeList({ changes, of }: { changes: readonly ScenarioChange[]; of: string }) {
  if (changes.length === 0)
    return (
      <chakra.p mt="4" color="fg.muted" textStyle="table">
        There are no changes yet: the new plan is a copy of {of}.
      </chakra.p>
    );
  return (
    <chakra.div mt="4" textStyle="table">
      <chakra.p color="fg.muted" mb="1.5">
        Different from {of}:
      </chakra.p>
      <chakra.ul ps="4" display="grid" gap="1">
        {changes.map(({ key, label, from, to }) => (
          <li key={key}>
            {label}: {from} to <strong>{to}</strong>
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}

/** Returns the plan's name with `what-if`, and a number if another plan of the year has that name. */
function freeName({ name, list }: PlanData): string {
  const taken = new Set(list.items.map((each) => each.name.toLowerCase()));
  const stem = name.slice(0, limits.planNameMax - 14);
  const named = (number: number) => `${stem}, what-if${number > 1 ? ` ${number}` : ''}`;
  let number = 1;
  while (taken.has(named(number).toLowerCase())) number += 1;
  return named(number);
}
