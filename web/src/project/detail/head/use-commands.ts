import { useSave } from '../../../app/save/use-save';
import { useMoveProjectMutation, useRestoreProjectMutation } from '../../model/ChangeProjects.generated';
import type { ProjectDetail, ProjectPlace } from '../use-project';

/** Returns the commands that change a project at once, without a form or a question. */
export function useCommands({ projectId, version }: ProjectDetail, reload: () => unknown) {
  const [move] = useMoveProjectMutation();
  const [restore] = useRestoreProjectMutation();
  const shared = { failed: (problem: string) => problem, onOutdated: reload };
  const moving = useSave({
    ...shared,
    send: ({ projectTemplatePhaseId }: ProjectPlace['phases'][number]) =>
      move({ variables: { input: { projectId, version, projectTemplatePhaseId } } }),
    done: 'Project Saved',
    // The new phase brings its checklist.
    onSaved: reload,
  });
  const restoring = useSave({
    ...shared,
    send: (_nothing: null) => restore({ variables: { input: { projectId, version } } }),
    done: 'Project Restored',
  });
  return {
    move: (phase: ProjectPlace['phases'][number]) => void moving.save(phase),
    restore: () => void restoring.save(null),
    isBusy: moving.saving || restoring.saving,
  };
}
export type Commands = ReturnType<typeof useCommands>;
