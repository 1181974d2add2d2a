import { skipToken } from '@apollo/client/react';
import { limits } from '@roofline/schema/value/limits';
import { useMemo } from 'react';
import { usePropertyListOutlooksQuery, usePropertyListQuery } from './PropertyList.generated';
import type { Outlooks, PropertyRow } from './property-row';
import { queryArguments, type PropertyFilter } from '../filter/property-filter';

export interface PropertyRows {
  /** Undefined before the first answer; the old ones while others are on their way. */
  rows: readonly PropertyRow[] | undefined;
  totalCount: number;
  /** Undefined until the figures have answered once, null where there are none to see. */
  outlooks: Outlooks | null | undefined;
  /** Some rows have figures that the viewer may see. */
  hasFigures: boolean;
  /** The rows are those of this filter and page. */
  isCurrent: boolean;
  isRefreshing: boolean;
  errors: readonly string[] | undefined;
  retry: () => void;
}

/** One page of properties, and, on its own, the figures of the same page. */
export function usePropertyRows(filter: PropertyFilter | undefined): PropertyRows {
  const options = filter ? { variables: queryArguments(filter, limits.propertyPageSize) } : skipToken;
  const list = usePropertyListQuery(options);
  const figures = usePropertyListOutlooksQuery(options);
  const shown = (list.data ?? list.previousData)?.properties;
  const figured = (figures.data ?? figures.previousData)?.properties;
  // Nobody's figures, as for a vendor: no columns of dashes then.
  const hasFigures = shown?.items.some((item) => item.viewerCan.viewDashboard) ?? true;
  const outlooks = useMemo(
    () => figured && new Map(figured.items.map((item) => [item.propertyId, item.outlook])),
    [figured],
  );
  return {
    rows: shown?.items,
    hasFigures,
    totalCount: shown?.totalCount ?? 0,
    outlooks: hasFigures ? outlooks : null,
    isCurrent: list.data !== undefined && !list.loading,
    isRefreshing: list.loading && shown !== undefined,
    errors: list.error && !list.data ? ['The properties could not be loaded.'] : undefined,
    retry: () => {
      void list.refetch();
      void figures.refetch();
    },
  };
}
