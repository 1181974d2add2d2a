import { skipToken } from '@apollo/client/react';
import { limits } from '@roofline/schema/value/limits';
import { useMemo } from 'react';
import { asked, type Arrival, type FirstAsked } from '../../app/arrival/first-wave';
import { useArrivalPolicy } from '../../app/arrival/use-arrival-policy';
import { usePagedAnswer, useWholeAnswer } from '../../app/list/use-paged-answer';
import type { PaperRows } from '../../ui/navigation/Pagination';
import {
  PropertyListDocument,
  PropertyListOutlooksDocument,
  PropertyListSettingsDocument,
  usePropertyListOutlooksQuery,
  usePropertyListQuery,
} from './PropertyList.generated';
import type { Outlooks, PropertyRow } from './property-row';
import { knownFilter, noFilter, queryArguments, type PropertyFilter } from '../filter/property-filter';

export interface PropertyRows {
  /** Undefined before the first answer; the old rows while new ones load. */
  rows: readonly PropertyRow[] | undefined;
  totalCount: number;
  /** Undefined until the figures have loaded once, null where the viewer may see none. */
  outlooks: Outlooks | null | undefined;
  /** Whether some rows have figures that the viewer may see. */
  hasFigures: boolean;
  /** Whether the rows are those of this filter and page. */
  isCurrent: boolean;
  isRefreshing: boolean;
  errors: readonly string[] | undefined;
  paper: PaperRows;
  retry: () => void;
}

/** Loads one page of properties and, in a separate query, its figures. */
export function usePropertyRows(filter: PropertyFilter | undefined): PropertyRows {
  const variables = queryArguments(filter ?? noFilter, limits.propertyPageSize);
  const fetchPolicy = useArrivalPolicy(PropertyListDocument, variables);
  const list = usePropertyListQuery(filter ? { variables, fetchPolicy } : skipToken);
  const figures = usePropertyListOutlooksQuery(filter ? { variables, fetchPolicy } : skipToken);
  const answer = usePagedAnswer(list, 'The properties could not be loaded.');
  const shown = answer.shown?.properties;
  const allFigures = useWholeAnswer(figures);
  const figured = (allFigures ?? figures.data ?? figures.previousData)?.properties;
  // A viewer who may see no figures, such as a vendor, gets no columns of dashes.
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
    paper: answer.paper,
    retry: () => {
      void list.refetch();
      void figures.refetch();
    },
  };
}

/** Returns the queries of the list on arrival: its settings, and the rows of the address's or this browser's filter. */
export function firstRows({ search }: Arrival): readonly FirstAsked[] {
  const variables = queryArguments(knownFilter(search) ?? noFilter, limits.propertyPageSize);
  return [
    asked(PropertyListSettingsDocument, {}),
    asked(PropertyListDocument, variables),
    asked(PropertyListOutlooksDocument, variables),
  ];
}
