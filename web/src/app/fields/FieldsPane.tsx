import type { FieldValues } from 'react-hook-form';
import { FormPane } from '../../ui/form/FormOverlays';
import type { Saving } from '../save/use-save';
import { FieldSections } from './FieldSections';
import type { FieldsForm } from './use-fields-form';

export interface FieldsPaneProps<Values extends FieldValues, Result, Given> {
  title: string;
  /** Text of the button that adds; null where the form changes something: *Save Changes*. */
  addText: string | null;
  form: FieldsForm<Values, Result, Given>;
  saving: Saving<Result, unknown>;
  onClose: () => void;
  /** Data that the form needs is not there. */
  disabled?: boolean;
}

/** A pane of 480 px with a form of fields that adds or edits something. */
export function FieldsPane<Values extends FieldValues, Result, Given>({
  title,
  addText,
  form,
  disabled,
  saving: { save, saving, problems, isStale, onReload },
  onClose,
}: FieldsPaneProps<Values, Result, Given>) {
  return (
    <FormPane
      {...{ title, onClose, disabled, problems, isStale, onReload }}
      submitText={addText ?? 'Save Changes'}
      busyText="Saving..."
      busy={saving}
      staticBackdrop={form.isDirty}
      onSubmit={() => void form.submit(save)}
    >
      <FieldSections form={form} stacked />
    </FormPane>
  );
}
