import { isNotFound } from '../../app/cache/error-code';
import {
  useProjectDetailQuery,
  useProjectPlaceQuery,
  type ProjectDetailQuery,
} from './ProjectDetail.generated';

export type ProjectDetail = NonNullable<ProjectDetailQuery['project']>;
export type PaymentRow = ProjectDetail['payments'][number];
export type NoteRow = ProjectDetail['notes'][number];
export type ScopeRow = ProjectDetail['scopeOfWork'][number];
export type BidRow = ProjectDetail['bids'][number];
export type ChangeOrderRow = ProjectDetail['changeOrders'][number];
export type ChecklistRow = ProjectDetail['checklist'][number];

/** Returns a project with all its records; the last reading stays on screen while a newer one loads. */
export function useProject(projectId: string) {
  const query = useProjectDetailQuery({ variables: { projectId } });
  const previous = query.previousData?.project;
  const project =
    query.data?.project ?? (query.loading && previous?.projectId === projectId ? previous : undefined);
  return {
    project: project as ProjectDetail | undefined,
    isGone: !query.loading && (isNotFound(query.error) || query.data?.project === null),
    hasFailed: query.error !== undefined && project === undefined,
    /** Reads again; null where it is gone. Rejects where the reading failed: nothing is known then. */
    reload: async () => {
      const { data } = await query.refetch();
      return (data?.project as ProjectDetail | null | undefined) ?? null;
    },
  };
}

/** Returns the phases of the project's property, and the people who reach it; both are empty until they are read. */
export function useProjectPlace(propertyId: string) {
  const query = useProjectPlaceQuery({ variables: { propertyId } });
  const property = (query.data ?? query.previousData)?.property;
  return { phases: property?.projectPhases.phases ?? [], people: property?.projectPeople ?? [] };
}
export type ProjectPlace = ReturnType<typeof useProjectPlace>;
