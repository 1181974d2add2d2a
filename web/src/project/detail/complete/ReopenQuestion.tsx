import { useState } from 'react';
import { useSave } from '../../../app/save/use-save';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { useReopenProjectMutation } from '../overview/ProjectCommands.generated';
import type { ProjectDetail } from '../use-project';
import type { CompleteDialogProps } from './CompleteDialog';
import { usePlanChanged } from './use-plan-changed';

/**
 * Asks before a project is opened again. Where components that it updated were changed since, the service names them, and
 * the question becomes whether to leave them as they are.
 */
export function ReopenQuestion({ project, onClose, onOutdated }: CompleteDialogProps) {
  const { projectId, version, name } = project;
  const [reopen] = useReopenProjectMutation();
  const planChanged = usePlanChanged(project.propertyId);
  const [keepsComponents, setKeeps] = useState(false);
  const { save, saving, problems } = useSave({
    send: async (keepComponents: boolean) => {
      const answer = await reopen({ variables: { input: { projectId, version, keepComponents } } });
      const errors = answer.data?.reopenProject.userErrors ?? [];
      if (errors.some(({ code }) => code === 'componentsChanged')) setKeeps(true);
      return answer;
    },
    done: 'Project Reopened',
    onSaved: () => {
      onClose();
      return planChanged();
    },
    onOutdated,
  });
  return (
    <ConfirmDialog
      open
      title="Reopen project"
      confirmText={keepsComponents ? 'Reopen and leave the components' : 'Reopen'}
      busyText="Reopening..."
      busy={saving}
      problems={problems}
      onConfirm={() => void save(keepsComponents)}
      onCancel={onClose}
    >
      {keepsComponents ? reopenedWithout(name) : reopenedWith(project)}
    </ConfirmDialog>
  );
}

const reopenedWithout = (name: string) =>
  `The earlier values of the components can’t be put back. You can reopen ${name} and leave its components as they are now.`;

const reopenedWith = ({ name, propertyComponents }: ProjectDetail) =>
  propertyComponents.length === 0
    ? `${name} goes back to the open projects.`
    : `${name} goes back to the open projects. Components that completing it updated get their earlier values back.`;
