import { chakra } from '@chakra-ui/react';
import { DndContext, type Announcements, type DragEndEvent } from '@dnd-kit/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { targetByKeys, targetUnder } from '../drag/targets';
import { useDragSensors } from '../drag/use-drag-sensors';
import { SortRow } from './SortRow';

export interface SortListProps {
  /** Accessible name of the list. */
  label: string;
  /** Names of the rows, in their order. */
  names: readonly string[];
  /** Called when a row takes the place of another. */
  onMove: (from: number, to: number) => void;
  /** Draws the content of a row, between its handle and its buttons. */
  draw: (index: number) => ReactNode;
  /** Draws the end of a row, after the buttons: a button that deletes the row. */
  end: (index: number) => ReactNode;
}

type Direction = 'up' | 'down';
const byKeys = targetByKeys({ next: 'ArrowDown', previous: 'ArrowUp' });
const instructions = {
  draggable:
    'Press Space to pick it up, Up and Down to choose a place, Space to drop it there, Escape to cancel.',
};

/** Rows that the user reorders: by a handle, with mouse, finger or keys, or by the buttons Up and Down. */
export function SortList({ label, names, onMove, draw, end }: SortListProps) {
  const sensors = useDragSensors(byKeys);
  const { list, focusLater } = useFocusOnMoved(names);
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [Number(active.id), Number(over?.id ?? active.id)];
    if (from !== to) onMove(from, to);
  };
  const step = (from: number, direction: Direction) => {
    const to = direction === 'up' ? from - 1 : from + 1;
    focusLater(to, direction);
    onMove(from, to);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={targetUnder}
      accessibility={{ announcements: announcementsOf(names), screenReaderInstructions: instructions }}
      onDragEnd={drop}
    >
      <chakra.ol ref={list} aria-label={label} listStyleType="none">
        {names.map((name, index) => (
          <SortRow
            key={index}
            {...{ index, name }}
            onUp={index > 0 ? () => step(index, 'up') : undefined}
            onDown={index < names.length - 1 ? () => step(index, 'down') : undefined}
            end={end(index)}
          >
            {draw(index)}
          </SortRow>
        ))}
      </chakra.ol>
    </DndContext>
  );
}

/** Keeps the focus on the button that moved its row; at the end of the list, on the row's other button. */
function useFocusOnMoved(names: readonly string[]) {
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<{ index: number; direction: Direction } | null>(null);
  useEffect(() => {
    if (!wanted.current) return;
    const { index, direction } = wanted.current;
    wanted.current = null;
    const row = list.current?.children[index];
    const buttons = [direction, direction === 'up' ? 'down' : 'up'].map((each) =>
      row?.querySelector<HTMLButtonElement>(`[data-move=${each}]:not(:disabled)`),
    );
    buttons.find(Boolean)?.focus();
  }, [names]);
  return {
    list,
    focusLater: (index: number, direction: Direction) => {
      wanted.current = { index, direction };
    },
  };
}

function announcementsOf(names: readonly string[]): Announcements {
  const what = (id: string | number) => names[Number(id)] ?? '';
  const place = (id: string | number) => `place ${Number(id) + 1} of ${names.length}`;
  return {
    onDragStart: ({ active }) => `Picked up ${what(active.id)}.`,
    onDragOver: ({ over }) => (over ? `At ${place(over.id)}.` : 'At no place.'),
    onDragEnd: ({ active, over }) =>
      over ? `${what(active.id)} is at ${place(over.id)}.` : `${what(active.id)} stays where it is.`,
    onDragCancel: ({ active }) => `${what(active.id)} stays where it is.`,
  };
}
