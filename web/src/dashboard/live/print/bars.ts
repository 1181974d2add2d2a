import { formatMoney } from '../../../ui/format/money';
import { CHART_WIDTH, ink, line, picture, rect, text, type PrintChart } from './svg';

export interface PrintBar {
  label: string;
  value: number;
  color: string;
  /** The planned amount, drawn as a tick. */
  mark?: number;
}

const LABELS = 250;
const FIGURES = 90;
const ROW = 30;
const LETTERS = 40;
const short = (label: string) => (label.length > LETTERS ? `${label.slice(0, LETTERS - 1)}…` : label);

/** Draws amounts as bars below one another. */
export function barsChart(bars: readonly PrintBar[], fontFace: string): PrintChart {
  const most = Math.max(1, ...bars.flatMap(({ value, mark = 0 }) => [value, mark]));
  const room = CHART_WIDTH - LABELS - FIGURES;
  const along = (value: number) => (Math.max(0, value) / most) * room;
  const marks = bars.flatMap(({ label, value, color, mark }, index) => {
    const y = 8 + index * ROW;
    return [
      text(LABELS - 12, y + 15, short(label), { anchor: 'end', color: ink('fg.muted') }),
      rect(LABELS, y + 4, room, 14, ink('bg.muted')),
      rect(LABELS, y + 4, along(value), 14, color),
      mark ? line([LABELS + along(mark), y], [LABELS + along(mark), y + 22], ink('fg.default'), 2) : '',
      text(CHART_WIDTH - 4, y + 15, formatMoney(value), { anchor: 'end', weight: 600 }),
    ];
  });
  return picture(16 + bars.length * ROW, marks, fontFace);
}
