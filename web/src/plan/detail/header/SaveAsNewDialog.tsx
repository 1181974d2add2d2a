import { chakra } from '@chakra-ui/react';
import { limits } from '@roofline/schema/limits';
import { requiredText } from '@roofline/schema/text';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { paths } from '../../../app/paths';
import { useSave } from '../../../app/save/use-save';
import { FormDialog } from '../../../ui/form/FormOverlays';
import { TextRuled } from '../../../ui/ruled-form/RuledFields';
import { useRuledForm, type RuledForm } from '../../../ui/ruled-form/use-ruled-form';
import { useCreatePlanMutation } from '../../create/SavePlan.generated';
import type { ScenarioChange } from '../../model/scenario/changes';
import type { PlanData } from '../plan-data';
import type { Scenario } from '../scenario/use-scenario';

type NameForm = RuledForm<{ name: string }, { name: string }>;

export interface SaveAsNewProps {
  plan: PlanData;
  scenario: Scenario;
  changes: readonly ScenarioChange[];
  onClose: () => void;
}

const schema = z.object({ name: requiredText('Plan Name', limits.planNameMax) });

/** Asks for a name and makes a plan of what is tried. Drawn while it is open. */
export function SaveAsNewDialog(props: SaveAsNewProps) {
  const { plan, changes, onClose } = props;
  const form: NameForm = useRuledForm({ schema, defaultValues: { name: freeName(plan) } });
  const { save, saving, problems } = useCreate(props, form);
  return (
    <FormDialog
      title="Save as new plan"
      width="480px"
      onClose={onClose}
      submitText="Save as new plan"
      busyText="Saving..."
      busy={saving}
      problems={problems}
      staticBackdrop={form.isDirty}
      onSubmit={() => void form.submit(save)}
    >
      <TextRuled
        form={form}
        name="name"
        label="Plan Name"
        maxLength={limits.planNameMax}
        autoComplete="off"
        selectsAll
      />
      <ChangeList changes={changes} of={plan.name} />
    </FormDialog>
  );
}

function ChangeList({ changes, of }: { changes: readonly ScenarioChange[]; of: string }) {
  if (changes.length === 0)
    return (
      <chakra.p mt="4" color="fg.muted" textStyle="table">
        Nothing is tried yet: the new plan is a copy of {of}.
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

function useCreate({ plan, scenario, onClose }: SaveAsNewProps, form: NameForm) {
  const navigate = useNavigate();
  const [create] = useCreatePlanMutation();
  const { propertyId, fiscalYear } = plan;
  return useSave({
    send: ({ name }: { name: string }, idempotencyKey) => {
      const input = { propertyId, fiscalYear, name, settings: scenario.settings, idempotencyKey };
      return create({ variables: { input } });
    },
    form,
    done: 'Plan created',
    onSaved: (answer) => {
      onClose();
      if (answer.plan) void navigate(paths.plan(answer.plan.planId));
    },
  });
}

/** The plan's name with a number that no plan of the year has yet. */
function freeName({ name, list }: PlanData): string {
  const taken = new Set(list.items.map((each) => each.name.toLowerCase()));
  const stem = name.slice(0, limits.planNameMax - 14);
  const named = (number: number) => `${stem}, what-if${number > 1 ? ` ${number}` : ''}`;
  let number = 1;
  while (taken.has(named(number).toLowerCase())) number += 1;
  return named(number);
}
