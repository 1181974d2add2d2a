import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Pagination, type PaginationProps, type PaperRows } from '../navigation/Pagination';
import { PrintAll } from '../print/PrintAll';
import { DataTable } from '../table/DataTable';
import type { DataTableProps } from '../table/data-table-props';
import { BulkBar, type BulkAction } from '../table-tools/BulkBar';
import { initialLayout } from '../table-model/column';
import { EndlessFoot, type EndlessRows } from './EndlessFoot';
import { ListToolbar, type ListToolbarProps } from './ListToolbar';
import { CommandMenu, RowIcons, type RowCommand } from './RowCommands';
import type { ListSelection } from './use-list-selection';

type OfTable<Row extends object> = Omit<
  DataTableProps<Row>,
  'layout' | 'selected' | 'onSelectedChange' | 'selecting' | 'selectAll' | 'rowActions'
>;
type OfToolbar<Row> = Pick<
  ListToolbarProps<Row>,
  'search' | 'filters' | 'tools' | 'hasChipLine' | 'onLayoutChange'
>;

export interface ListPageProps<Row extends object> extends OfTable<Row>, OfToolbar<Row> {
  /** There is nothing to filter yet: an empty list without its toolbar. */
  hasNoToolbar?: boolean;
  /** The columns that this user chose; null for the default ones. */
  layout?: DataTableProps<Row>['layout'] | null;
  /** The commands of a row: icons in the table, a menu on phones. */
  commands?: (row: Row) => readonly RowCommand[];
  /** On phones a row has no menu: the page or pane that it opens has all commands. */
  hasNoPhoneMenu?: boolean;
  /** Makes rows selectable; kept from page to page. */
  selection?: ListSelection<Row>;
  /** The content of the bar for selected rows. */
  bulk?: { total?: ReactNode; actions: readonly BulkAction[] };
  /** Absent for a list without pages. Nothing is drawn for a list without rows. */
  pages?: PaginationProps;
  /** The rows of its pages on paper, from `usePagedAnswer`. */
  paper?: PaperRows;
  /** Instead of pages: further rows are loaded when the end of the list comes near. */
  endless?: EndlessRows;
}

/** A list as every domain has it: toolbar, table with its states, pages, and a bar while rows are selected. */
export function ListPage<Row extends object>(props: ListPageProps<Row>) {
  const { columns, selection, bulk, pages, endless, onLayoutChange } = props;
  const layout = props.layout ?? initialLayout(columns);
  const hasTools = Boolean(props.search || props.filters || props.tools || onLayoutChange);
  return (
    <>
      {hasTools && !props.hasNoToolbar && (
        <ListToolbar
          {...props}
          tools={endless?.isLong ? <LongTools {...props} total={endless.total} /> : props.tools}
          layout={layout}
          selecting={selection && { isOn: selection.isSelecting, onToggle: selection.toggleSelecting }}
        />
      )}
      <DataTable
        {...props}
        total={endless?.total}
        layout={layout}
        {...selectionProps(props)}
        {...commandProps(props)}
      />
      {pages && pages.total > 0 && <Pagination {...pages} paper={props.paper} />}
      {endless && <EndlessFoot {...endless} count={props.rows?.length ?? 0} />}
      {selection && bulk && <BulkBar count={selection.rows.length} {...bulk} onClear={selection.clear} />}
      {/* Room to scroll the rows under the bar into sight. */}
      {selection && bulk && selection.rows.length > 0 && <div style={{ height: 72 }} />}
    </>
  );
}

/** The tools of a long list: its end is far away, so the button that prints all of it is above. */
const LongTools = ({ tools, total }: { tools?: ReactNode; total: number }) => (
  <>
    <PrintAll isTool total={total} />
    {tools}
  </>
);

function selectionProps<Row extends object>({ selection, pages }: ListPageProps<Row>) {
  if (!selection) return {};
  const { ids, onChange, isSelecting, selectAll } = selection;
  const isPaged = pages !== undefined && pages.pageSize !== null;
  return {
    selected: ids,
    onSelectedChange: onChange,
    selecting: isSelecting,
    selectAll: isPaged ? { total: pages.total, onSelectAll: selectAll } : undefined,
  };
}

function commandProps<Row extends object>(props: ListPageProps<Row>) {
  const { rows, rowName, commands, renderPhoneRow, hasNoPhoneMenu } = props;
  // A list whose rows have no commands has no column for them.
  if (!commands || !rows?.some((row) => commands(row).length > 0)) return {};
  return {
    rowActions: (row: Row) => <RowIcons rowName={rowName(row)} commands={commands(row)} />,
    renderPhoneRow:
      renderPhoneRow && !hasNoPhoneMenu
        ? (row: Row) => (
            <chakra.div display="flex" alignItems="center" gap="1">
              <chakra.div flex="1" minW="0">
                {renderPhoneRow(row)}
              </chakra.div>
              {commands(row).length > 0 && (
                <chakra.span flexShrink={0} me="-3.5">
                  <CommandMenu rowName={rowName(row)} commands={commands(row)} />
                </chakra.span>
              )}
            </chakra.div>
          )
        : renderPhoneRow,
  };
}
