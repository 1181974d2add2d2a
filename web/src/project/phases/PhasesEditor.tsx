import type { ProjectPhasesInput } from '@roofline/schema/project/phases';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useSave } from '../../app/save/use-save';
import { Button } from '../../ui/action/Button';
import { DirtyGuard } from '../../ui/form/DirtyGuard';
import { SaveProblems } from '../../ui/form/SaveProblems';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { useSaveProjectPhasesMutation } from '../model/ChangeProjects.generated';
import { useProjectsChanged } from '../model/projects-changed';
import type { PhaseWithChecklist } from '../model/use-projects';
import { usePhasesForm } from './phase-fields';
import { PhaseRows } from './PhaseRows';

interface PhasesEditorProps {
  propertyId: string;
  phases: readonly PhaseWithChecklist[];
  version: number;
  onReload: () => Promise<unknown>;
}

type Phases = ProjectPhasesInput['phases'];

/** The form of the phases, whose changes are saved together after a question. */
export function PhasesEditor(props: PhasesEditorProps) {
  const form = usePhasesForm(props.phases);
  const [asked, setAsked] = useState<Phases | null>(null);
  const saving = useSavePhases(props, () => setAsked(null));
  const close = () => setAsked(null);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit(({ phases }) => setAsked(phases));
      }}
    >
      <SaveProblems {...saving} />
      <PhaseRows form={form} saved={props.phases} />
      <chakra.div mt="4" display="flex" gap="2" justifyContent="flex-end">
        <Button disabled={!form.isDirty} onClick={() => form.reset()}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" disabled={!form.isDirty} busy={saving.saving}>
          Save phases
        </Button>
      </chakra.div>
      <DirtyGuard dirty={form.isDirty && !saving.saving} name="the phases" />
      <ConfirmDialog
        open={asked !== null}
        title="Save Project Phases"
        confirmText="Save phases"
        busyText="Saving..."
        busy={saving.saving}
        onCancel={close}
        onConfirm={() => void saving.save(asked ?? [])}
      >
        <p>The changes apply to all active projects.</p>
      </ConfirmDialog>
    </form>
  );
}

function useSavePhases({ propertyId, version, onReload }: PhasesEditorProps, over: () => void) {
  const [send] = useSaveProjectPhasesMutation();
  const projectsChanged = useProjectsChanged(propertyId);
  return useSave({
    send: (phases: Phases) => send({ variables: { input: { propertyId, version, phases } } }),
    keeps: true,
    done: 'Project Phases saved',
    failed: 'Save Project Phases failed',
    onSaved: async () => {
      over();
      await projectsChanged();
    },
    onFailed: over,
    loadNewer: onReload,
  });
}
