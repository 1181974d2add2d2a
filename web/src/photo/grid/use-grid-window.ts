import { MOST_PRINTED, usePrinting } from '../../ui/print/use-printing';
import { useVirtualWindow } from '../../ui/table-model/use-virtual-window';
import type { GridLine } from './grid-layout';

/** A screen or two of lines are simply drawn. */
const WINDOWED_FROM = 16;

/** Which lines of the grid to draw: those in sight, and on paper as many as hold no more photos than a list has rows. */
export function useGridWindow(lines: readonly GridLine[], total: number) {
  const inSight = useVirtualWindow<GridLine, HTMLDivElement>(lines, {
    height: ({ height }) => height,
    from: WINDOWED_FROM,
    overscan: 4,
  });
  const isPart = usePrinting() && total > MOST_PRINTED;
  if (!isPart) return { ...inSight, unprinted: 0 };
  const end = inSight.visible.findIndex((line) => line.kind === 'photos' && line.to > MOST_PRINTED);
  const next = inSight.visible[end];
  const printed = next?.kind === 'photos' ? next.from : total;
  return { ...inSight, visible: inSight.visible.slice(0, end), unprinted: total - printed };
}
