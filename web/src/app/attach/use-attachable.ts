import { useSelection } from '../selection/selection';
import { useAttachableComponentsQuery } from './Attachable.generated';
import type { AttachedComponent } from './AttachedChips';

const NONE: readonly AttachedComponent[] = [];

/** The components that photos and files of the selected property can hang on: those of the year on screen. */
export function useAttachable(isNeeded = true) {
  const { propertyId, fiscalYear } = useSelection();
  const query = useAttachableComponentsQuery({
    variables: { propertyId: propertyId ?? '', fiscalYear: fiscalYear?.year ?? 0 },
    skip: !isNeeded || propertyId === null || fiscalYear === null,
  });
  return {
    components: (query.data?.property?.components?.items ?? NONE) as readonly AttachedComponent[],
    isLoading: query.loading && query.data === undefined,
    hasFailed: query.error !== undefined && query.data === undefined,
    reload: () => void query.refetch().catch(() => undefined),
  };
}
