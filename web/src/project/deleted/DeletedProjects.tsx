import { RotateCcw, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useSave } from '../../app/save/use-save';
import type { SelectedProperty } from '../../app/selection/selection';
import { Button } from '../../ui/action/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { PageHeader } from '../../ui/layout/PageHeader';
import { ListPage } from '../../ui/list-page/ListPage';
import { projectColumns } from '../list/project-columns';
import { useRestoreProjectMutation } from '../model/ChangeProjects.generated';
import { useProjectsChanged } from '../model/projects-changed';
import { useProjects, type ProjectRow } from '../model/use-projects';

interface DeletedProjectsProps {
  property: SelectedProperty;
  today: string;
}

/** The list of deleted projects, which restores them. */
export function DeletedProjects({ property, today }: DeletedProjectsProps) {
  const { propertyId, viewerCan } = property;
  const { projects, refreshing, errors, onRetry } = useProjects(propertyId, 'deleted');
  const restoring = useRestore(propertyId);
  // Projects are restored here: their names do not link to their pages.
  const columns = useMemo(
    () =>
      projectColumns(today, viewerCan.viewProjects).map((column) =>
        column.id === 'name' ? { ...column, cell: ({ name }: ProjectRow) => name } : column,
      ),
    [today, viewerCan.viewProjects],
  );
  return (
    <>
      <PageHeader
        title="Deleted projects"
        line="A restored project is back in its phase, with its notes and payments."
        actions={
          <Button asChild>
            <Link to={paths.projects()}>Back to projects</Link>
          </Button>
        }
      />
      <ListPage
        caption="Deleted projects"
        {...{ columns, refreshing, errors, onRetry }}
        rows={projects}
        rowId={({ projectId }) => projectId}
        rowName={({ name }) => name}
        commands={(project) =>
          project.viewerCan.delete
            ? [
                {
                  id: 'restore',
                  label: 'Restore',
                  icon: <RotateCcw size={16} strokeWidth={1.75} />,
                  onSelect: () => void restoring.save(project),
                },
              ]
            : []
        }
        renderPhoneRow={({ name, currentPhaseStatus }) => `${name}, ${currentPhaseStatus.name}`}
        empty={<EmptyState icon={<Trash2 size={24} strokeWidth={1.6} />} text="No deleted projects" />}
      />
    </>
  );
}

function useRestore(propertyId: string) {
  const [restore] = useRestoreProjectMutation();
  const projectsChanged = useProjectsChanged(propertyId);
  return useSave({
    send: ({ projectId, version }: ProjectRow) => restore({ variables: { input: { projectId, version } } }),
    done: (_payload, { name }) => `${name} restored`,
    failed: (problem) => problem,
    onSaved: projectsChanged,
    onOutdated: projectsChanged,
  });
}
