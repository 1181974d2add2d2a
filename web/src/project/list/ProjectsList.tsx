import { chakra } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { Money } from '../../ui/figure/figures';
import { ListPage } from '../../ui/list-page/ListPage';
import type { RowCommand } from '../../ui/list-page/RowCommands';
import { basisOf } from '../model/project-money';
import type { ProjectRow } from '../model/use-projects';
import { Due, projectColumns, ProjectName } from './project-columns';

interface ProjectsListProps {
  projects: readonly ProjectRow[];
  today: string;
  viewMoney: boolean;
  onDelete: (project: ProjectRow) => void;
  onClearFilters?: () => void;
  refreshing: boolean;
}

/** The projects as a table, sorted by due date at first. */
export function ProjectsList({ projects, today, viewMoney, onDelete, ...props }: ProjectsListProps) {
  const columns = useMemo(() => projectColumns(today, viewMoney), [today, viewMoney]);
  const commands = (project: ProjectRow): RowCommand[] =>
    project.viewerCan.delete
      ? [
          {
            id: 'delete',
            label: 'Delete',
            icon: <Trash2 size={16} strokeWidth={1.75} />,
            destructive: true,
            onSelect: () => onDelete(project),
          },
        ]
      : [];
  return (
    <ListPage
      {...props}
      caption="Projects"
      columns={columns}
      rows={projects}
      empty={null}
      rowId={({ projectId }) => projectId}
      rowName={({ name }) => name}
      commands={commands}
      renderPhoneRow={(project) => <PhoneRow project={project} today={today} />}
    />
  );
}

function PhoneRow({ project, today }: { project: ProjectRow; today: string }) {
  return (
    <chakra.div display="grid" gap="0.5">
      <chakra.div display="flex" justifyContent="space-between" gap="3">
        <chakra.strong fontWeight="560" minW="0">
          <ProjectName project={project} />
        </chakra.strong>
        {project.viewerCan.viewMoney && <Money amount={basisOf(project)} />}
      </chakra.div>
      <chakra.div display="flex" justifyContent="space-between" gap="3" color="fg.muted" textStyle="caption">
        <span>{project.isCompleted ? 'Completed' : project.currentPhaseStatus.name}</span>
        <Due project={project} today={today} />
      </chakra.div>
    </chakra.div>
  );
}
