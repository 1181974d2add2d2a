import { chakra } from '@chakra-ui/react';
import {
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { useLatest } from '../../app/use-latest';
import { usePhone } from '../../ui/layout/use-media-query';
import { useWidth } from '../../ui/charts/use-width';
import { usePrinting } from '../../ui/print/use-printing';
import type { PhotoOrder } from '../data/photo-sort';
import { pageOf, type PhotoItem, type PhotoList } from '../data/use-photo-list';
import { gapOf, gridLines, gridShape, movedTo, sheetShape, type GridLine, type Move } from './grid-layout';
import { GridRow } from './GridRow';
import { PartOnPaper } from './PartOnPaper';
import { PageReader } from './PageReader';
import { PhotoTile } from './PhotoTile';
import { useGridWindow } from './use-grid-window';
import type { PhotoSelection } from './use-photo-selection';
import { Refreshed } from '../../ui/layout/Refreshed';

/** What a parent can have the grid do: it gives the focus back when a pane closes. */
export interface GridHandle {
  focus: (index: number) => void;
  /** Scrolls a photo into sight. */
  reveal: (index: number) => void;
}

export interface PhotoGridProps {
  list: PhotoList;
  order: PhotoOrder;
  refreshing: boolean;
  selection: PhotoSelection;
  openId: string | null;
  onOpen: (photo: PhotoItem) => void;
  onItems: (page: number, items: readonly PhotoItem[]) => void;
  handle: Ref<GridHandle>;
  /** Drawn at the right end of the first month: the button that sorts. */
  aside: ReactNode;
}

/** The width until it is measured, and where nothing ever is. */
const USUAL_WIDTH = 760;

/** Photos by month. Only lines in sight are drawn, and only their pages are read. */
export function PhotoGrid(props: PhotoGridProps) {
  const { list, selection, onOpen } = props;
  const phone = usePhone();
  const { ref, width } = useWidth<HTMLDivElement>();
  const isPrinting = usePrinting();
  const shape = useMemo(
    () => (isPrinting ? sheetShape() : gridShape(width || USUAL_WIDTH, phone)),
    [isPrinting, width, phone],
  );
  const lines = useMemo(() => gridLines(list.months, shape), [list.months, shape]);
  const { bodyRef, visible, before, after, scrollTo, unprinted } = useGridWindow(lines, list.total);
  const focus = useFocus({ lines, scrollTo, grid: bodyRef, handle: props.handle });
  const press = useTilePresses({ list, selection, onOpen });
  const first = visible[0] ? lines.indexOf(visible[0]) : 0;
  const tileAt = (index: number) => {
    const photo = list.at(index);
    const id = photo?.propertyPhotoId;
    return (
      <PhotoTile
        key={index}
        {...press}
        {...{ index, photo }}
        order={props.order}
        width={shape.tileWidth}
        pictureHeight={shape.pictureHeight}
        isSelected={id !== undefined && selection.ids.has(id)}
        isOpen={id !== undefined && id === props.openId}
        isReachable={index === Math.min(focus.active, list.total - 1)}
        onReach={focus.reach}
      />
    );
  };
  return (
    <chakra.div ref={ref} position="relative">
      <chakra.div {...asideStyle}>{props.aside}</chakra.div>
      <Refreshed
        ref={bodyRef}
        role="grid"
        aria-label="Photos"
        aria-multiselectable
        aria-rowcount={lines.length}
        refreshing={props.refreshing}
        onKeyDown={(event) => handleKey(event, focus, { list, lines, selection, onOpen })}
      >
        <div role="presentation" style={{ height: before }} />
        {visible.map((line, n) => (
          <GridRow key={line.key} line={line} row={first + n + 1} gap={gapOf(phone && !isPrinting)}>
            {line.kind === 'photos' && indexesOf(line).map((index) => tileAt(index))}
          </GridRow>
        ))}
        <div role="presentation" style={{ height: after }} />
      </Refreshed>
      <PartOnPaper list={list} unprinted={unprinted} />
      {pagesIn(visible).map((page) => (
        <PageReader key={page} variables={list.variables} page={page} onItems={props.onItems} />
      ))}
    </chakra.div>
  );
}

const indexesOf = ({ from, to }: { from: number; to: number }) =>
  Array.from({ length: to - from }, (_, n) => from + n);

/** Returns the pages of the lines in sight, except the first, which the list itself reads. */
function pagesIn(visible: readonly GridLine[]): number[] {
  const places = visible.flatMap((line) => (line.kind === 'photos' ? [line.from, line.to - 1] : []));
  return [...new Set(places.map(pageOf))].filter((page) => page > 1);
}

/** Returns the handlers of a click: with any selection or with Shift it toggles, otherwise it opens (section 4). */
function useTilePresses(given: Pick<PhotoGridProps, 'list' | 'selection' | 'onOpen'>) {
  const latest = useLatest(given);
  return useMemo(() => {
    const onToggle = (index: number, isRange: boolean) => latest.current.selection.toggle(index, isRange);
    return {
      onToggle,
      onPress(index: number, isRange: boolean) {
        const { list, selection, onOpen } = latest.current;
        const photo = list.at(index);
        if (isRange || selection.isOn) onToggle(index, isRange);
        else if (photo) onOpen(photo);
      },
    };
  }, [latest]);
}

interface FocusOptions {
  lines: readonly GridLine[];
  scrollTo: (line: number) => void;
  grid: { current: HTMLDivElement | null };
  handle: Ref<GridHandle>;
}

/** Returns the place of the focus in the grid, and moves it, also to a photo that is not drawn yet. */
function useFocus({ lines, scrollTo, grid, handle }: FocusOptions) {
  const [active, setActive] = useState(0);
  const wanted = useRef<number | null>(null);
  const tile = (index: number) => grid.current?.querySelector<HTMLElement>(`[data-photo="${index}"]`);
  const focus = (index: number) => {
    setActive(index);
    const there = tile(index);
    if (there) return there.focus();
    wanted.current = index;
    return scrollTo(lineOf(index));
  };
  const lineOf = (index: number) =>
    lines.findIndex((line) => line.kind === 'photos' && line.from <= index && index < line.to);
  const reveal = (index: number) => {
    setActive(index);
    const there = tile(index);
    if (there) there.scrollIntoView({ block: 'nearest' });
    else scrollTo(lineOf(index));
  };
  // After each drawing, until the line of the wanted photo is drawn.
  useEffect(() => {
    const there = wanted.current === null ? null : tile(wanted.current);
    if (!there) return;
    wanted.current = null;
    there.focus();
  });
  const latest = useLatest({ focus, reveal });
  useImperativeHandle(
    handle,
    () => ({
      focus: (index) => latest.current.focus(index),
      reveal: (index) => latest.current.reveal(index),
    }),
    [latest],
  );
  return { active, reach: setActive, focus };
}

const MOVES: Readonly<Record<string, Move>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};

type KeyContext = Pick<PhotoGridProps, 'list' | 'selection' | 'onOpen'> & { lines: readonly GridLine[] };

/** Handles the keys: arrows, Home and End move, Space and `x` select, with Shift from the last one on, Enter opens. */
function handleKey(
  event: KeyboardEvent<HTMLElement>,
  focus: { focus: (index: number) => void },
  { list, lines, selection, onOpen }: KeyContext,
) {
  const tile = (event.target as HTMLElement).closest<HTMLElement>('[data-photo]');
  if (!tile || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const index = Number(tile.dataset.photo);
  const move = MOVES[event.key];
  const photo = list.at(index);
  if (move) focus.focus(movedTo(lines, index, move));
  else if (event.key === ' ' || event.key.toLowerCase() === 'x') selection.toggle(index, event.shiftKey);
  else if (event.key === 'Enter' && photo) onOpen(photo);
  else return;
  event.preventDefault();
}

const asideStyle = {
  position: 'absolute',
  right: '0',
  top: '0',
  zIndex: '1',
  minH: '36px',
  display: 'flex',
  alignItems: 'center',
} as const;
