import { FieldSections } from '../../app/fields/FieldSections';
import { FormSection } from '../../ui/form/FormSection';
import { ReadOnlyField } from '../../ui/ruled-form/ReadOnlyField';
import type { DetailsForm } from '../details-form/property-fields';
import { workspaceLabel, type NewPropertyWorkspace } from './use-wizard-forms';

export interface WorkspaceFieldsProps {
  form: DetailsForm;
  /** The workspace that the user works in, shown read-only. */
  currentWorkspace?: NewPropertyWorkspace;
}

/** The workspace of the new property, if there are several, and the Test switch for users who may set it. */
export function WorkspaceFields({ form, currentWorkspace }: WorkspaceFieldsProps) {
  const { workspaces, asksTest } = form.given;
  if (workspaces === undefined && currentWorkspace === undefined && !asksTest) return null;
  return (
    <FormSection stacked title="Portfolio">
      {currentWorkspace && <ReadOnlyField label="Portfolio" text={workspaceLabel(currentWorkspace)} />}
      <FieldSections form={form} part="workspace" />
    </FormSection>
  );
}
