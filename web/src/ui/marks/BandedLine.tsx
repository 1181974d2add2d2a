import type { TooltipContent } from '../charts/ChartTooltip';
import { ColumnPlot, ZeroLine, type PlotArea } from './ColumnPlot';
import { linePath, rangeWithZero } from './value-scale';

/** A level between two values, with a color and a name. */
export interface NamedBand {
  /** null: no lower end. */
  from: number | null;
  /** null: no upper end. */
  to: number | null;
  label: string;
  /** A CSS color. */
  color: string;
}

export interface BandedLineProps {
  /** Accessible name. */
  label: string;
  columns: readonly { x: string; spoken: string; tooltip: TooltipContent }[];
  values: readonly (number | null)[];
  bands: readonly NamedBand[];
  /** CSS color of the line. */
  color: string;
  format: (value: number) => string;
  height?: number;
}

/** One line over columns, on named levels: its level can be read without a legend. */
export function BandedLine({ label, columns, values, bands, color, format, height }: BandedLineProps) {
  const range = rangeWithZero([...values, ...bands.map((band) => band.from)]);
  return (
    <ColumnPlot
      label={label}
      columns={columns.map(({ x, spoken, tooltip }) => ({ label: x, spoken, tooltip }))}
      range={range}
      format={format}
      height={height}
    >
      {(area) => (
        <g aria-hidden="true">
          {bands.map((band) => (
            <Level key={band.label} band={band} area={area} />
          ))}
          <ZeroLine area={area} />
          <path
            d={linePath(area.centers, values, area.y)}
            fill="none"
            strokeWidth={2.25}
            strokeLinejoin="round"
            style={{ stroke: color }}
          />
          <Point area={area} values={values} color={color} />
        </g>
      )}
    </ColumnPlot>
  );
}

const within = (area: PlotArea, y: number) => Math.min(area.height, Math.max(0, y));

function Level({ band, area }: { band: NamedBand; area: PlotArea }) {
  const top = band.to === null ? 0 : within(area, area.y(band.to));
  const bottom = band.from === null ? area.height : within(area, area.y(band.from));
  const height = bottom - top;
  if (height <= 0) return null;
  return (
    <>
      <rect x={0} y={top} width={area.width} height={height} style={{ fill: band.color }} />
      {height > 18 && (
        <text
          x={area.width - 6}
          y={top + 14}
          textAnchor="end"
          style={{ fontSize: 11, fill: 'var(--chakra-colors-fg-muted)' }}
        >
          {band.label}
        </text>
      )}
    </>
  );
}

function Point({ area, values, color }: { area: PlotArea } & Pick<BandedLineProps, 'values' | 'color'>) {
  const value = area.active === null ? null : (values[area.active] ?? null);
  if (value === null) return null;
  return <circle cx={area.centers[area.active!]} cy={area.y(value)} r={4} style={{ fill: color }} />;
}
