import { useId, useState } from 'react';
import { Button } from '../../ui/action/Button';
import type { SelectOption } from '../../ui/field/SelectField';
import { DirtyGuard } from '../../ui/form/DirtyGuard';
import { FieldsToFix } from '../../ui/form/FieldsToFix';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { SidePane } from '../../ui/overlay/SidePane';
import type { ComponentRowFragment } from '../ComponentRow.generated';
import { ComponentFields } from './ComponentFields';
import { SaveProblems } from './SaveProblems';
import { useSaveComponent } from './save-component';
import {
  COMPONENT_LABELS,
  newComponent,
  useComponentForm,
  valuesOf,
  type ComponentForm,
} from './use-component-form';

export interface ComponentPaneProps {
  propertyId: string;
  fiscalYear: number;
  /** Null adds a new one. */
  component: ComponentRowFragment | null;
  categories: readonly SelectOption[];
  units: readonly SelectOption[];
  onClose: () => void;
  /** Somebody saved meanwhile: read again and open the newer values. */
  onReload: () => void;
}

/** Add or edit a component in a pane of 480 px. */
export function ComponentPane(props: ComponentPaneProps) {
  const { component, fiscalYear, categories, units, onClose } = props;
  const formId = useId();
  const form = useComponentForm({ defaultValues: component ? valuesOf(component) : newComponent });
  const saving = useSaveComponent({ ...props, form, onSaved: onClose });
  const [isAsking, setAsking] = useState(false);
  const close = () => (form.isDirty && !saving.saving ? setAsking(true) : onClose());
  const toFix = form.toFix(COMPONENT_LABELS, true);
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
          <>
            {toFix.length > 0 && (
              <span style={{ marginInlineEnd: 'auto' }}>
                <FieldsToFix fields={toFix} />
              </span>
            )}
            <Button onClick={close} disabled={saving.saving}>
              Cancel
            </Button>
            <Button variant="primary" type="submit" form={formId} busy={saving.saving} busyText="Saving...">
              {component ? 'Save Changes' : 'Add component'}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate {...submitBy(form, saving.save)}>
          <SaveProblems {...saving} onReload={props.onReload} />
          <ComponentFields form={form} fiscalYear={fiscalYear} categories={categories} units={units} />
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

/** Enter in a field and Ctrl or Cmd Enter anywhere submit. */
function submitBy(form: ComponentForm, save: Parameters<ComponentForm['submit']>[0]) {
  return {
    onSubmit(event: React.FormEvent) {
      event.preventDefault();
      void form.submit(save);
    },
    onKeyDown(event: React.KeyboardEvent<HTMLFormElement>) {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
    },
  };
}
