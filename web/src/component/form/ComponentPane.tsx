import { useId, useState } from 'react';
import { FieldSections } from '../../app/fields/FieldSections';
import type { SelectOption } from '../../ui/field/SelectField';
import { DirtyGuard } from '../../ui/form/DirtyGuard';
import { FieldsToFix } from '../../ui/form/FieldsToFix';
import { FormFooter } from '../../ui/form/FormFooter';
import { SaveProblems } from '../../ui/form/SaveProblems';
import { useSubmitKey } from '../../ui/form/form-focus';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { SidePane } from '../../ui/overlay/SidePane';
import type { ComponentRowFragment } from '../ComponentRow.generated';
import { useComponentForm } from './component-fields';
import { useSaveComponent } from './save-component';

export interface ComponentPaneProps {
  propertyId: string;
  fiscalYear: number;
  /** Null adds a new one. */
  component: ComponentRowFragment | null;
  categories: readonly SelectOption[];
  units: readonly SelectOption[];
  onClose: () => void;
  /** Called after someone else saved first: reads again and opens the newer values. */
  onReload: () => Promise<unknown>;
}

/** Adds or edits a component in a pane of 480 px. */
export function ComponentPane(props: ComponentPaneProps) {
  const { component, fiscalYear, categories, units, onClose } = props;
  const formId = useId();
  const form = useComponentForm({ component, place: { fiscalYear, categories, units, viewCosts: true } });
  const saving = useSaveComponent({ ...props, form, onSaved: onClose });
  const [isAsking, setAsking] = useState(false);
  useSubmitKey(formId);
  const close = () => (form.isDirty && !saving.saving ? setAsking(true) : onClose());
  const toFix = form.toFix(true);
  const name = component?.name ?? 'the new component';
  return (
    <>
      <SidePane
        open
        onClose={close}
        title={component ? `Edit ${component.name}` : 'Add component'}
        width={480}
        staticBackdrop
        footer={
          <FormFooter
            formId={formId}
            submitText={component ? 'Save Changes' : 'Add component'}
            busyText="Saving..."
            busy={saving.saving}
            onCancel={close}
            note={toFix.length > 0 && <FieldsToFix fields={toFix} />}
          />
        }
      >
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void form.submit(saving.save);
          }}
        >
          <SaveProblems {...saving} />
          <FieldSections form={form} stacked />
        </form>
      </SidePane>
      <DirtyGuard dirty={form.isDirty} name={name} />
      <ConfirmDialog
        open={isAsking}
        title="Leave without saving?"
        confirmText="Leave"
        cancelText="Stay"
        destructive
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      >
        Your changes to {name} are lost.
      </ConfirmDialog>
    </>
  );
}
