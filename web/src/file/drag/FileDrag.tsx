import { DndContext, DragOverlay, type Announcements, type DragEndEvent } from '@dnd-kit/core';
import { chakra } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { targetByKeys, targetUnder } from '../../ui/drag/targets';
import { useDragSensors } from '../../ui/drag/use-drag-sensors';
import { chosenWords } from '../model/file-words';
import { ALL_FILES, closedTargets, folderOf, TOP, type Chosen } from '../model/folder-tree';
import type { Folder } from '../model/use-files';
import { DragState } from './drag-state';

interface FileDragProps {
  folders: readonly Folder[];
  /** Returns what moves with the row of this id: the row, or all selected rows if it is one of them. */
  chosenWith: (rowId: string) => Chosen;
  onMove: (chosen: Chosen, targetFolderId: string | null) => void;
  children: ReactNode;
}

const instructions = {
  draggable:
    'Press Space to pick it up, Up and Down to choose a folder, Space to drop it there, Escape to cancel.',
};

const nextFolder = targetByKeys({ next: 'ArrowDown', previous: 'ArrowUp' });

/** Lets the user drag files and folders onto folders, by mouse, finger or keys. *Move* does the same from a menu. */
export function FileDrag({ folders, chosenWith, onMove, children }: FileDragProps) {
  const [dragged, setDragged] = useState<Chosen | null>(null);
  const sensors = useDragSensors(nextFolder);
  const closed = dragged && closedTargets(dragged, folders);

  function end({ over }: DragEndEvent) {
    setDragged(null);
    const node = over && nodeIn(over.id);
    if (dragged && closed && node && !closed.has(node)) onMove(dragged, folderOf(node));
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={targetUnder}
      accessibility={{
        announcements: announcementsOf(folders, chosenWith),
        screenReaderInstructions: instructions,
      }}
      onDragStart={({ active }) => setDragged(chosenWith(String(active.id)))}
      onDragEnd={end}
      onDragCancel={() => setDragged(null)}
    >
      <DragState value={closed}>{children}</DragState>
      <DragOverlay dropAnimation={null}>
        {dragged && <chakra.span {...overlayStyle}>{chosenWords(dragged)}</chakra.span>}
      </DragOverlay>
    </DndContext>
  );
}

/** Returns the folder of a drop target, `tree <id>` or `row <id>`: one folder takes drops at several places of the page. */
const nodeIn = (dropId: string | number) => String(dropId).split(' ')[1] ?? TOP;

function announcementsOf(folders: readonly Folder[], chosenWith: FileDragProps['chosenWith']): Announcements {
  const what = (id: string | number) => chosenWords(chosenWith(String(id)));
  const where = (id: string | number) =>
    folders.find(({ folderId }) => folderId === nodeIn(id))?.folderName ?? ALL_FILES;
  return {
    onDragStart: ({ active }) => `Picked up ${what(active.id)}.`,
    onDragOver: ({ over }) => (over ? `Over ${where(over.id)}.` : 'Over no folder.'),
    onDragEnd: ({ active, over }) =>
      over ? `Dropped ${what(active.id)} on ${where(over.id)}.` : `${what(active.id)} stays where it is.`,
    onDragCancel: ({ active }) => `${what(active.id)} stays where it is.`,
  };
}

const overlayStyle = {
  display: 'inline-block',
  // Beside the pointer, so that the name of the folder under it stays in sight.
  mt: '3.5',
  ms: '5',
  maxW: '320px',
  px: '3',
  py: '2',
  bg: 'bg.surface',
  borderWidth: '1px',
  borderColor: 'border.strong',
  borderRadius: 'control',
  shadow: 'e2',
  textStyle: 'table',
  fontWeight: '560',
  truncate: true,
  cursor: 'grabbing',
} as const;
