import { drawText, textHeight, useStyle } from '../draw-text';
import { reserve, space, tagged, type Paper } from '../paper';
import { INK, PAGE, TEXT, TEXT_WIDTH } from '../style';
import { axisTicks, labelledEvery } from './scale';

export interface LegendEntry {
  label: string;
  color: string;
  shape: 'line' | 'dashed' | 'dotted' | 'square' | 'hatch';
}

export interface ChartOptions {
  /** Printed above the chart. */
  title: string;
  /** The trend and its figures in a sentence or two, for readers who cannot see the chart. */
  alt: string;
  height?: number;
}

/** The drawing area of a chart, which maps values to points on the page. */
export interface Plot {
  paper: Paper;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Middle of the nth column. */
  x: (index: number) => number;
  y: (value: number) => number;
  /** Width of a column. */
  column: number;
}

interface PlotOptions extends ChartOptions {
  x: readonly string[];
  low: number;
  high: number;
  format: (value: number) => string;
  legend: readonly LegendEntry[];
  draw: (plot: Plot) => void;
}

function swatch(paper: Paper, entry: LegendEntry, x: number, y: number): void {
  const { doc } = paper;
  if (entry.shape === 'square') doc.roundedRect(x, y + 1.5, 8, 6, 1).fill(entry.color);
  else if (entry.shape === 'hatch') hatchedRect(paper, { x, y: y + 1.5, width: 8, height: 6 }, entry.color);
  else stroked(paper, entry.shape, entry.color, () => doc.moveTo(x, y + 4.5).lineTo(x + 12, y + 4.5));
}

/** Strokes a path in the style of a series. */
export function stroked(
  paper: Paper,
  shape: LegendEntry['shape'],
  color: string,
  path: () => unknown,
  width = 1.6,
) {
  const { doc } = paper;
  doc.save().lineJoin('round');
  if (shape === 'dashed') doc.dash(5, { space: 3.5 });
  if (shape === 'dotted') doc.dash(1.5, { space: 3 });
  path();
  doc.lineWidth(width).stroke(color).undash().restore();
}

/** Draws a striped rectangle, for a color that is used a second time. */
export function hatchedRect(
  { doc }: Paper,
  box: { x: number; y: number; width: number; height: number },
  color: string,
): void {
  doc.save().rect(box.x, box.y, box.width, box.height).clip();
  doc.rect(box.x, box.y, box.width, box.height).fillOpacity(0.25).fill(color).fillOpacity(1);
  for (let at = -box.height; at < box.width; at += 3)
    doc.moveTo(box.x + at, box.y + box.height).lineTo(box.x + at + box.height, box.y);
  doc.lineWidth(1).stroke(color).restore();
}

function drawLegend(paper: Paper, entries: readonly LegendEntry[], y: number, isMeasured: boolean): number {
  let [x, line] = [PAGE.side as number, y];
  for (const entry of entries) {
    const mark = entry.shape === 'square' || entry.shape === 'hatch' ? 11 : 15;
    const width = mark + useStyle(paper, TEXT.caption).widthOfString(entry.label) + 12;
    if (x > PAGE.side && x + width > PAGE.width - PAGE.side) [x, line] = [PAGE.side, line + 12];
    if (!isMeasured) {
      swatch(paper, entry, x, line);
      drawText(paper, entry.label, TEXT.caption, {
        x: x + mark,
        y: line - 1,
        width: width - mark,
        oneLine: true,
      });
    }
    x += width;
  }
  return line + 14 - y;
}

function axes(plot: Plot, ticks: readonly number[], { x: labels, format }: PlotOptions): void {
  const { paper } = plot;
  const { doc } = paper;
  for (const tick of ticks) {
    const y = plot.y(tick);
    doc
      .moveTo(plot.left, y)
      .lineTo(plot.right, y)
      .lineWidth(tick === 0 ? 0.9 : 0.5);
    doc.stroke(tick === 0 ? INK.subtle : INK.hairline);
    const place = { x: PAGE.side, y: y - 4.5, width: plot.left - PAGE.side - 5, align: 'right' } as const;
    drawText(paper, format(tick), TEXT.axis, place);
  }
  const every = labelledEvery(labels.length, 12);
  labels.forEach((label, index) => {
    if (index % every !== 0) return;
    drawText(paper, label, TEXT.axis, {
      x: plot.x(index) - 20,
      y: plot.bottom + 4,
      width: 40,
      align: 'center',
    });
  });
}

/** Draws a figure with title, legend and axes, and calls `draw` for the plot between them. */
export function plotFigure(paper: Paper, options: PlotOptions): void {
  const height = options.height ?? 190;
  space(paper, 4);
  const titleHeight = textHeight(paper, options.title, TEXT.minor, TEXT_WIDTH) + 4;
  const legendHeight = options.legend.length > 0 ? drawLegend(paper, options.legend, paper.y, true) : 0;
  reserve(paper, titleHeight + legendHeight + height + 18);
  const ticks = axisTicks(options.low, options.high);
  const top = paper.y + titleHeight + legendHeight + 4;
  const [left, right, bottom] = [PAGE.side + 42, PAGE.width - PAGE.side, top + height];
  const column = (right - left) / Math.max(1, options.x.length);
  const [low, high] = [ticks[0]!, ticks.at(-1)!];
  const y = (value: number) => bottom - ((value - low) / (high - low)) * height;
  const plot: Plot = { paper, left, right, top, bottom, column, x: (i) => left + (i + 0.5) * column, y };
  const title = { x: PAGE.side, y: paper.y, width: TEXT_WIDTH };
  tagged(paper, paper.root, 'P', () => drawText(paper, options.title, TEXT.minor, title));
  const draw = () => {
    drawLegend(paper, options.legend, paper.y + titleHeight, false);
    axes(plot, ticks, options);
    options.draw(plot);
  };
  const bbox: [number, number, number, number] = [PAGE.side, paper.y + titleHeight, right, bottom + 14];
  tagged(paper, paper.root, 'Figure', draw, { alt: options.alt, bbox, placement: 'Block' });
  paper.y = bottom + 16;
  space(paper, 10);
}
