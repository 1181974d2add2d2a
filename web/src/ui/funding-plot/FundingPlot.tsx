import { useId, useMemo } from 'react';
import { FundingMarks } from './FundingMarks';
import {
  fundingLabel,
  fundingRange,
  fundingTooltip,
  type FundingNames,
  type FundingPoint,
} from './funding-data';
import { formatMoneyShort } from '../format/money';
import { ColumnPlot, type PlotArea, type PlotColumn } from '../marks/ColumnPlot';
import { BarHandles, type BarHandlesProps } from './BarHandles';
import { CalloutMark, type FundingCallout } from './FundingCallout';

export interface FundingPlotProps extends Pick<BarHandlesProps, 'onMove' | 'canMove'> {
  /** Accessible name. */
  label: string;
  points: readonly FundingPoint[];
  /** The marks on their way to `points`; the axis and the texts show `points` already. */
  drawn?: readonly FundingPoint[];
  names: FundingNames;
  height: number;
  callout?: FundingCallout;
  /** Columns are buttons: Enter or a click. */
  onSelect: (index: number) => void;
}

/**
 * Balance as an area, its target dashed, spending as bars. Drawn without the chart library, because its figures change
 * with every movement of the pointer. Bars can be dragged to another column; fields elsewhere do the same.
 */
export function FundingPlot(props: FundingPlotProps) {
  const { label, points, drawn = points, names, height, callout, onSelect, onMove, canMove } = props;
  const clip = useId();
  const range = useMemo(() => fundingRange(points), [points]);
  const columns = useMemo(
    () =>
      points.map((point): PlotColumn => ({
        label: String(point.x),
        spoken: fundingLabel(point, names),
        tooltip: fundingTooltip(point, names),
      })),
    [points, names],
  );
  const handles = (area: PlotArea, setActive: (index: number | null) => void) => (
    <BarHandles {...{ area, points, onSelect, onMove, canMove }} onActiveChange={setActive} />
  );
  return (
    <ColumnPlot
      label={label}
      columns={columns}
      range={range}
      format={formatMoneyShort}
      height={height}
      onSelect={onSelect}
      over={handles}
      isTight
    >
      {(area) => (
        <g aria-hidden="true">
          <FundingMarks {...area} points={drawn} clip={clip} />
          {callout && <CalloutMark {...callout} {...area} points={drawn} />}
        </g>
      )}
    </ColumnPlot>
  );
}
