import { useEffect, useState, type PointerEvent } from 'react';
import { barWidth } from './FundingMarks';
import type { FundingPoint } from './funding-data';
import { colorVar } from '../color/tokens';
import type { PlotArea } from '../marks/ColumnPlot';

export interface BarHandlesProps {
  area: PlotArea;
  points: readonly FundingPoint[];
  onSelect: (index: number) => void;
  /** A bar was dropped on another column; `at` is the place of the drop in the window. */
  onMove?: (from: number, to: number, at: { x: number; y: number }) => void;
  /** Returns whether anything in this bar can be moved. */
  canMove?: (index: number) => boolean;
  onActiveChange: (index: number | null) => void;
}

interface Drag {
  from: number;
  to: number;
  startX: number;
  isMoving: boolean;
}

/** Pixels that the pointer may move during a click before it counts as a drag. */
const SLACK = 4;

/** Lets the pointer take a bar, drag it over other columns and drop it; Escape leaves it where it was. */
function useBarDrag({ area, points, onSelect, onMove, canMove, onActiveChange }: BarHandlesProps) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const isDragging = drag !== null;

  useEffect(() => {
    if (!isDragging) return undefined;
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && setDrag(null);
    window.addEventListener('keydown', escape);
    return () => window.removeEventListener('keydown', escape);
  }, [isDragging]);

  const isMovable = (index: number) => onMove !== undefined && canMove?.(index) !== false;
  const start = (event: PointerEvent<SVGRectElement>, from: number) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    setDrag({ from, to: from, startX: event.clientX, isMoving: false });
  };
  const move = (event: PointerEvent<SVGRectElement>) => {
    if (!drag || !isMovable(drag.from)) return;
    const way = event.clientX - drag.startX;
    if (!drag.isMoving && Math.abs(way) < SLACK) return;
    const column = drag.from + Math.round(way / area.gap);
    const to = Math.max(0, Math.min(points.length - 1, column));
    onActiveChange(null);
    setDrag({ ...drag, to, isMoving: true });
  };
  const drop = (event: PointerEvent<SVGRectElement>) => {
    setDrag(null);
    if (!drag) return;
    if (!drag.isMoving) onSelect(drag.from);
    else if (drag.to !== drag.from) onMove?.(drag.from, drag.to, { x: event.clientX, y: event.clientY });
  };
  return { drag, isMovable, start, move, drop, cancel: () => setDrag(null) };
}

/** The areas that the pointer can drag: each bar. The keyboard uses the columns. */
export function BarHandles(props: BarHandlesProps) {
  const { area, points, onActiveChange } = props;
  const { drag, isMovable, ...hand } = useBarDrag(props);
  const zero = area.y(0);
  return (
    <g aria-hidden="true">
      {points.map((point, index) => {
        if (point.spent <= 0) return null;
        const top = Math.min(area.y(point.spent), zero - 16);
        return (
          <rect
            key={point.x}
            data-bar={index}
            x={area.centers[index]! - area.gap / 2}
            y={top}
            width={area.gap}
            height={zero - top}
            fill="transparent"
            style={{
              cursor: drag ? 'grabbing' : isMovable(index) ? 'grab' : 'pointer',
              touchAction: 'pan-y',
            }}
            onMouseEnter={() => !drag && onActiveChange(index)}
            onMouseLeave={() => onActiveChange(null)}
            onPointerDown={(event) => hand.start(event, index)}
            onPointerMove={hand.move}
            onPointerUp={hand.drop}
            onPointerCancel={hand.cancel}
          />
        );
      })}
      {drag?.isMoving && <Ghost drag={drag} area={area} points={points} />}
    </g>
  );
}

/** The outline of the dragged bar where it would be dropped. */
function Ghost({ drag, area, points }: { drag: Drag; area: PlotArea; points: readonly FundingPoint[] }) {
  const width = barWidth(area.gap);
  const top = area.y(points[drag.from]!.spent);
  const x = area.centers[drag.to]!;
  const anchor = x < 50 ? 'start' : x > area.width - 50 ? 'end' : 'middle';
  return (
    <g style={{ pointerEvents: 'none' }}>
      <rect
        x={x - width / 2}
        y={top}
        width={width}
        height={Math.max(2, area.y(0) - top)}
        rx={2}
        strokeWidth={1.5}
        strokeDasharray="4 3"
        fillOpacity={0.25}
        style={{ fill: colorVar('chart.expenditures'), stroke: colorVar('chart.expenditures') }}
      />
      <text
        x={x}
        y={top - 8}
        textAnchor={anchor}
        style={{
          fontSize: 11,
          fontWeight: 620,
          fill: colorVar('fg.default'),
          paintOrder: 'stroke',
          stroke: colorVar('bg.surface'),
          strokeWidth: 4,
        }}
      >
        {points[drag.to]!.x}
      </text>
    </g>
  );
}
