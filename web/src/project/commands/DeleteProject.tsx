import { useSave } from '../../app/save/use-save';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { useDeleteProjectMutation } from '../model/ChangeProjects.generated';
import { useProjectsChanged } from '../model/projects-changed';
import type { ProjectRow } from '../model/use-projects';

interface DeleteProjectProps {
  project: Pick<ProjectRow, 'projectId' | 'propertyId' | 'version' | 'name'>;
  onClose: () => void;
  /** Beside the lists, which are read again. */
  onDeleted?: () => unknown;
  onOutdated?: () => unknown;
}

/** Asks before a project is deleted. It can be restored. */
export function DeleteProject({ project, onClose, onDeleted, onOutdated }: DeleteProjectProps) {
  const { projectId, propertyId, version, name } = project;
  const [remove] = useDeleteProjectMutation();
  const projectsChanged = useProjectsChanged(propertyId);
  const { save, saving, problems } = useSave({
    send: () => remove({ variables: { input: { projectId, version } } }),
    done: 'Project Deleted',
    onSaved: async () => {
      onClose();
      onDeleted?.();
      await projectsChanged();
    },
    onOutdated: () => Promise.all([projectsChanged(), onOutdated?.()]),
  });
  return (
    <ConfirmDialog
      open
      title="Delete project"
      confirmText="Delete"
      busyText="Deleting..."
      destructive
      busy={saving}
      problems={problems}
      onCancel={onClose}
      onConfirm={() => void save(undefined)}
    >
      <p>{name} leaves the board with its notes and payments. You can restore it under Deleted projects.</p>
    </ConfirmDialog>
  );
}
