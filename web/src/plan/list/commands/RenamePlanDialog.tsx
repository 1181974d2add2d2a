import { limits } from '@roofline/schema/limits';
import { requiredText } from '@roofline/schema/text';
import { z } from 'zod';
import { useSave } from '../../../app/save/use-save';
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
export function RenamePlanDialog({ plan, onClose, reload }: RenameProps) {
  const form = useRuledForm<{ name: string }, { name: string }>({
    schema,
    defaultValues: { name: plan.name },
  });
  const [update] = useUpdatePlanMutation();
  const { planId, version } = plan;
  const settings = plainSettings(plan.settings);
  const { save, saving, problems } = useSave({
    send: ({ name }: { name: string }) =>
      update({ variables: { input: { planId, version, name, settings } } }),
    form,
    done: 'Plan renamed',
    onSaved: () => {
      onClose();
      return reload();
    },
    onOutdated: reload,
  });
  return (
    <FormDialog
      title="Rename plan"
      width="440px"
      onClose={onClose}
      submitText="Rename"
      busyText="Renaming..."
      busy={saving}
      problems={problems}
      staticBackdrop={form.isDirty}
      onSubmit={() => void form.submit(save)}
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
