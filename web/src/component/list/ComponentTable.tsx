import { Copy, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { CategoryChip } from '../../app/CategoryChip';
import { IconButton } from '../../ui/action/IconButton';
import { DataTable } from '../../ui/table/DataTable';
import { RowMenu } from '../../ui/table-tools/RowMenu';
import type { Column, ColumnLayout } from '../../ui/table-model/column';
import { groupOf, isPaged, type ComponentRow } from '../view/arrange';
import { ComponentPhoneRow } from './ComponentPhoneRow';
import { defaultSort, isNarrowed, type ListView } from '../view/list-view';

export interface RowCommands {
  onEdit: (row: ComponentRow) => void;
  onDuplicate: (row: ComponentRow) => void;
  onRemove: (row: ComponentRow) => void;
}

export interface ComponentTableProps {
  /** Undefined until the first answer. */
  rows: readonly ComponentRow[] | undefined;
  total: number;
  columns: readonly Column<ComponentRow>[];
  layout: ColumnLayout;
  view: ListView;
  onChange: (change: Partial<ListView>) => void;
  /** Absent where clearing the filters would show no more. */
  onClear?: () => void;
  viewCosts: boolean;
  refreshing: boolean;
  errors?: readonly string[];
  onRetry: () => void;
  empty: ReactNode;
  onOpen: (row: ComponentRow) => void;
  /** Absent where nothing may be changed. */
  commands?: RowCommands;
  /** Absent where nothing can be done with several. */
  selection?: {
    selected: ReadonlySet<string>;
    onChange: (selected: Set<string>) => void;
    onSelectAll: () => void;
    isSelecting: boolean;
  };
}

/** The inventory as a table, from props alone. */
export function ComponentTable(props: ComponentTableProps) {
  const { view, commands, selection, onChange } = props;
  return (
    <DataTable
      caption="Components"
      columns={props.columns}
      layout={props.layout}
      rows={props.rows}
      rowId={(row) => row.propertyComponentId}
      rowName={(row) => row.name}
      refreshing={props.refreshing}
      errors={props.errors}
      onRetry={props.onRetry}
      empty={props.empty}
      onClearFilters={isNarrowed(view) ? props.onClear : undefined}
      manualSort
      sort={view.sort}
      onSortChange={(sort) => onChange({ sort: sort ?? defaultSort })}
      grouping={
        view.group === 'none'
          ? undefined
          : {
              of: (row) => groupOf(row, view.group),
              label: (group, rows) =>
                view.group === 'category' ? (
                  <CategoryChip name={group} position={rows[0]!.categoryPosition} />
                ) : (
                  group
                ),
            }
      }
      selected={selection?.selected}
      onSelectedChange={selection?.onChange}
      selecting={selection?.isSelecting}
      selectAll={
        selection && isPaged(view) ? { total: props.total, onSelectAll: selection.onSelectAll } : undefined
      }
      onOpen={props.onOpen}
      rowActions={commands ? (row) => <RowActions row={row} {...commands} /> : undefined}
      renderPhoneRow={(row) => <ComponentPhoneRow row={row} viewCosts={props.viewCosts} />}
    />
  );
}

function RowActions({ row, onEdit, onDuplicate, onRemove }: RowCommands & { row: ComponentRow }) {
  const icon = { size: 16, strokeWidth: 1.75 };
  return (
    <>
      <IconButton label={`Edit ${row.name}`} icon={<Pencil {...icon} />} onClick={() => onEdit(row)} />
      <RowMenu
        name={row.name}
        items={[
          { id: 'edit', label: 'Edit', icon: <Pencil {...icon} />, onSelect: () => onEdit(row) },
          { id: 'duplicate', label: 'Duplicate', icon: <Copy {...icon} />, onSelect: () => onDuplicate(row) },
          {
            id: 'remove',
            label: 'Remove',
            icon: <Trash2 {...icon} />,
            destructive: true,
            divided: true,
            onSelect: () => onRemove(row),
          },
        ]}
      />
    </>
  );
}
