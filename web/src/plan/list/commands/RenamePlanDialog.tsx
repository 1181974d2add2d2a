import { limits } from '@roofline/schema/limits';
import { requiredText } from '@roofline/schema/text';
import { useState } from 'react';
import { z } from 'zod';
import { placeErrors, refusedOf } from '../../../app/form-errors';
import { toast } from '../../../ui/feedback/toast';
import { FormDialog } from '../../../ui/form/FormOverlays';
import { TextRuled } from '../../../ui/ruled-form/RuledFields';
import { useRuledForm } from '../../../ui/ruled-form/use-ruled-form';
import { useUpdatePlanMutation } from '../../create/SavePlan.generated';
import { plainSettings } from '../../model/scenario/plain-settings';
import type { PlanRow } from '../plans-data';

const schema = z.object({ name: requiredText('Plan Name', limits.planNameMax) });

interface RenameProps {
  plan: PlanRow;
  onClose: () => void;
  reload: () => Promise<unknown>;
}

/** Another name for a plan; its settings stay as they are. */
export function RenamePlanDialog(props: RenameProps) {
  const form = useRuledForm<{ name: string }, { name: string }>({
    schema,
    defaultValues: { name: props.plan.name },
  });
  const { rename, renaming, problems } = useRename(props, (detail) => form.reject('name', detail));
  return (
    <FormDialog
      title="Rename plan"
      width="440px"
      onClose={props.onClose}
      submitText="Rename"
      busyText="Renaming..."
      busy={renaming}
      problems={problems}
      staticBackdrop={form.isDirty}
      onSubmit={() => void form.submit(({ name }) => rename(name))}
    >
      <TextRuled
        form={form}
        name="name"
        label="Plan name"
        maxLength={limits.planNameMax}
        autoComplete="off"
      />
    </FormDialog>
  );
}

function useRename({ plan, onClose, reload }: RenameProps, reject: (detail: string) => void) {
  const [update, { loading }] = useUpdatePlanMutation();
  const [problems, setProblems] = useState<string[]>([]);
  const rename = async (name: string) => {
    const { planId, version, settings } = plan;
    const input = { planId, version, name, settings: plainSettings(settings) };
    const errors = await refusedOf(
      update({ variables: { input } }).then(({ data }) => data?.updatePlan.userErrors),
    );
    if (errors === undefined) return setProblems(['The plan could not be renamed. Try again.']);
    setProblems(placeErrors(errors, ['name'], (_, detail) => reject(detail)));
    if (errors.length === 0) {
      toast.success('Plan renamed');
      onClose();
    }
    return void (await reload());
  };
  return { rename, renaming: loading, problems };
}
