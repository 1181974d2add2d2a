import { Building2, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Button } from '../../ui/action/Button';
import { IconButton } from '../../ui/action/IconButton';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { DataTable } from '../../ui/table/DataTable';
import type { Column, ColumnLayout } from '../../ui/table-model/column';
import type { PropertySort } from './PropertyList.generated';
import type { Outlooks, PropertyRow } from './property-columns';
import { isNarrowed, noFilter, type PropertyFilter } from '../filter/property-filter';
import { PropertyPhoneRow } from './PropertyPhoneRow';

export interface PropertyTableProps {
  rows: readonly PropertyRow[] | undefined;
  columns: readonly Column<PropertyRow>[];
  layout: ColumnLayout;
  outlooks: Outlooks | null;
  filter: PropertyFilter;
  refreshing: boolean;
  errors?: readonly string[];
  onRetry: () => void;
  onChange: (change: Partial<PropertyFilter>) => void;
  onClear: () => void;
  /** Absent where the person may not add one. */
  onAdd?: () => void;
  onSelect: (row: PropertyRow) => void;
  onOpen: (row: PropertyRow) => void;
  onEdit: (row: PropertyRow) => void;
  onArchive: (row: PropertyRow) => void;
}

/** The list itself, from props alone. */
export function PropertyTable(props: PropertyTableProps) {
  const { rows, columns, layout, filter, outlooks, onChange } = props;
  const hasActions = rows?.some((row) => row.viewerCan.edit || row.viewerCan.archive) ?? false;
  return (
    <DataTable
      caption="Properties"
      columns={columns}
      layout={layout}
      rows={rows}
      rowId={(row) => row.propertyId}
      rowName={(row) => row.propertyName}
      refreshing={props.refreshing}
      errors={props.errors}
      onRetry={props.onRetry}
      manualSort
      sort={{ column: filter.sort, descending: filter.descending }}
      onSortChange={(sort) =>
        onChange({
          sort: (sort?.column as PropertySort) ?? noFilter.sort,
          descending: sort?.descending ?? false,
        })
      }
      onOpen={props.onOpen}
      rowActions={hasActions ? (row) => <RowActions row={row} onArchive={props.onArchive} /> : undefined}
      renderPhoneRow={(row) => (
        <PropertyPhoneRow
          row={row}
          outlook={outlooks?.get(row.propertyId)}
          onSelect={props.onSelect}
          onEdit={props.onEdit}
          onArchive={props.onArchive}
        />
      )}
      empty={<Empty {...props} />}
    />
  );
}

function RowActions({ row, onArchive }: { row: PropertyRow; onArchive: (row: PropertyRow) => void }) {
  return (
    <>
      {row.viewerCan.edit && (
        <IconButton
          asChild
          type={undefined}
          label={`Edit ${row.propertyName}`}
          icon={
            <Link to={paths.propertyDetails(row.propertyId)}>
              <Pencil size={16} strokeWidth={1.75} aria-hidden />
            </Link>
          }
        />
      )}
      {row.viewerCan.archive && (
        <IconButton
          label={`Remove ${row.propertyName}`}
          tone="danger"
          icon={<Trash2 size={16} strokeWidth={1.75} />}
          onClick={() => onArchive(row)}
        />
      )}
    </>
  );
}

function Empty({ filter, onAdd, onClear }: PropertyTableProps) {
  const narrowed = isNarrowed(filter);
  return (
    <EmptyState
      icon={<Building2 size={24} strokeWidth={1.6} />}
      text="No properties found"
      action={
        narrowed ? (
          <Button onClick={onClear}>Clear filters</Button>
        ) : (
          onAdd && <Button onClick={onAdd}>Add a New Property</Button>
        )
      }
    />
  );
}
