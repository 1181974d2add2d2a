import { chakra } from '@chakra-ui/react';
import { limits } from '@roofline/schema/limits';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { refusedOf } from '../../../app/form-errors';
import { paths } from '../../../app/paths';
import { newRequestKey } from '../../../app/request-key';
import { Button } from '../../../ui/action/Button';
import { toast } from '../../../ui/feedback/toast';
import { Field } from '../../../ui/field/Field';
import { TextInput } from '../../../ui/field/TextInput';
import { FormErrorAlert } from '../../../ui/form/FormErrorAlert';
import { Dialog } from '../../../ui/overlay/Dialog';
import { useCreatePlanMutation } from '../../create/SavePlan.generated';
import type { ScenarioChange } from '../../model/scenario/changes';
import type { PlanData } from '../plan-data';
import type { Scenario } from '../scenario/use-scenario';

export interface SaveAsNewProps {
  plan: PlanData;
  scenario: Scenario;
  changes: readonly ScenarioChange[];
  onClose: () => void;
}

const UNREACHED = 'The plan could not be created. What you tried is still here; try again.';
const NAME_REQUIRED = 'Plan Name is required';

/** Asks for a name and makes a plan of what is tried. Drawn while it is open. */
export function SaveAsNewDialog(props: SaveAsNewProps) {
  const { plan, changes, onClose } = props;
  const [name, setName] = useState(() => freeName(plan));
  const { create, isSaving, nameError, problems } = useCreate(props);
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void create(name.trim()).then((done) => done || field.current?.focus());
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Save as new plan"
      width="480px"
      initialFocus={field}
      locked={isSaving}
      footer={
        <>
          <Button onClick={onClose} disabled={isSaving}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={formId} busy={isSaving} busyText="Saving...">
            Save as new plan
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        {problems.length > 0 && (
          <chakra.div mb="4">
            <FormErrorAlert details={problems} takeFocus />
          </chakra.div>
        )}
        <Field label="Plan Name" error={nameError}>
          <TextInput
            ref={field}
            value={name}
            maxLength={limits.planNameMax}
            onChange={(event) => setName(event.target.value)}
            onFocus={(event) => event.target.select()}
          />
        </Field>
        <ChangeList changes={changes} of={plan.name} />
      </form>
    </Dialog>
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

function useCreate({ plan, scenario, onClose }: SaveAsNewProps) {
  const navigate = useNavigate();
  // One key for as long as the dialog is open: a double click or a retry creates one plan.
  const [idempotencyKey] = useState(newRequestKey);
  const [mutate, { loading }] = useCreatePlanMutation();
  const [nameError, setNameError] = useState<string>();
  const [problems, setProblems] = useState<string[]>([]);
  const isRunning = useRef(false);

  const create = async (name: string): Promise<boolean> => {
    if (isRunning.current) return true;
    setNameError(name === '' ? NAME_REQUIRED : undefined);
    setProblems([]);
    if (name === '') return false;
    isRunning.current = true;
    const { propertyId, fiscalYear } = plan;
    const input = { propertyId, fiscalYear, name, settings: scenario.settings, idempotencyKey };
    let createdId: string | undefined;
    const errors = await refusedOf(
      mutate({ variables: { input } }).then(({ data }) => {
        createdId = data?.createPlan.plan?.planId;
        return data?.createPlan.userErrors;
      }),
    );
    isRunning.current = false;
    if (errors?.length === 0 && createdId !== undefined) {
      toast.success('Plan created');
      onClose();
      void navigate(paths.plan(createdId));
      return true;
    }
    setNameError(errors?.find((error) => error.field === 'name')?.detail);
    setProblems(
      errors === undefined
        ? [UNREACHED]
        : errors.filter((error) => error.field !== 'name').map((error) => error.detail),
    );
    return false;
  };
  return { create, isSaving: loading, nameError, problems };
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
