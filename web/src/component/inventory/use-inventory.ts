import { skipToken } from '@apollo/client/react';
import { useComponentListQuery, type ComponentListQuery } from './ComponentList.generated';

export type Inventory = NonNullable<NonNullable<ComponentListQuery['property']>['components']>;

/** Loads the inventory of a property and year; the last reading stays on screen while a newer one loads. */
export function useInventory(at: { propertyId: string; fiscalYear: number } | null) {
  const query = useComponentListQuery(at ? { variables: at } : skipToken);
  const ofPair = (data: typeof query.data | typeof query.previousData) => {
    const list = data?.property?.components;
    const isSame = list?.propertyId === at?.propertyId && list?.fiscalYear === at?.fiscalYear;
    return isSame ? (list as Inventory | undefined) : undefined;
  };
  const inventory = ofPair(query.data) ?? ofPair(query.previousData);
  /** Reads again; undefined where the inventory is gone. Rejects where the reading failed: nothing is known then. */
  const reload = async (): Promise<Inventory | undefined> => {
    const { data } = await query.refetch();
    return (data?.property?.components as Inventory | null | undefined) ?? undefined;
  };
  return {
    inventory,
    isRefreshing: query.loading && inventory !== undefined,
    errors: query.error && !inventory ? ['The components could not be loaded.'] : undefined,
    reload,
  };
}
