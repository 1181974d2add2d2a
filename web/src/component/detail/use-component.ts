import { isNotFound } from '../../app/cache/error-code';
import { useComponentDetailQuery, type ComponentDetailQuery } from './ComponentDetail.generated';

export type ComponentDetail = NonNullable<ComponentDetailQuery['component']>;

/** Loads a component with its history; the last reading stays on screen while a newer one loads. */
export function useComponent(propertyComponentId: string) {
  const query = useComponentDetailQuery({ variables: { propertyComponentId } });
  const previous = query.previousData?.component;
  const component =
    query.data?.component ??
    (query.loading && previous?.propertyComponentId === propertyComponentId ? previous : undefined);
  return {
    component: component as ComponentDetail | undefined,
    isGone: !query.loading && (isNotFound(query.error) || query.data?.component === null),
    hasFailed: query.error !== undefined && component === undefined,
    /** Reads again; null where the component is gone. Rejects where the reading failed: nothing is known then. */
    reload: async () => {
      const { data } = await query.refetch();
      return (data?.component as ComponentDetail | null | undefined) ?? null;
    },
  };
}
