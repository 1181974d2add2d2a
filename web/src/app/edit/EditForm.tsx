import { chakra } from '@chakra-ui/react';
import { useEffect, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../ui/action/Button';
import { DirtyGuard, type DirtyGuardProps } from '../../ui/form/DirtyGuard';
import { SaveProblems } from '../../ui/form/SaveProblems';
import type { FieldsForm } from '../fields/use-fields-form';
import type { Saving } from '../save/use-save';

export interface EditFormProps<Values extends FieldValues, Result, Given> extends Pick<
  DirtyGuardProps,
  'name' | 'part'
> {
  /** Name of the form, where the page has several. */
  label?: string;
  form: FieldsForm<Values, Result, Given>;
  saving: Saving<Result, unknown>;
  /** *Save Changes* without it. */
  saveText?: string;
  onCancel: () => void;
  /** Called when there are unsaved changes, and when there are none any more. */
  onDirty: (isDirty: boolean) => void;
  /** The fields. */
  children: ReactNode;
}

/** A form that is edited in place, as in the pane beside a list: its buttons come with the first change. See `useReading`. */
export function EditForm<Values extends FieldValues, Result, Given>(
  props: EditFormProps<Values, Result, Given>,
) {
  const { label, name, part, form, saving, saveText = 'Save Changes', onCancel, onDirty, children } = props;
  const isDirty = form.changes.length > 0;
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  return (
    <form
      noValidate
      aria-label={label}
      style={{ display: 'grid', gap: 16 }}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit(saving.save);
      }}
    >
      <DirtyGuard dirty={isDirty} {...{ name, part }} />
      <SaveProblems {...saving} mb="0" />
      {children}
      {isDirty && (
        <chakra.div display="flex" justifyContent="flex-end" gap="2">
          <Button onClick={onCancel} disabled={saving.saving}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={saving.saving} busyText="Saving...">
            {saveText}
          </Button>
        </chakra.div>
      )}
    </form>
  );
}
