import { Plus } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { Button } from '../../ui/action/Button';
import { Board } from '../../ui/board/Board';
import type { BoardColumn } from '../../ui/board/board-model';
import { formatMoneyShort } from '../../ui/format/money';
import type { MenuItem } from '../../ui/overlay/Menu';
import { sumOf } from '../model/project-money';
import type { Phase, ProjectRow } from '../model/use-projects';
import { ProjectCard } from './ProjectCard';
import { useMoveProject } from './use-move-project';

interface ProjectsBoardProps {
  projects: readonly ProjectRow[];
  phases: readonly Phase[];
  today: string;
  withCompleted: boolean;
  /** Opens the form of a project that starts in a phase; absent for readers. */
  onAdd?: (phaseId: string) => void;
  itemsOf: (project: ProjectRow) => readonly MenuItem[];
  reload: () => unknown;
}

const COMPLETED = 'completed';
const idOf = ({ projectId }: ProjectRow) => projectId;
const nameOf = ({ name }: ProjectRow) => name;
const columnOf = ({ isCompleted, currentPhaseStatus }: ProjectRow) =>
  isCompleted ? COMPLETED : currentPhaseStatus.projectTemplatePhaseId;

/** The projects in one column per phase, between which the user moves them. */
export function ProjectsBoard(props: ProjectsBoardProps) {
  const { projects, phases, today, itemsOf, reload } = props;
  const { moving, move } = useMoveProject(phases, reload);
  const canMove = useCallback(
    ({ projectId, viewerCan, isCompleted }: ProjectRow) =>
      viewerCan.edit && !isCompleted && !moving.has(projectId),
    [moving],
  );
  const draw = useCallback((project: ProjectRow) => <ProjectCard project={project} today={today} />, [today]);
  return (
    <Board
      label="Projects by phase"
      columnWord="Phase"
      columns={useColumns(props)}
      cards={projects}
      {...{ idOf, nameOf, columnOf, canMove, draw, itemsOf }}
      onMove={(project, phaseId) => void move(project, phaseId)}
    />
  );
}

function useColumns({ projects, phases, withCompleted, onAdd }: ProjectsBoardProps): BoardColumn[] {
  return useMemo(() => {
    const aside = (id: string) => {
      const sum = sumOf(projects.filter((project) => columnOf(project) === id));
      return sum === null ? undefined : formatMoneyShort(sum);
    };
    const columns = phases.map(({ projectTemplatePhaseId: id, name }) => ({
      id,
      name,
      aside: aside(id),
      empty: `Projects in the phase ${name} land here.`,
      foot: onAdd && (
        <Button
          variant="quiet"
          size="sm"
          icon={<Plus size={16} strokeWidth={1.75} />}
          aria-label={`Add a project to ${name}`}
          onClick={() => onAdd(id)}
        >
          Add
        </Button>
      ),
    }));
    if (!withCompleted) return columns;
    const empty = 'Completed projects land here.';
    return [...columns, { id: COMPLETED, name: 'Completed', aside: aside(COMPLETED), empty, isClosed: true }];
  }, [projects, phases, withCompleted, onAdd]);
}
