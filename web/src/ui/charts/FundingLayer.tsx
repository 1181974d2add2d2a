import { ColumnBand, ColumnButtons, type ColumnButtonsProps } from './ColumnButtons';
import { FundingMarks, type FundingMarksProps } from './FundingMarks';

export interface FundingLayerProps extends Omit<ColumnButtonsProps, 'columnWidth'>, FundingMarksProps {}

/** Everything inside the axes, from back to front. */
export function FundingLayer(props: FundingLayerProps) {
  const { centers, height, gap, active } = props;
  return (
    <g>
      {active !== null && <ColumnBand x={centers[active]! - gap / 2} width={gap} height={height} />}
      <FundingMarks {...props} />
      <ColumnButtons {...props} columnWidth={gap} />
    </g>
  );
}
