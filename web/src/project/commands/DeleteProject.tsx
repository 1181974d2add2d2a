import { SaveQuestion } from '../../app/save/SaveQuestion';
import { useDeleteProjectMutation } from '../model/ChangeProjects.generated';
import { useProjectsChanged } from '../model/projects-changed';
import type { ProjectRow } from '../model/use-projects';

interface DeleteProjectProps {
  project: Pick<ProjectRow, 'projectId' | 'propertyId' | 'version' | 'name'>;
  onClose: () => void;
  /** Called once the project is deleted, before the lists are read again. */
  onDeleted?: () => unknown;
  onOutdated?: () => unknown;
}

/** Asks before it deletes a project, which can be restored. */
export function DeleteProject({ project, onClose, onDeleted, onOutdated }: DeleteProjectProps) {
  const { projectId, propertyId, version, name } = project;
  const [remove] = useDeleteProjectMutation();
  const projectsChanged = useProjectsChanged(propertyId);
  return (
    <SaveQuestion
      title="Delete project"
      confirmText="Delete"
      busyText="Deleting..."
      send={() => remove({ variables: { input: { projectId, version } } })}
      done="Project Deleted"
      onDone={async () => {
        onClose();
        onDeleted?.();
        await projectsChanged();
      }}
      onCancel={onClose}
      onOutdated={() => Promise.all([projectsChanged(), onOutdated?.()])}
    >
      <p>{name} leaves the board with its notes and payments. You can restore it under Deleted projects.</p>
    </SaveQuestion>
  );
}
