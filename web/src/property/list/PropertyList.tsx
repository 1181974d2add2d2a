import { limits } from '@roofline/schema/limits';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useSelection } from '../../app/selection';
import { Pagination } from '../../ui/navigation/Pagination';
import { initialLayout } from '../../ui/table-model/column';
import { ArchiveFlow } from '../archive/ArchiveFlow';
import { noFilter } from '../filter/property-filter';
import { usePropertyFilter } from '../filter/use-property-filter';
import { propertyColumns, type PropertyRow } from './property-columns';
import { PropertyTable } from './PropertyTable';
import { PropertyToolbar } from './PropertyToolbar';
import { useListSettings } from './use-list-settings';
import { usePropertyRows } from './use-property-rows';

/** Filter, table and pages. */
export function PropertyList({ onAdd }: { onAdd?: () => void }) {
  const { viewer, selectProperty } = useSelection();
  const navigate = useNavigate();
  const settings = useListSettings();
  const { filter, change, clear } = usePropertyFilter(
    settings.keptFilter,
    settings.isAnswered,
    settings.saveFilter,
  );
  const list = usePropertyRows(filter);
  const [archivingId, setArchivingId] = useState<string | null>(null);
  const hasPortfolio = viewer.viewerCan.seePortfolioColumn;
  const { outlooks } = list;
  const select = useCallback((row: PropertyRow) => selectProperty(row.propertyId), [selectProperty]);
  const columns = useMemo(
    () => propertyColumns({ hasPortfolio, outlooks, onSelect: select }),
    [hasPortfolio, outlooks, select],
  );
  const layout = settings.layout ?? initialLayout(columns);
  const archiving = list.rows?.find((row) => row.propertyId === archivingId);
  const pages = Math.max(1, Math.ceil(list.totalCount / limits.propertyPageSize));
  const isBeyond = list.isCurrent && filter !== undefined && filter.page > pages;
  useEffect(() => {
    if (isBeyond) change({ page: pages });
  }, [isBeyond, pages, change]);

  return (
    <>
      <PropertyToolbar
        filter={filter ?? noFilter}
        onChange={change}
        propertyTypes={settings.propertyTypes}
        columns={columns}
        layout={layout}
        onLayoutChange={settings.setLayout}
      />
      <PropertyTable
        rows={isBeyond ? undefined : list.rows}
        columns={columns}
        layout={layout}
        outlooks={outlooks}
        filter={filter ?? noFilter}
        refreshing={list.isRefreshing}
        errors={list.errors}
        onRetry={list.retry}
        onChange={change}
        onClear={clear}
        onAdd={onAdd}
        onSelect={select}
        onOpen={(row) => {
          select(row);
          void navigate(paths.dashboard);
        }}
        onEdit={(row) => void navigate(paths.propertyDetails(row.propertyId))}
        onArchive={(row) => setArchivingId(row.propertyId)}
      />
      {list.totalCount > 0 && (
        <Pagination
          page={Math.min(filter?.page ?? 1, pages)}
          pageSize={limits.propertyPageSize}
          total={list.totalCount}
          links={limits.propertyPageLinks}
          boundaryFrom={limits.boundaryLinksFrom}
          onPageChange={(page) => change({ page })}
        />
      )}
      {archiving && (
        <ArchiveFlow
          row={archiving}
          onClose={() => setArchivingId(null)}
          onClear={clear}
          onStale={list.retry}
        />
      )}
    </>
  );
}
