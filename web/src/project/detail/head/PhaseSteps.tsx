import { chakra } from '@chakra-ui/react';
import { formatDayOf } from '../../../ui/format/day';
import { Card } from '../../../ui/layout/Card';
import { stateAt, Steps } from '../../../ui/navigation/Steps';
import type { StepState } from '../../../ui/navigation/StepMark';
import type { ProjectDetail, ProjectPlace } from '../use-project';

/** The width in pixels that the name of a phase needs. */
const PHASE_WIDTH = 132;

/** The phases of the property, with the progress of the project through them. */
export function PhaseSteps({ project, phases }: { project: ProjectDetail; phases: ProjectPlace['phases'] }) {
  const at = phases.findIndex(
    ({ projectTemplatePhaseId }) =>
      projectTemplatePhaseId === project.currentPhaseStatus.projectTemplatePhaseId,
  );
  if (at < 0) return null;
  const words: Record<StepState, string> = {
    done: 'Done',
    current: `Since ${formatDayOf(project.phaseSince)}`,
    open: 'To come',
    locked: 'To come',
  };
  // A completed project has every phase behind it: completing does not move it to the last one.
  const current = project.isCompleted ? phases.length + 1 : at + 1;
  const steps = phases.map(({ name }, index) => {
    const state = stateAt(index + 1, current);
    return { title: name, state, line: words[state] };
  });
  return (
    <Card flush overflow="hidden">
      <chakra.div overflowX="auto" pb={{ base: '3.5', md: '0' }}>
        <chakra.div css={{ '@media (min-width: 768px)': { minWidth: `${phases.length * PHASE_WIDTH}px` } }}>
          <Steps label="Phases" layout="track" steps={steps} />
        </chakra.div>
      </chakra.div>
    </Card>
  );
}
