import { shortDollars } from '../format';
import type { Paper } from '../paper';
import { INK } from '../style';
import { linePath } from './line-chart';
import { plotFigure, stroked, type ChartOptions, type LegendEntry, type Plot } from './plot';

/** One year of a funding chart, in dollars. */
export interface FundingPoint {
  x: string;
  balance: number;
  fullyFunded: number;
  expenditures: number;
  specialAssessment?: number;
}

export interface FundingChartOptions extends ChartOptions {
  points: readonly FundingPoint[];
}

function area(plot: Plot, points: readonly FundingPoint[]): void {
  const { doc } = plot.paper;
  doc.moveTo(plot.x(0), plot.y(0));
  points.forEach(({ balance }, i) => doc.lineTo(plot.x(i), plot.y(balance)));
  doc.lineTo(plot.x(points.length - 1), plot.y(0)).closePath();
  doc.fillOpacity(0.16).fill(INK.balance).fillOpacity(1);
}

function diamond(plot: Plot, x: number, y: number): void {
  const { doc } = plot.paper;
  doc
    .moveTo(x, y - 4)
    .lineTo(x + 4, y)
    .lineTo(x, y + 4)
    .lineTo(x - 4, y)
    .closePath()
    .fill(INK.specialAssessment);
}

function draw(plot: Plot, points: readonly FundingPoint[]): void {
  const { paper } = plot;
  const width = Math.min(18, plot.column * 0.6);
  area(plot, points);
  points.forEach(({ expenditures }, i) => {
    const height = Math.max(0, plot.y(0) - plot.y(expenditures));
    if (height > 0)
      paper.doc.rect(plot.x(i) - width / 2, plot.y(0) - height, width, height).fill(INK.expenditures);
  });
  const targets = points.map((point) => point.fullyFunded);
  stroked(paper, 'dashed', INK.fullyFunded, () => linePath(plot, targets), 1.1);
  stroked(
    paper,
    'line',
    INK.balance,
    () =>
      linePath(
        plot,
        points.map((point) => point.balance),
      ),
    1.9,
  );
  points.forEach(({ balance, specialAssessment }, i) => {
    if (specialAssessment) diamond(plot, plot.x(i), plot.y(balance) - 8);
    if (balance < 0) paper.doc.circle(plot.x(i), plot.y(balance), 2).fill(INK.danger);
  });
}

/** Draws the year-end balance over the expenditures, with the fully funded balance; years below zero in red. */
export function fundingChart(paper: Paper, options: FundingChartOptions): void {
  const { points } = options;
  const amounts = points.flatMap((point) => [point.balance, point.fullyFunded, point.expenditures]);
  const legend: LegendEntry[] = [
    { label: 'Reserve balance', color: INK.balance, shape: 'line' },
    { label: 'Fully funded balance', color: INK.fullyFunded, shape: 'dashed' },
    { label: 'Expenditures', color: INK.expenditures, shape: 'square' },
  ];
  if (points.some((point) => point.specialAssessment))
    legend.push({ label: 'Special assessment', color: INK.specialAssessment, shape: 'square' });
  plotFigure(paper, {
    ...options,
    x: points.map((point) => point.x),
    low: Math.min(0, ...amounts),
    high: Math.max(1, ...amounts),
    format: shortDollars,
    legend,
    draw: (plot) => draw(plot, points),
  });
}
