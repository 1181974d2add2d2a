import { limits } from '@roofline/schema/value/limits';
import { Building2 } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useSelection } from '../../app/selection/selection';
import { Button } from '../../ui/action/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ListPage } from '../../ui/list-page/ListPage';
import { ArchiveFlow } from '../archive/ArchiveFlow';
import { isNarrowed, noFilter } from '../filter/property-filter';
import { usePropertyFilter } from '../filter/use-property-filter';
import { propertyColumns, type PropertyRow } from './property-columns';
import type { PropertySort } from './PropertyList.generated';
import { PropertyPhoneRow } from './PropertyPhoneRow';
import { PropertyTypeFilter } from './PropertyTypeFilter';
import { usePropertyCommands } from './use-property-commands';
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
  const archiving = list.rows?.find((row) => row.propertyId === archivingId);
  const pages = Math.max(1, Math.ceil(list.totalCount / limits.propertyPageSize));
  const isBeyond = list.isCurrent && filter !== undefined && filter.page > pages;
  useEffect(() => {
    if (isBeyond) change({ page: pages });
  }, [isBeyond, pages, change]);

  const archive = useCallback((row: PropertyRow) => setArchivingId(row.propertyId), []);
  const commands = usePropertyCommands(archive);
  const { text, propertyTypeId, sort, descending, page } = filter ?? noFilter;

  return (
    <>
      <ListPage
        caption="Properties"
        search={{
          label: 'Filter by name, city or portfolio',
          phoneLabel: 'Filter properties',
          value: text,
          onChange: (next) => change({ text: next }),
        }}
        filters={
          <PropertyTypeFilter
            types={settings.propertyTypes}
            value={propertyTypeId}
            onChange={(next) => change({ propertyTypeId: next })}
          />
        }
        columns={columns}
        layout={settings.layout}
        onLayoutChange={settings.setLayout}
        rows={isBeyond ? undefined : list.rows}
        rowId={(row) => row.propertyId}
        rowName={(row) => row.propertyName}
        refreshing={list.isRefreshing}
        errors={list.errors}
        onRetry={list.retry}
        manualSort
        sort={{ column: sort, descending }}
        onSortChange={(next) =>
          change({
            sort: (next?.column as PropertySort) ?? noFilter.sort,
            descending: next?.descending ?? false,
          })
        }
        onOpen={(row) => {
          select(row);
          void navigate(paths.dashboard);
        }}
        commands={commands}
        renderPhoneRow={(row) => (
          <PropertyPhoneRow row={row} outlook={outlooks?.get(row.propertyId)} onSelect={select} />
        )}
        empty={<NoProperties onClear={isNarrowed(filter ?? noFilter) ? clear : undefined} onAdd={onAdd} />}
        pages={{
          page: Math.min(page, pages),
          pageSize: limits.propertyPageSize,
          total: list.totalCount,
          links: limits.propertyPageLinks,
          boundaryFrom: limits.boundaryLinksFrom,
          onPageChange: (next) => change({ page: next }),
        }}
      />
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

/** The literal sentence stands for a narrowed list, too. */
function NoProperties({ onClear, onAdd }: { onClear?: () => void; onAdd?: () => void }) {
  const add = onAdd && <Button onClick={onAdd}>Add a New Property</Button>;
  return (
    <EmptyState
      icon={<Building2 size={24} strokeWidth={1.6} />}
      text="No properties found"
      action={onClear ? <Button onClick={onClear}>Clear filters</Button> : add}
    />
  );
}
