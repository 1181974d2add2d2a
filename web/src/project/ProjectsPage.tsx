import { Hammer } from 'lucide-react';
import { useBreadcrumbs } from '../app/Breadcrumbs';
import { NoProperty } from '../app/empty/NoProperty';
import { usePageTitle } from '../app/page-title';
import { paths } from '../app/paths';
import { useSelectedPair, useSelection } from '../app/selection/selection';
import { localToday } from '../app/today';
import { EmptyState } from '../ui/feedback/EmptyState';
import { PageSkeleton } from '../ui/feedback/PageSkeleton';
import { DeletedProjects } from './deleted/DeletedProjects';
import { ProjectsDesk } from './frame/ProjectsDesk';
import { useProjectsAddress } from './model/projects-address';

const mark = <Hammer size={24} strokeWidth={1.6} />;

/** The projects of the selected property as board, list or timeline, or those that were deleted. */
export function ProjectsPage() {
  const { property, isPropertyLoading } = useSelection();
  const pair = useSelectedPair();
  const address = useProjectsAddress();
  const isTrash = address.isTrash && pair?.property.viewerCan.editProjects === true;
  usePageTitle(isTrash ? 'Deleted projects' : 'Projects');
  useBreadcrumbs([
    ...(property
      ? [{ label: property.name, to: property.viewerCan.viewDashboard ? paths.dashboard : undefined }]
      : []),
    { label: 'Projects', to: isTrash ? paths.projects() : undefined },
    ...(isTrash ? [{ label: 'Deleted projects' }] : []),
  ]);
  if (!pair) return isPropertyLoading ? <PageSkeleton /> : <NoProperty icon={mark} />;
  const { property: selected, fiscalYear } = pair;
  if (!selected.isFeatureToggleOn)
    return <EmptyState icon={mark} text="Projects are turned off for this property" />;
  const today = localToday();
  if (isTrash) return <DeletedProjects key={selected.propertyId} property={selected} today={today} />;
  return (
    // Open forms belong to one property.
    <ProjectsDesk
      key={selected.propertyId}
      property={selected}
      fiscalYear={fiscalYear.year}
      {...{ address, today }}
    />
  );
}
