import { FormSection } from '../../ui/form/FormSection';
import { ReadOnlyField } from '../../ui/ruled-form/ReadOnlyField';
import { SelectRuled, YesNoRuled } from '../../ui/ruled-form/RuledFields';
import { DETAILS_LABELS as labels, type DetailsForm } from '../details-form/use-details-form';
import type { NewPropertyWorkspace } from './use-wizard-forms';

export interface WorkspaceFieldsProps {
  form: DetailsForm;
  workspaces: readonly NewPropertyWorkspace[];
  /** The workspace that the person works in: it cannot be changed here. */
  currentWorkspace?: NewPropertyWorkspace;
  canSetTest: boolean;
}

const label = (workspace: NewPropertyWorkspace) =>
  workspace.name === workspace.companyName
    ? workspace.companyName
    : `${workspace.companyName} (${workspace.name})`;

/** Where the property goes, when there is a choice; and the Test switch for those who may set it. */
export function WorkspaceFields({ form, workspaces, currentWorkspace, canSetTest }: WorkspaceFieldsProps) {
  const isChoice = workspaces.length > 1 && currentWorkspace === undefined;
  if (!isChoice && currentWorkspace === undefined && !canSetTest) return null;
  return (
    <FormSection stacked title={labels.workspaceId}>
      {currentWorkspace && <ReadOnlyField label={labels.workspaceId} text={label(currentWorkspace)} />}
      {isChoice && (
        <SelectRuled
          form={form}
          name="workspaceId"
          label={labels.workspaceId}
          placeholder="Choose a workspace"
          options={workspaces.map((each) => ({ value: each.workspaceId, label: label(each) }))}
        />
      )}
      {canSetTest && <YesNoRuled form={form} name="isTest" label={labels.isTest} />}
    </FormSection>
  );
}
