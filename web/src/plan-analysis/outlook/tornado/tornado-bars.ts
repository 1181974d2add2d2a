import type { OutcomeFigure } from '@roofline/engine/outcome/figure';
import {
  DEFAULT_SPANS,
  tornado,
  type Tornado,
  type TornadoBar,
  type TornadoInput,
} from '@roofline/engine/outcome/tornado';
import type { PlanInput } from '@roofline/engine/plan/plan-input';
import { toDollars } from '@roofline/schema/value/money';
import { formatMoney, minusSign } from '../../../ui/format/money';
import { formatPercent } from '../../../ui/format/percent';
import type { SpanBar } from '../../../ui/marks/SpanBars';

/** Figures that the tornado can be drawn for. */
export const TORNADO_FIGURES: { value: string; label: (first: number) => string; figure: OutcomeFigure }[] = [
  { value: 'lowest', label: () => 'Lowest balance', figure: { kind: 'lowestBalance' } },
  { value: 'end', label: (first) => `Balance at the end of ${first + 29}`, figure: { kind: 'endBalance' } },
  {
    value: 'funded10',
    label: (first) => `Percent funded at the end of ${first + 9}`,
    figure: { kind: 'percentFunded', boundary: 10 },
  },
  {
    value: 'funded30',
    label: (first) => `Percent funded at the end of ${first + 29}`,
    figure: { kind: 'percentFunded', boundary: 30 },
  },
  {
    value: 'required',
    label: () => 'Smallest contribution that never falls below zero',
    figure: { kind: 'requiredContribution' },
  },
];

/** Returns the chosen figure; the first one where the choice is unknown. */
export function tornadoFigure(value: string) {
  return TORNADO_FIGURES.find((each) => each.value === value) ?? TORNADO_FIGURES[0]!;
}

const INPUTS: Record<TornadoInput, { label: string; span: (size: string) => string }> = {
  inflation: { label: 'Inflation', span: (size) => `${size} points` },
  interest: { label: 'Interest', span: (size) => `${size} points` },
  costs: { label: 'Costs', span: (size) => `${size}%` },
  lives: { label: 'Lives', span: (size) => `${size} years` },
  contribution: { label: 'Contribution', span: (size) => `${size}%` },
};

/** Returns the tornado of a plan; null where the plan has no such figure. */
export function tornadoOf(input: PlanInput, figure: OutcomeFigure): Tornado | null {
  try {
    return tornado(input, figure);
  } catch {
    // Nothing to fund, a goal out of reach at one end, or an end that leaves the exact range.
    return null;
  }
}

/** Returns a value of the figure as text. */
export function tornadoText({ unit }: Tornado, value: number): string {
  return unit === 'cents' ? formatMoney(toDollars(value)) : formatPercent(value / 100, 1);
}

/** Returns the span by which an input is moved, as text. */
export function spanText(input: TornadoInput): string {
  return INPUTS[input].span(`± ${DEFAULT_SPANS[input]}`);
}

/** Returns the name of an input. */
export function inputName(input: TornadoInput): string {
  return INPUTS[input].label;
}

/** Returns the bars of the chart, the widest first. */
export function tornadoSpans(result: Tornado): SpanBar[] {
  return result.bars.map(({ input, low, high }: TornadoBar) => {
    const { span } = INPUTS[input];
    return {
      key: input,
      label: inputName(input),
      note: spanText(input),
      low,
      high,
      lowText: `${span(`${minusSign}${DEFAULT_SPANS[input]}`)}: ${tornadoText(result, low)}`,
      highText: `${span(`+${DEFAULT_SPANS[input]}`)}: ${tornadoText(result, high)}`,
    };
  });
}

/** Returns the chart in one sentence. */
export function tornadoSummary(result: Tornado, label: string): string {
  const [first] = result.bars;
  if (!first) return 'No inputs to move.';
  return (
    `${label} depends most on ${inputName(first.input).toLowerCase()}: ${spanText(first.input)} takes it from ` +
    `${tornadoText(result, first.low)} to ${tornadoText(result, first.high)}; the plan has ${tornadoText(result, result.base)}.`
  );
}
