import { chakra } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import { Checkbox } from '../choice/Checkbox';
import { cellStyle, firstCellStyle, type TablePartProps } from './table-parts';

export interface TableRowProps<Row extends object> extends TablePartProps<Row> {
  id: string;
  row: Row;
  reachable: boolean;
}

/** One row: box, cells, actions. */
export function TableRow<Row extends object>(props: TableRowProps<Row>) {
  const { id, row, model, selection, rowName, rowActions, onOpen, reachable } = props;
  const selected = selection?.selected.has(id) ?? false;

  function click(event: MouseEvent<HTMLElement>) {
    const target = event.target as HTMLElement;
    // A menu of the row is drawn elsewhere on the page, but its clicks come by here.
    if (!event.currentTarget.contains(target)) return;
    const onControl = target.closest('a, button, input, label, [data-row-actions]');
    if (onOpen && !onControl && !window.getSelection()?.toString()) onOpen(row);
  }

  return (
    <chakra.tr
      data-row={id}
      tabIndex={reachable ? 0 : -1}
      aria-selected={selection ? selected : undefined}
      onFocus={() => props.onActiveChange(id)}
      onClick={click}
      h="var(--row-height)"
      bg={selected ? 'brand.subtle' : 'bg.surface'}
      cursor={onOpen ? 'pointer' : undefined}
      _hover={{ bg: selected ? 'brand.subtle' : 'bg.subtle' }}
      _focusVisible={{ outlineOffset: '-2px' }}
      scrollMarginTop="100px"
    >
      {selection && (
        <chakra.td {...cellStyle} textAlign="center">
          {selection.allowed(id) && (
            <Checkbox
              aria-label={`Select ${rowName(row)}`}
              tabIndex={-1}
              checked={selected}
              onChange={(event) =>
                selection.toggle(id, (event.nativeEvent as unknown as globalThis.MouseEvent).shiftKey)
              }
            />
          )}
        </chakra.td>
      )}
      {model.columns.map((column, index) => (
        <chakra.td
          key={column.id}
          {...cellStyle}
          {...(index === 0 && !selection ? firstCellStyle : {})}
          textAlign={column.align ?? 'start'}
          color={column.fixed || column.align === 'end' ? 'fg.default' : 'fg.muted'}
          fontWeight={column.fixed ? 560 : undefined}
          fontVariantNumeric={column.align === 'end' ? undefined : 'normal'}
        >
          {column.cell(row)}
        </chakra.td>
      ))}
      {rowActions && (
        <chakra.td {...cellStyle} px="2" whiteSpace="nowrap" textAlign="end" data-row-actions>
          {rowActions(row)}
        </chakra.td>
      )}
    </chakra.tr>
  );
}
