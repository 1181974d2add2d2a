import { chakra } from '@chakra-ui/react';
import { workspaceSettingsInput, type WorkspaceSettingsInput } from '@roofline/schema/workspace/workspace';
import { answersOf, type Answers } from '../../app/fields/answers';
import type { FieldList } from '../../app/fields/field-list';
import { FieldSections } from '../../app/fields/FieldSections';
import { useFieldsForm, type FieldsForm } from '../../app/fields/use-fields-form';
import { useSave } from '../../app/save/use-save';
import { useSelection } from '../../app/selection/selection';
import { FullArchiveSection } from '../../app/full-archive/FullArchiveSection';
import { DirtyGuard } from '../../ui/form/DirtyGuard';
import { SaveBar } from '../../ui/form/SaveBar';
import { SaveProblems } from '../../ui/form/SaveProblems';
import {
  useUpdateWorkspaceSettingsMutation,
  type SettingsOfWorkspaceFragment,
} from './WorkspaceSettings.generated';

type Names = Answers<typeof workspaceSettingsInput>;
type NamesForm = FieldsForm<Names, WorkspaceSettingsInput, object>;

const NAMES: FieldList<Names> = [
  {
    title: 'Names',
    purpose: 'Shown in the navigation and in invitation emails.',
    rows: [{ name: 'name', label: 'Portfolio name' }, { name: 'companyName' }],
  },
];

export interface SettingsFormProps {
  settings: SettingsOfWorkspaceFragment;
  onReload: () => Promise<SettingsOfWorkspaceFragment | undefined>;
}

/** Name and company name of a workspace. */
export function SettingsForm({ settings, onReload }: SettingsFormProps) {
  const saved = answersOf(workspaceSettingsInput, settings);
  const readOnly = !settings.viewerCan.edit;
  const form = useFieldsForm({ schema: workspaceSettingsInput, list: NAMES, saved, given: {}, readOnly });
  const saving = useSaveSettings(settings, form, onReload);
  return (
    <>
      <DirtyGuard dirty={form.changes.length > 0} name="the portfolio settings" />
      <SaveProblems {...saving} />
      <FieldSections form={form} />
      <FullArchiveSection of={{ workspaceId: settings.workspaceId }} />
      <chakra.div
        mx={{ base: '-4', md: '-7' }}
        position="sticky"
        bottom={{ base: 'var(--bottom-bar, 0px)', md: '0' }}
      >
        <SaveBar
          changes={form.changes}
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
      // The navigation shows the workspace's name.
      return Promise.all([refreshViewer(), refreshProperty()]);
    },
    loadNewer: async () => {
      const fresh = await onReload();
      if (fresh) form.reset(answersOf(workspaceSettingsInput, fresh));
    },
  });
}
