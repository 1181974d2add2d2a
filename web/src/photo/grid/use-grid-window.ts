import { MOST_PRINTED, usePrinting } from '../../ui/print/use-printing';
import { useVirtualWindow } from '../../ui/table-model/use-virtual-window';
import type { GridLine } from './grid-layout';

/** Up to this many lines, a screen or two, are all drawn. */
const WINDOWED_FROM = 16;

/** Returns the lines to draw: those in sight, and on paper those that hold no more photos than a list prints rows. */
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
