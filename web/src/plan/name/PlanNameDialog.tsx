import { limits } from '@roofline/schema/value/limits';
import { requiredText } from '@roofline/schema/value/text';
import type { ReactNode } from 'react';
import { z } from 'zod';
import type { Answer } from '../../app/save/outcome';
import { useSave, type SaveOptions } from '../../app/save/use-save';
import { FormDialog } from '../../ui/form/FormOverlays';
import { TextRuled } from '../../ui/ruled-form/RuledFields';
import { useRuledForm } from '../../ui/ruled-form/use-ruled-form';

interface Named {
  name: string;
}

export interface PlanNameDialogProps<A extends Answer> {
  title: string;
  submitText: string;
  busyText: string;
  /** What the field starts with. */
  name: string;
  /** The name is a proposal: typing replaces it. */
  isProposal?: boolean;
  saving: Omit<SaveOptions<Named, A>, 'form'>;
  onClose: () => void;
  /** Under the field. */
  children?: ReactNode;
}

const schema = z.object({ name: requiredText('Plan Name', limits.planNameMax) });

/** Asks for a plan's name and saves what is done with it. Drawn while it is open. */
export function PlanNameDialog<A extends Answer>(props: PlanNameDialogProps<A>) {
  const form = useRuledForm<Named, Named>({ schema, defaultValues: { name: props.name } });
  const { save, saving, problems } = useSave({ ...props.saving, form });
  return (
    <FormDialog
      title={props.title}
      width="480px"
      onClose={props.onClose}
      submitText={props.submitText}
      busyText={props.busyText}
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
        selectsAll={props.isProposal}
      />
      {props.children}
    </FormDialog>
  );
}
