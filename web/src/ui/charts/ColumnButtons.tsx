import type { KeyboardEvent } from 'react';
import { colorVar } from '../color/tokens';

export interface ColumnButtonsProps {
  /** Middle of each column, in pixels. */
  centers: readonly number[];
  columnWidth: number;
  height: number;
  /** The text of each column for screen readers. */
  labels: readonly string[];
  active: number | null;
  onActiveChange: (index: number | null) => void;
  /** Enter, Space or a click; without it columns only show their values. */
  onSelect?: (index: number) => void;
}

/** One control per column, over its full height: hover and arrow keys move the band, Enter selects. */
export function ColumnButtons(props: ColumnButtonsProps) {
  const { centers, columnWidth, height, labels, active, onActiveChange, onSelect } = props;

  function press(event: KeyboardEvent<SVGRectElement>, index: number) {
    const last = centers.length - 1;
    const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: last }[event.key];
    if (target !== undefined && target >= 0 && target <= last) {
      event.preventDefault();
      const buttons = event.currentTarget.parentElement!.querySelectorAll<SVGRectElement>('[data-column]');
      buttons[target]?.focus();
    }
    if (onSelect && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      onSelect(index);
    }
    if (event.key === 'Escape') onActiveChange(null);
  }

  return (
    <g onMouseLeave={() => onActiveChange(null)}>
      {centers.map((center, index) => (
        <rect
          key={index}
          data-column={index}
          role={onSelect ? 'button' : 'img'}
          aria-label={labels[index]}
          tabIndex={index === (active ?? 0) ? 0 : -1}
          x={center - columnWidth / 2}
          y={0}
          width={columnWidth}
          height={height}
          fill="transparent"
          style={{ cursor: onSelect ? 'pointer' : 'default', outlineOffset: -2 }}
          onMouseEnter={() => onActiveChange(index)}
          onFocus={() => onActiveChange(index)}
          onBlur={() => onActiveChange(null)}
          onClick={() => onSelect?.(index)}
          onKeyDown={(event) => press(event, index)}
        />
      ))}
    </g>
  );
}

/** The band behind the active column. */
export function ColumnBand({ x, width, height }: { x: number; width: number; height: number }) {
  return <rect x={x} y={0} width={width} height={height} style={{ fill: colorVar('bg.muted') }} />;
}
