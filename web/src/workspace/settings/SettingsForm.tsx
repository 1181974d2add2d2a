import { chakra } from '@chakra-ui/react';
import { workspaceSettingsInput, type WorkspaceSettingsInput } from '@roofline/schema/workspace';
import { useState } from 'react';
import { placeErrors, refusedOrUnsent } from '../../app/form-errors';
import { useSelection } from '../../app/selection';
import { toast } from '../../ui/feedback/toast';
import { DirtyGuard } from '../../ui/form/DirtyGuard';
import { FormSection } from '../../ui/form/FormSection';
import { SaveBar } from '../../ui/form/SaveBar';
import { SaveProblems } from '../../ui/form/SaveProblems';
import { TextRuled } from '../../ui/ruled-form/RuledFields';
import { useRuledForm } from '../../ui/ruled-form/use-ruled-form';
import {
  useUpdateWorkspaceSettingsMutation,
  type SettingsOfWorkspaceFragment,
} from './WorkspaceSettings.generated';

const LABELS = { name: 'Workspace name', companyName: 'Company name' } as const;
const FIELDS = ['name', 'companyName'] as const;

export interface SettingsFormProps {
  settings: SettingsOfWorkspaceFragment;
  onReload: () => Promise<SettingsOfWorkspaceFragment | undefined>;
}

/** Name and company name of a workspace. */
export function SettingsForm({ settings, onReload }: SettingsFormProps) {
  const saved = { name: settings.name, companyName: settings.companyName };
  const form = useRuledForm<WorkspaceSettingsInput, WorkspaceSettingsInput>({
    schema: workspaceSettingsInput,
    defaultValues: saved,
    readOnly: !settings.viewerCan.edit,
  });
  const { save, saving, problems, isStale } = useSaveSettings(settings, form.reject, form.reset);
  const changes = FIELDS.filter((field) => form.values[field] !== saved[field]).map((field) => ({
    label: LABELS[field],
    from: saved[field],
    to: form.values[field],
  }));
  const reload = async () => {
    const fresh = await onReload();
    if (fresh) form.reset({ name: fresh.name, companyName: fresh.companyName });
  };
  return (
    <>
      <DirtyGuard dirty={changes.length > 0} name="the workspace settings" />
      <SaveProblems problems={problems} isStale={isStale} onReload={() => void reload()} />
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
          onSave={() => void form.submit(save)}
          saving={saving}
        />
      </chakra.div>
    </>
  );
}

function useSaveSettings(
  { workspaceId, version }: SettingsOfWorkspaceFragment,
  reject: (name: keyof WorkspaceSettingsInput, text: string) => void,
  reset: (values: WorkspaceSettingsInput) => void,
) {
  const { refreshViewer, refreshProperty } = useSelection();
  const [update, { loading }] = useUpdateWorkspaceSettingsMutation();
  const [problems, setProblems] = useState<string[]>([]);
  const [isStale, setStale] = useState(false);
  const save = async (values: WorkspaceSettingsInput) => {
    const input = { ...values, workspaceId, version };
    const errors = await refusedOrUnsent(
      update({ variables: { input } }).then(({ data }) => data?.updateWorkspaceSettings.userErrors),
      'The changes did not reach the server. Try again.',
    );
    setProblems(placeErrors(errors, FIELDS, reject));
    setStale(errors.some((error) => error.code === 'stale'));
    if (errors.length > 0) return;
    reset(values);
    toast.success('Settings Saved');
    // The navigation names the workspace.
    await Promise.all([refreshViewer(), refreshProperty()]);
  };
  return { save, saving: loading, problems, isStale };
}
