import { colorVar } from '../../ui/color/tokens';
import { ChartFrame } from '../../ui/chart-frame/ChartFrame';
import { counted } from '../../ui/format/count';
import { ChartTable } from '../../ui/marks/ChartTable';
import { ColumnPlot } from '../../ui/marks/ColumnPlot';
import type { PortfolioAssociationsQuery } from './Associations.generated';

type Bar = PortfolioAssociationsQuery['portfolioAssociations']['summary']['histogram'][number];

const nameOf = ({ from, to }: Bar) => {
  if (to === null) return `${from}% and more`;
  return from === 0 ? `Below ${to}%` : `${from}% to ${to}%`;
};
const labelOf = ({ from, to }: Bar) => (to === null ? `${from}+` : String(from));

/** A histogram of associations by percent funded. */
export function FundedHistogram({ bars }: { bars: readonly Bar[] }) {
  const most = Math.max(4, ...bars.map(({ associations }) => associations));
  const said = bars
    .filter(({ associations }) => associations > 0)
    .map((bar) => `${nameOf(bar)}: ${bar.associations}`);
  return (
    <ChartFrame
      title="Associations by percent funded"
      summary={said.join('; ')}
      height={180}
      table={
        <ChartTable
          caption="Associations by percent funded"
          heads={['Percent funded', 'Associations']}
          rows={bars.map((bar) => ({ key: bar.from, head: nameOf(bar), cells: [bar.associations] }))}
        />
      }
    >
      <ColumnPlot
        label="Associations by percent funded"
        columns={bars.map((bar) => ({
          label: labelOf(bar),
          spoken: `${nameOf(bar)}: ${counted(bar.associations, 'association')}`,
          tooltip: { title: nameOf(bar), rows: [{ label: 'Associations', value: String(bar.associations) }] },
        }))}
        range={{ min: 0, max: most }}
        format={(value) => (Number.isInteger(value) ? String(value) : '')}
        height={180}
      >
        {({ centers, gap, y }) => (
          <g aria-hidden="true">
            {bars.map((bar, index) => {
              const width = Math.min(56, gap * 0.8);
              return (
                <rect
                  key={bar.from}
                  x={centers[index]! - width / 2}
                  y={y(bar.associations)}
                  width={width}
                  height={Math.max(0, y(0) - y(bar.associations))}
                  rx={2}
                  style={{ fill: colorVar('chart.balance') }}
                />
              );
            })}
          </g>
        )}
      </ColumnPlot>
    </ChartFrame>
  );
}
