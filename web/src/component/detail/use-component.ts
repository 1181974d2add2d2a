import { CombinedGraphQLErrors } from '@apollo/client';
import { useComponentDetailQuery, type ComponentDetailQuery } from './ComponentDetail.generated';

export type ComponentDetail = NonNullable<ComponentDetailQuery['component']>;

const isNotFound = (error: unknown) =>
  CombinedGraphQLErrors.is(error) && error.errors.some((each) => each.extensions?.code === 'NOT_FOUND');

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
    reload: async () => {
      const answer = await query.refetch().catch(() => null);
      return (answer?.data?.component as ComponentDetail | null | undefined) ?? null;
    },
  };
}
