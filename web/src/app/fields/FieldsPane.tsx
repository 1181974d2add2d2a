import type { FieldValues } from 'react-hook-form';
import { FormPane } from '../../ui/form/FormOverlays';
import type { Saving } from '../save/use-save';
import { FieldSections } from './FieldSections';
import type { FieldsForm } from './use-fields-form';

export interface FieldsPaneProps<Values extends FieldValues, Result, Given> {
  title: string;
  /** The button that adds; null where something is changed: *Save Changes*. */
  addText: string | null;
  form: FieldsForm<Values, Result, Given>;
  saving: Saving<Result, unknown>;
  onClose: () => void;
  /** What the form needs is not there. */
  disabled?: boolean;
}

/** Adds or edits something by a form of fields, in a pane of 480 px. */
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
