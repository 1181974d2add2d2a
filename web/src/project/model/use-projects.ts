import { listAnswer } from '../../app/list/list-answer';
import {
  useProjectsQuery,
  type ProjectPhasesQuery,
  type ProjectRowFragment,
  type ProjectsQuery,
} from './Projects.generated';

export type ProjectRow = ProjectRowFragment;
export type Phase = NonNullable<ProjectsQuery['property']>['projectPhases']['phases'][number];
/** A phase with its checklist. */
export type PhaseWithChecklist = NonNullable<
  ProjectPhasesQuery['property']
>['projectPhases']['phases'][number];

/** Returns the projects of a property and its phases; `deleted` instead returns the projects that can be restored. */
export function useProjects(propertyId: string, state: 'all' | 'deleted') {
  const query = useProjectsQuery({ variables: { propertyId, state } });
  const list = listAnswer(query, 'The projects could not be loaded.');
  const property = list.shown?.property;
  return {
    ...list,
    projects: property?.projects.items,
    total: property?.projects.totalCount ?? 0,
    phases: property?.projectPhases.phases,
  };
}
