import { chakra } from '@chakra-ui/react';
import { Bar, type BarCustomLayerProps, type BarLayer } from '@nivo/bar';
import { createContext, useContext, useMemo, useState } from 'react';
import { colorVar } from '../color/tokens';
import { formatMoney } from '../format/money';
import { rangeWithZero, roundTicks } from '../marks/value-scale';
import { isLabelled, labelStep, maxTicks, moneyBars } from './chart-style';
import { ChartTooltip } from './ChartTooltip';
import { ColumnBand, ColumnButtons, type ColumnButtonsProps } from './ColumnButtons';
import { usePrinting } from '../print/use-printing';
import { hatchDefinition, hatchId } from './hatch';
import { usePlotSize } from './use-width';

export interface StackSeries {
  key: string;
  label: string;
  color: string;
  /** A second use of a color. */
  hatch?: boolean;
}

export interface StackColumn {
  x: string;
  /** Value of each series by its key; absent is zero. */
  values: Readonly<Record<string, number>>;
}

export interface StackedBarsProps {
  label: string;
  columns: readonly StackColumn[];
  series: readonly StackSeries[];
  height?: number;
  onSelect?: (column: StackColumn) => void;
  hint?: string;
}

type Datum = Record<string, number | string>;

const margin = { top: 10, right: 8, bottom: 28, left: 52 };

/** Bars of stacked parts with 2 px between them; a column is one button. */
export function StackedBars(props: StackedBarsProps) {
  const { columns, series, onSelect, hint } = props;
  const { ref, width, height } = usePlotSize<HTMLDivElement>(props.height ?? 240);
  const isPrinting = usePrinting();
  const [active, setActive] = useState<number | null>(null);
  const inner = Math.max(0, width - margin.left - margin.right);
  const gap = columns.length > 0 ? inner / columns.length : inner;
  const shown = active === null ? undefined : columns[active];
  const layerState: LayerState = {
    centers: columns.map((_, index) => (index + 0.5) * gap),
    columnWidth: gap,
    labels: columns.map((column) => columnLabel(column, series)),
    active,
    onActiveChange: setActive,
    onSelect: onSelect && ((index) => onSelect(columns[index]!)),
  };
  return (
    <chakra.div ref={ref} position="relative" w="full" h={`${height}px`}>
      {width > 0 && (
        <LayerContext.Provider value={layerState}>
          {/* A chart on screen changes its size a frame later, which a printing browser does not wait for. */}
          <Bars
            key={isPrinting ? 'paper' : 'screen'}
            {...props}
            height={height}
            width={width}
            step={labelStep(columns.length, inner, 36)}
          />
        </LayerContext.Provider>
      )}
      {shown && (
        <ChartTooltip
          {...columnTooltip(shown, series)}
          hint={hint}
          band={{ left: margin.left + active! * gap, right: margin.left + (active! + 1) * gap }}
          chartWidth={width}
        />
      )}
    </chakra.div>
  );
}

interface BarsProps extends Pick<StackedBarsProps, 'label' | 'columns' | 'series'> {
  width: number;
  height: number;
  /** One in this many columns has a label. */
  step: number;
}

function Bars({ label, columns, series, width, height, step }: BarsProps) {
  const data = useMemo<Datum[]>(
    () => columns.map((column) => ({ x: column.x, ...column.values })),
    [columns],
  );
  const ticks = useMemo(() => roundTicks(rangeOfSums(columns), maxTicks), [columns]);
  const hatched = series.filter((each) => each.hatch);
  const labelled = columns.filter((_, index) => isLabelled(index, columns.length, step));
  return (
    <Bar<Datum>
      {...moneyBars}
      width={width}
      height={height}
      margin={margin}
      data={data}
      keys={series.map((each) => each.key)}
      ariaLabel={label}
      padding={0.36}
      innerPadding={2}
      borderRadius={1}
      valueScale={{ type: 'linear', min: ticks[0], max: ticks.at(-1) }}
      gridYValues={ticks}
      axisLeft={{ ...moneyBars.axisLeft, tickValues: ticks }}
      colors={({ id }) => series.find((each) => each.key === id)?.color ?? 'gray'}
      defs={hatched.map((each) => hatchDefinition(each.color))}
      fill={
        hatched.map((each) => ({
          match: (bar: { data?: { id?: unknown } }) => bar.data?.id === each.key,
          id: hatchId(each.color),
        })) as never
      }
      axisBottom={{ tickSize: 0, tickPadding: 8, tickValues: labelled.map((each) => each.x) }}
      layers={layers}
    />
  );
}

/** Returns the range from the lowest sum below zero to the highest above it. */
function rangeOfSums(columns: StackedBarsProps['columns']) {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return rangeWithZero(
    columns.flatMap((column) => {
      const values = Object.values(column.values);
      return [sum(values.filter((value) => value < 0)), sum(values.filter((value) => value > 0))];
    }),
  );
}

type LayerState = Omit<ColumnButtonsProps, 'height'>;
const LayerContext = createContext<LayerState | null>(null);

// At module level: nivo would take functions made in each drawing for other parts and drop the focus with them.
function Band({ innerHeight }: BarCustomLayerProps<Datum>) {
  const { active, columnWidth } = useContext(LayerContext)!;
  return active === null ? null : (
    <ColumnBand x={active * columnWidth} width={columnWidth} height={innerHeight} />
  );
}

function Buttons({ innerHeight }: BarCustomLayerProps<Datum>) {
  return <ColumnButtons {...useContext(LayerContext)!} height={innerHeight} />;
}

const layers: BarLayer<Datum>[] = [Band, 'grid', 'axes', 'bars', Buttons];

const total = (column: StackColumn) => Object.values(column.values).reduce((sum, value) => sum + value, 0);

function columnLabel(column: StackColumn, series: readonly StackSeries[]): string {
  const parts = series
    .filter((each) => column.values[each.key])
    .map((each) => `${each.label} ${formatMoney(column.values[each.key]!)}`);
  return [`${column.x}: ${formatMoney(total(column))}`, ...parts].join(', ');
}

/** Returns the tooltip of a column: its five largest parts, then how many more. */
function columnTooltip(column: StackColumn, series: readonly StackSeries[]) {
  const parts = series
    .filter((each) => column.values[each.key])
    .sort((a, b) => column.values[b.key]! - column.values[a.key]!);
  const rows = parts.slice(0, 5).map((each) => ({
    label: each.label,
    value: formatMoney(column.values[each.key]!),
    color: each.color,
  }));
  if (parts.length > 5)
    rows.push({ label: `and ${parts.length - 5} more`, value: '', color: colorVar('bg.muted') });
  return { title: column.x, rows, extra: [{ label: 'Total', value: formatMoney(total(column)) }] };
}
