import { chakra } from '@chakra-ui/react';
import { workspaceSettingsInput, type WorkspaceSettingsInput } from '@roofline/schema/workspace';
import { useSave } from '../../app/save/use-save';
import { useSelection } from '../../app/selection';
import { DirtyGuard } from '../../ui/form/DirtyGuard';
import { FormSection } from '../../ui/form/FormSection';
import { SaveBar } from '../../ui/form/SaveBar';
import { SaveProblems } from '../../ui/form/SaveProblems';
import { TextRuled } from '../../ui/ruled-form/RuledFields';
import { useRuledForm, type RuledForm } from '../../ui/ruled-form/use-ruled-form';
import {
  useUpdateWorkspaceSettingsMutation,
  type SettingsOfWorkspaceFragment,
} from './WorkspaceSettings.generated';

const LABELS = { name: 'Workspace name', companyName: 'Company name' } as const;
const FIELDS = ['name', 'companyName'] as const;

type NamesForm = RuledForm<WorkspaceSettingsInput, WorkspaceSettingsInput>;

export interface SettingsFormProps {
  settings: SettingsOfWorkspaceFragment;
  onReload: () => Promise<SettingsOfWorkspaceFragment | undefined>;
}

/** Name and company name of a workspace. */
export function SettingsForm({ settings, onReload }: SettingsFormProps) {
  const saved = { name: settings.name, companyName: settings.companyName };
  const form: NamesForm = useRuledForm({
    schema: workspaceSettingsInput,
    defaultValues: saved,
    readOnly: !settings.viewerCan.edit,
  });
  const saving = useSaveSettings(settings, form, onReload);
  const changes = FIELDS.filter((field) => form.values[field] !== saved[field]).map((field) => ({
    label: LABELS[field],
    from: saved[field],
    to: form.values[field],
  }));
  return (
    <>
      <DirtyGuard dirty={changes.length > 0} name="the workspace settings" />
      <SaveProblems {...saving} />
      <FormSection title="Names" purpose="Stand in the navigation and in the emails that invite people.">
        <TextRuled form={form} name="name" label={LABELS.name} />
        <TextRuled form={form} name="companyName" label={LABELS.companyName} />
      </FormSection>
      <chakra.div
        mx={{ base: '-4', md: '-7' }}
        position="sticky"
        bottom={{ base: 'var(--bottom-bar, 0px)', md: '0' }}
      >
        <SaveBar
          changes={changes}
          onCancel={() => form.reset(saved)}
          onSave={() => void form.submit(saving.save)}
          saving={saving.saving}
        />
      </chakra.div>
    </>
  );
}

function useSaveSettings(
  { workspaceId, version }: SettingsOfWorkspaceFragment,
  form: NamesForm,
  onReload: SettingsFormProps['onReload'],
) {
  const { refreshViewer, refreshProperty } = useSelection();
  const [update] = useUpdateWorkspaceSettingsMutation();
  return useSave({
    send: (values: WorkspaceSettingsInput) =>
      update({ variables: { input: { ...values, workspaceId, version } } }),
    form,
    done: 'Settings Saved',
    onSaved: (_answer, values) => {
      form.reset(values);
      // The navigation names the workspace.
      return Promise.all([refreshViewer(), refreshProperty()]);
    },
    loadNewer: async () => {
      const fresh = await onReload();
      if (fresh) form.reset({ name: fresh.name, companyName: fresh.companyName });
    },
  });
}
