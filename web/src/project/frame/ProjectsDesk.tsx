import { chakra } from '@chakra-ui/react';
import { Hammer, Trash2 } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import type { SelectedProperty } from '../../app/selection/selection';
import { useShortcuts } from '../../app/shortcuts';
import { useAdding } from '../../app/use-adding';
import { ClearFilters } from '../../ui/action/ClearFilters';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton';
import { formatCount } from '../../ui/format/count';
import { ProjectsBoard } from '../board/ProjectsBoard';
import { DeleteProject } from '../commands/DeleteProject';
import { CreateProjectPane } from '../form/CreateProjectPane';
import { ProjectsList } from '../list/ProjectsList';
import { filterProjects, isNarrowed } from '../model/filter-projects';
import type { useProjectsAddress } from '../model/projects-address';
import { useProjects, type Phase, type ProjectRow } from '../model/use-projects';
import { ProjectsTimeline } from '../timeline/ProjectsTimeline';
import { ProjectsHeader } from './ProjectsHeader';
import { ProjectsToolbar } from './ProjectsToolbar';

interface ProjectsDeskProps {
  property: SelectedProperty;
  fiscalYear: number;
  address: ReturnType<typeof useProjectsAddress>;
  today: string;
}

const NO_PROJECTS: readonly ProjectRow[] = [];
const NO_PHASES: readonly Phase[] = [];

/** The projects of a property, and the forms over them. */
export function ProjectsDesk({ property, fiscalYear, address, today }: ProjectsDeskProps) {
  const { propertyId, viewerCan } = property;
  const list = useProjects(propertyId, 'all');
  const { projects, phases = NO_PHASES } = list;
  const create = useCreating(address, viewerCan.editProjects);
  const [deletedId, setDeleted] = useState<string | null>(null);
  const deleted = projects?.find(({ projectId }) => projectId === deletedId);
  return (
    <>
      <ProjectsHeader
        property={property}
        projects={projects}
        total={list.total}
        onCreate={() => create.open(null)}
        onTrash={() => address.change({ deleted: '1' })}
      />
      <ProjectsToolbar {...{ property, address, phases }} projects={projects ?? NO_PROJECTS} />
      {list.errors && <ErrorState details={list.errors} onRetry={list.onRetry} />}
      {!projects && !list.errors && <PageSkeleton />}
      {projects && (
        <Projects
          {...{ property, address, today, projects, phases, list }}
          onAdd={viewerCan.editProjects ? create.open : undefined}
          onDelete={({ projectId }) => setDeleted(projectId)}
        />
      )}
      {projects && create.isOpen && (
        <CreateProjectPane
          {...{ propertyId, fiscalYear, phases }}
          startPhaseId={address.startPhaseId}
          onClose={create.close}
        />
      )}
      {deleted && <DeleteProject project={deleted} onClose={() => setDeleted(null)} />}
    </>
  );
}

/** Opens the form of a new project for `?add=1`, in a phase for `&in=…`, and on the key `c`. */
function useCreating({ change }: ProjectsDeskProps['address'], canCreate: boolean) {
  const [isAdding] = useAdding();
  const open = (phaseId: string | null) => change({ add: '1', in: phaseId });
  useShortcuts({ c: () => canCreate && open(null) });
  return { isOpen: isAdding && canCreate, open, close: () => change({ add: null, in: null }) };
}

interface ProjectsProps extends Omit<ProjectsDeskProps, 'fiscalYear'> {
  projects: readonly ProjectRow[];
  phases: readonly Phase[];
  list: ReturnType<typeof useProjects>;
  onAdd?: (phaseId: string | null) => void;
  onDelete: (project: ProjectRow) => void;
}

/** The projects that pass the filters, in the view that the address names. */
function Projects(props: ProjectsProps) {
  const { property, address, today, projects, phases, list, onAdd, onDelete } = props;
  const { filter, view, clear } = address;
  const shown = useMemo(() => filterProjects(projects, filter), [projects, filter]);
  const itemsOf = useDeleteItem(onDelete);
  const onClearFilters = isNarrowed(filter) ? clear : undefined;
  // A board without projects shows its columns.
  const isEmpty = shown.length === 0 && (onClearFilters !== undefined || view !== 'board');
  const shared = { projects: shown, today };
  return (
    <>
      {list.total > projects.length && (
        <chakra.p color="fg.muted" textStyle="table" mb="3">
          The first {formatCount(projects.length)} of {formatCount(list.total)} projects, by due date.
        </chakra.p>
      )}
      {isEmpty && <NoProjects hasAny={projects.length > 0} {...{ onClearFilters }} />}
      {!isEmpty && view === 'board' && (
        <ProjectsBoard
          {...{ ...shared, phases, onAdd, itemsOf }}
          withCompleted={filter.withCompleted}
          reload={list.onRetry}
        />
      )}
      {!isEmpty && view === 'list' && (
        <ProjectsList
          {...{ ...shared, onDelete, onClearFilters }}
          viewMoney={property.viewerCan.viewProjects}
          refreshing={list.refreshing}
        />
      )}
      {!isEmpty && view === 'timeline' && <ProjectsTimeline {...shared} />}
    </>
  );
}

/** Returns the menu entries that a card offers besides its moves. */
const useDeleteItem = (onDelete: (project: ProjectRow) => void) =>
  useCallback(
    (project: ProjectRow) =>
      project.viewerCan.delete
        ? [
            {
              id: 'delete',
              label: 'Delete',
              icon: <Trash2 size={16} strokeWidth={1.75} />,
              destructive: true,
              divided: true,
              onSelect: () => onDelete(project),
            },
          ]
        : [],
    [onDelete],
  );

function NoProjects({ hasAny, onClearFilters }: { hasAny: boolean; onClearFilters?: () => void }) {
  const none = hasAny ? 'No open projects' : 'No projects yet';
  return (
    <EmptyState
      icon={<Hammer size={24} strokeWidth={1.6} />}
      text={onClearFilters ? 'No project matches these filters' : none}
      action={onClearFilters && <ClearFilters onClear={onClearFilters} />}
    />
  );
}
