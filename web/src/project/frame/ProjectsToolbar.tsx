import { SlidersHorizontal, Users } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { CategoryFilter } from '../../app/list/CategoryFilter';
import { paths } from '../../app/paths';
import type { SelectedProperty } from '../../app/selection/selection';
import { Button } from '../../ui/action/Button';
import { Checkbox } from '../../ui/choice/Checkbox';
import { SegmentedControl } from '../../ui/choice/SegmentedControl';
import { usePhone } from '../../ui/layout/use-media-query';
import { Menu } from '../../ui/overlay/Menu';
import { PrintedFilter } from '../../ui/table-tools/PrintedFilter';
import { FilterBox, FilterChip, TableToolbar } from '../../ui/table-tools/TableToolbar';
import { categoriesOf } from '../model/project-words';
import { NOBODY, type ProjectsView, type useProjectsAddress } from '../model/projects-address';
import type { Phase, ProjectRow } from '../model/use-projects';

interface ProjectsToolbarProps {
  property: SelectedProperty;
  address: ReturnType<typeof useProjectsAddress>;
  projects: readonly ProjectRow[];
  phases: readonly Phase[];
}

const VIEW_OPTIONS: { value: ProjectsView; label: string }[] = [
  { value: 'board', label: 'Board' },
  { value: 'list', label: 'List' },
  { value: 'timeline', label: 'Timeline' },
];

/** The toolbar of the projects: their view and their filters. */
export function ProjectsToolbar({ property, address, projects, phases }: ProjectsToolbarProps) {
  const { filter, change } = address;
  const phone = usePhone();
  const phase = phases.find((each) => each.projectTemplatePhaseId === filter.phaseId);
  const { viewProjects, editProjects } = property.viewerCan;
  return (
    <TableToolbar
      end={
        viewProjects &&
        !phone && (
          <Button asChild variant="quiet" data-no-print="">
            <Link to={paths.projectPhases}>
              <SlidersHorizontal {...icon} aria-hidden />
              {editProjects ? 'Edit phases' : 'Phases'}
            </Link>
          </Button>
        )
      }
    >
      <SegmentedControl
        label="View"
        value={address.view}
        options={VIEW_OPTIONS}
        onChange={(view) => change({ view: view === 'board' ? null : view })}
      />
      <FilterBox label="Filter projects" value={address.text} onChange={address.type} />
      {viewProjects && (
        <OwnerFilter projects={projects} owner={filter.owner} onChange={(owner) => change({ owner })} />
      )}
      <CategoryFilter
        categories={useCategories(projects)}
        chosen={filter.categories}
        onChange={(category) => change({ category })}
      />
      {phase && <FilterChip label="Phase" value={phase.name} onRemove={() => change({ phase: null })} />}
      <span data-no-print="">
        <Checkbox
          label="Show completed"
          checked={filter.withCompleted}
          onChange={(event) => change({ completed: event.currentTarget.checked ? '1' : null })}
        />
      </span>
    </TableToolbar>
  );
}

const icon = { size: 16, strokeWidth: 1.75 };
const collator = new Intl.Collator('en-US');

/** Returns the categories of the projects, in the order of the property. */
function useCategories(projects: readonly ProjectRow[]) {
  return useMemo(() => {
    const byName = new Map(projects.flatMap(categoriesOf).map((each) => [each.name, each]));
    return [...byName.values()].sort((one, other) => one.position - other.position);
  }, [projects]);
}

interface OwnerFilterProps {
  projects: readonly ProjectRow[];
  owner: string | null;
  onChange: (owner: string | null) => void;
}

/** The filter by responsible person: one person, no one, or anyone. */
function OwnerFilter({ projects, owner, onChange }: OwnerFilterProps) {
  const owners = useMemo(() => {
    const byId = new Map(projects.flatMap((each) => (each.owner ? [[each.owner.userId, each.owner]] : [])));
    return [...byId.values()].sort((one, other) => collator.compare(one.fullName, other.fullName));
  }, [projects]);
  const chosen = owner === NOBODY ? 'No one' : owners.find(({ userId }) => userId === owner)?.fullName;
  const choices = [
    { id: null, label: 'Anyone' },
    ...owners.map(({ userId, fullName }) => ({ id: userId, label: fullName })),
    { id: NOBODY, label: 'No one' },
  ];
  return (
    <>
      <Menu
        label="Responsible"
        align="start"
        trigger={<Button icon={<Users {...icon} />}>{chosen ?? 'Anyone'}</Button>}
        items={choices.map(({ id, label }) => ({
          id: id ?? 'anyone',
          label,
          checked: id === owner,
          onSelect: () => onChange(id),
        }))}
      />
      {chosen && <PrintedFilter label="Responsible" value={chosen} />}
    </>
  );
}
