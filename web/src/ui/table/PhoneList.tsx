import { chakra } from '@chakra-ui/react';
import { useRef, type ReactNode } from 'react';
import { Checkbox } from '../choice/Checkbox';
import { flattened } from '../table-model/table-items';
import type { TablePartProps } from './table-parts';

const longPress = 500;
const allOpen: ReadonlySet<string> = new Set();

/** Rows as a list. Boxes appear in `selecting` and once something is selected, which a long press on a row does. */
export function PhoneList<Row extends object>(
  props: TablePartProps<Row> & { renderPhoneRow: (row: Row) => ReactNode },
) {
  const { model, grouping, caption, refreshing } = props;
  return (
    <chakra.ul aria-label={caption} listStyleType="none" opacity={refreshing ? 0.6 : 1}>
      {flattened(model.rows, grouping, allOpen).map((item) =>
        item.kind === 'group' ? (
          <chakra.li
            key={`group ${item.id}`}
            px="4"
            py="2"
            bg="bg.subtle"
            fontWeight="600"
            textStyle="table"
            borderBottomWidth="1px"
          >
            {grouping!.label(item.id, item.rows)}
          </chakra.li>
        ) : (
          <PhoneRow key={item.id} {...props} id={item.id} row={item.row} />
        ),
      )}
    </chakra.ul>
  );
}

type PhoneRowProps<Row extends object> = TablePartProps<Row> & {
  renderPhoneRow: (row: Row) => ReactNode;
  id: string;
  row: Row;
};

function PhoneRow<Row extends object>({
  id,
  row,
  selection,
  rowName,
  renderPhoneRow,
  onOpen,
  selecting: isSelecting = false,
}: PhoneRowProps<Row>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const selecting = selection !== undefined && (isSelecting || selection.selected.size > 0);
  const selected = selection?.selected.has(id) ?? false;
  const stop = () => clearTimeout(timer.current);

  return (
    <chakra.li
      display="flex"
      alignItems="center"
      gap="3"
      minH="62px"
      px="4"
      py="2.5"
      borderBottomWidth="1px"
      bg={selected ? 'brand.subtle' : undefined}
      onPointerDown={() => {
        if (selection && !selecting) timer.current = setTimeout(() => selection.toggle(id, false), longPress);
      }}
      onPointerUp={stop}
      onPointerMove={stop}
      onPointerLeave={stop}
      onClick={(event) => {
        const target = event.target as HTMLElement;
        // A menu of the row is drawn elsewhere on the page, but its clicks come by here.
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
      <chakra.div flex="1" minW="0">
        {renderPhoneRow(row)}
      </chakra.div>
    </chakra.li>
  );
}
