import { limits } from '@roofline/schema/value/limits';
import { requiredText } from '@roofline/schema/value/text';
import type { ReactNode } from 'react';
import { z } from 'zod';
import type { Answers } from '../../app/fields/answers';
import type { FieldList } from '../../app/fields/field-list';
import { FieldSections } from '../../app/fields/FieldSections';
import { useFieldsForm } from '../../app/fields/use-fields-form';
import type { Answer } from '../../app/save/outcome';
import { useSave, type SaveOptions } from '../../app/save/use-save';
import { FormDialog } from '../../ui/form/FormOverlays';

const schema = z.object({ name: requiredText('Plan Name', limits.planNameMax) });
type Named = Answers<typeof schema>;

const NAME_FIELDS: FieldList<Named, { isProposal: boolean }> = [
  { rows: [{ name: 'name', autoComplete: 'off', selectsAll: (_values, { isProposal }) => isProposal }] },
];

export interface PlanNameDialogProps<A extends Answer> {
  title: string;
  submitText: string;
  busyText: string;
  /** The first value of the field. */
  name: string;
  /** Whether the name is a proposal, which typing replaces. */
  isProposal?: boolean;
  saving: Omit<SaveOptions<Named, A>, 'form'>;
  onClose: () => void;
  /** Shown under the field. */
  children?: ReactNode;
}

/** Asks for a plan's name and sends it. Rendered only while it is open. */
export function PlanNameDialog<A extends Answer>(props: PlanNameDialogProps<A>) {
  const form = useFieldsForm({
    schema,
    list: NAME_FIELDS,
    saved: { name: props.name },
    given: { isProposal: props.isProposal === true },
  });
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
      <FieldSections form={form} />
      {props.children}
    </FormDialog>
  );
}
