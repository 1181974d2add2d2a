import { useState } from 'react';
import { outcomeOf } from '../../app/save/outcome';
import { toast } from '../../ui/feedback/toast';
import { useMoveProjectMutation } from '../model/ChangeProjects.generated';
import type { Phase, ProjectRow } from '../model/use-projects';

const NONE: ReadonlySet<string> = new Set();

/**
 * Returns a function that moves a project to another phase, and the projects on their way. The board shows the move at once;
 * if the service refuses it, the card goes back, a toast says why, and the list is read again. A project on its way can't be
 * moved again until the answer brings its new version.
 */
export function useMoveProject(phases: readonly Phase[], onFailed: () => unknown) {
  const [send] = useMoveProjectMutation();
  const [moving, setMoving] = useState(NONE);
  async function move(project: ProjectRow, phaseId: string) {
    const { projectId, version, name } = project;
    const phase = phases.find(({ projectTemplatePhaseId }) => projectTemplatePhaseId === phaseId);
    if (!phase || moving.has(projectId)) return;
    setMoving((others) => new Set(others).add(projectId));
    const outcome = await outcomeOf(() =>
      send({
        variables: { input: { projectId, version, projectTemplatePhaseId: phaseId } },
        optimisticResponse: { moveProject: { project: movedTo(project, phase), userErrors: [] } },
      }),
    );
    setMoving((others) => new Set([...others].filter((each) => each !== projectId)));
    if (!('event' in outcome)) return toast.success('Project Saved');
    toast.failure(`${name} was not moved. ${outcome.errors.map(({ detail }) => detail).join(' ')}`);
    onFailed();
  }
  return { moving, move };
}

const movedTo = ({ projectId, version }: ProjectRow, { projectTemplatePhaseId, name, sortOrder }: Phase) => ({
  __typename: 'Project' as const,
  projectId,
  version,
  currentPhaseStatus: {
    __typename: 'ProjectPhaseStatus' as const,
    projectTemplatePhaseId,
    name,
    sortOrder,
  },
  phaseSince: new Date().toISOString(),
  // The new phase has its own checklist: the answer brings its counts.
  checklistDone: 0,
  checklistTotal: 0,
});
