import { chakra } from '@chakra-ui/react';
import { memo, useRef, type ReactNode } from 'react';
import { Checkbox } from '../choice/Checkbox';
import type { Grouping } from '../table-model/column';
import { useTableItems, type TableItem } from '../table-model/table-items';
import { useVirtualWindow } from '../table-model/use-virtual-window';
import styles from './phone-list.module.css';
import type { TablePartProps } from './table-parts';

const longPress = 500;
const headHeight = 36;
const allOpen: ReadonlySet<string> = new Set();

type PhoneListProps<Row extends object> = TablePartProps<Row> & { renderPhoneRow: (row: Row) => ReactNode };

/** Rows as a list. Checkboxes appear in `selecting` and once a row is selected, as by a long press. */
export function PhoneList<Row extends object>(props: PhoneListProps<Row>) {
  const { model, grouping, caption, refreshing, isSlow, phoneRowHeight } = props;
  const items = useTableItems(model.rows, grouping, allOpen);
  const { bodyRef, visible, before, after } = useVirtualWindow<TableItem<Row>, HTMLUListElement>(items, {
    height: ({ kind }) => (kind === 'group' ? headHeight : phoneRowHeight!),
    from: phoneRowHeight === undefined ? Infinity : undefined,
  });
  const head = headOver(items, visible[0]);
  return (
    <ul
      ref={bodyRef}
      aria-label={caption}
      aria-busy={refreshing || undefined}
      className={styles.list}
      data-refreshing={isSlow || undefined}
    >
      {head && <GroupLine grouping={grouping!} {...head} isOver />}
      {before > 0 && <li aria-hidden style={{ height: before }} />}
      {visible.map((item) =>
        item.kind === 'group' ? (
          <GroupLine key={`group ${item.id}`} grouping={grouping!} {...item} />
        ) : (
          <WindowRow key={item.id} list={props} id={item.id} row={item.row} />
        ),
      )}
      {after > 0 && <li aria-hidden style={{ height: after }} />}
    </ul>
  );
}

/** Returns the group of the first drawn row, where the group's head is above the drawn rows. */
function headOver<Row>(items: readonly TableItem<Row>[], first: TableItem<Row> | undefined) {
  if (first?.kind !== 'row' || first === items[0]) return undefined;
  return items.slice(0, items.indexOf(first)).findLast((item) => item.kind === 'group');
}

interface GroupLineProps<Row> {
  grouping: Grouping<Row>;
  id: string;
  rows: readonly Row[];
  /** Drawn over the rows of its group: takes no room. */
  isOver?: boolean;
}

/** The head of a group, which sticks under the page's bars while its rows scroll by. */
function GroupLine<Row>({ grouping, id, rows, isOver }: GroupLineProps<Row>) {
  return (
    <chakra.li
      position="sticky"
      top="var(--sticky-top, 0px)"
      zIndex="1"
      minH={`${headHeight}px`}
      mb={isOver ? `-${headHeight}px` : undefined}
      px="4"
      py="2"
      bg="bg.subtle"
      fontWeight="600"
      textStyle="table"
      borderBottomWidth="1px"
    >
      {grouping.label(id, rows)}
    </chakra.li>
  );
}

type PhoneRowProps<Row extends object> = PhoneListProps<Row> & {
  id: string;
  row: Row;
};

interface WindowRowProps<Row extends object> {
  list: PhoneListProps<Row>;
  id: string;
  row: Row;
}

/** While the list is only scrolled its props are the same: rows that stay in sight are not drawn again. */
const WindowRow = memo(function WindowRow<Row extends object>({ list, ...row }: WindowRowProps<Row>) {
  return <PhoneRow {...list} {...row} />;
}) as <Row extends object>(props: WindowRowProps<Row>) => ReactNode;

function PhoneRow<Row extends object>({
  id,
  row,
  selection,
  rowName,
  renderPhoneRow,
  onOpen,
  phoneRowHeight,
  selecting: isSelecting = false,
}: PhoneRowProps<Row>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const selecting = selection !== undefined && (isSelecting || selection.selected.size > 0);
  const selected = selection?.selected.has(id) ?? false;
  const stop = () => clearTimeout(timer.current);

  return (
    // A long press and a press beside the words are for fingers: keys use the link and the menu of the row.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <li
      className={styles.row}
      data-selected={selected || undefined}
      style={phoneRowHeight === undefined ? undefined : { height: phoneRowHeight, overflow: 'hidden' }}
      onPointerDown={() => {
        if (selection && !selecting) timer.current = setTimeout(() => selection.toggle(id, false), longPress);
      }}
      onPointerUp={stop}
      onPointerMove={stop}
      onPointerLeave={stop}
      onClick={(event) => {
        const target = event.target as HTMLElement;
        // A menu of the row is drawn over the page, but its clicks bubble through here.
        if (!event.currentTarget.contains(target) || target.closest('a, button, input')) return;
        if (selecting) selection.toggle(id, false);
        else onOpen?.(row);
      }}
    >
      {selecting && (
        <Checkbox
          aria-label={`Select ${rowName(row)}`}
          checked={selected}
          onChange={() => selection.toggle(id, false)}
        />
      )}
      <div className={styles.body}>{renderPhoneRow(row)}</div>
    </li>
  );
}
