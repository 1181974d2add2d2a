import { limits } from '@roofline/schema/value/limits';
import { useCallback, useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useSelection } from '../../app/selection/selection';
import { initialLayout, shownColumns, type ColumnLayout, type TableSort } from '../../ui/table-model/column';
import { isNarrowed, noFilter, type PropertyFilter } from '../filter/property-filter';
import { usePropertyFilter, type FilterState } from '../filter/use-property-filter';
import { AttentionFilter } from './AttentionFilter';
import { OUTLOOK_COLUMN, propertyColumns } from './property-columns';
import type { ViewedColumns } from '../../app/views/saved-view';
import { SavedViews } from '../../app/views/SavedViews';
import type { PropertyRow } from './property-row';
import type { PropertySort } from './PropertyList.generated';
import { PropertyPhoneRow } from './PropertyPhoneRow';
import { PropertyTypeFilter } from './PropertyTypeFilter';
import type { ViewsOf } from '../../app/views/use-saved-views';
import { useListSettings } from './use-list-settings';
import { usePropertyRows, type PropertyRows } from './use-property-rows';

const VIEWS: ViewsOf = { a: 'properties', b: 'views' };

/** Returns the properties with the user's filter, order and page. */
export function useShownProperties() {
  const settings = useListSettings();
  const { keptFilter, isAnswered, saveFilter, layout, setLayout } = settings;
  const { filter, change, clear } = usePropertyFilter(keptFilter, isAnswered, saveFilter);
  const found = usePropertyRows(filter);
  const { pages, isBeyond } = usePages(filter, found, change);
  const table = useTableOf(found);
  const viewed = viewedColumns(table.columns, layout, setLayout);
  const { text, propertyTypeId, needsAttention, sort, descending } = filter ?? noFilter;
  const list = {
    ...table,
    search: {
      label: 'Filter by name, city or portfolio',
      phoneLabel: 'Filter properties',
      value: text,
      onChange: (next: string) => change({ text: next }),
    },
    filters: (
      <>
        <PropertyTypeFilter
          types={settings.propertyTypes}
          value={propertyTypeId}
          onChange={(next) => change({ propertyTypeId: next })}
        />
        {/* Without visible figures the filter has nothing to judge by. */}
        {(found.hasFigures || needsAttention) && (
          <AttentionFilter isOn={needsAttention} onChange={(next) => change({ needsAttention: next })} />
        )}
      </>
    ),
    tools: <SavedViews of={VIEWS} page="properties" columns={viewed} />,
    hasChipLine: true,
    layout,
    onLayoutChange: setLayout,
    rows: isBeyond ? undefined : found.rows,
    manualSort: true,
    sort: { column: sort === 'firstYearBelowZero' ? OUTLOOK_COLUMN : sort, descending },
    onSortChange: (next: TableSort | null) => change(sortOf(next)),
    pages,
    paper: found.paper,
  };
  return { list, rows: found.rows, isNarrowed: isNarrowed(filter ?? noFilter), clear };
}

/** Returns the part of the columns that a saved view stores. */
function viewedColumns(
  columns: ReturnType<typeof useTableOf>['columns'],
  layout: ColumnLayout | null,
  onChange: (layout: ColumnLayout) => void,
): ViewedColumns {
  const starting = initialLayout(columns);
  const shownBy = (each: ColumnLayout) => shownColumns(columns, each).map(({ id }) => id);
  return { layout: layout ?? starting, starting, onChange, shownBy };
}

const sortOf = (sort: TableSort | null): Partial<PropertyFilter> => ({
  sort:
    sort?.column === OUTLOOK_COLUMN
      ? 'firstYearBelowZero'
      : ((sort?.column as PropertySort) ?? noFilter.sort),
  descending: sort?.descending ?? false,
});

/** Returns the pages of the result; from a page beyond them it goes to the last one. */
function usePages(
  filter: PropertyFilter | undefined,
  { totalCount, isCurrent }: PropertyRows,
  change: FilterState['change'],
) {
  const last = Math.max(1, Math.ceil(totalCount / limits.propertyPageSize));
  const isBeyond = isCurrent && filter !== undefined && filter.page > last;
  useEffect(() => {
    if (isBeyond) change({ page: last });
  }, [isBeyond, last, change]);
  const pages = {
    page: Math.min((filter ?? noFilter).page, last),
    pageSize: limits.propertyPageSize,
    total: totalCount,
    links: limits.propertyPageLinks,
    boundaryFrom: limits.boundaryLinksFrom,
    onPageChange: (page: number) => change({ page }),
  };
  return { pages, isBeyond };
}

/** Returns columns and rows; a click on a row selects its property. */
function useTableOf({ outlooks, isRefreshing, errors, retry }: PropertyRows) {
  const { viewer, selectProperty } = useSelection();
  const navigate = useNavigate();
  const hasPortfolio = viewer.viewerCan.seePortfolioColumn;
  const select = useCallback((row: PropertyRow) => selectProperty(row.propertyId), [selectProperty]);
  const columns = useMemo(
    () => propertyColumns({ hasPortfolio, outlooks, onSelect: select }),
    [hasPortfolio, outlooks, select],
  );
  return {
    columns,
    refreshing: isRefreshing,
    errors,
    onRetry: retry,
    onOpen: (row: PropertyRow) => {
      select(row);
      void navigate(paths.dashboard);
    },
    renderPhoneRow: (row: PropertyRow) => (
      <PropertyPhoneRow
        row={row}
        outlook={outlooks === null ? null : outlooks?.get(row.propertyId)}
        onSelect={select}
      />
    ),
  };
}
