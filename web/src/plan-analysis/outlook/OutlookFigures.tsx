import type { PlanSummary } from '@roofline/engine/simulation/summary';
import { toDollars } from '@roofline/schema/value/money';
import { FigureStrip } from '../../ui/figure/FigureStrip';
import { Money } from '../../ui/figure/figures';
import { formatMoney } from '../../ui/format/money';
import { chanceText, errorText } from './chance';

/** Chance of a shortfall, what it would cost a unit, and where the balance ends. */
export function OutlookFigures({ summary, fiscalYear }: { summary: PlanSummary; fiscalYear: number }) {
  const last = summary.years.at(-1)!;
  const end = fiscalYear + last.t;
  const { assessment } = summary;
  const mean = assessment?.meanPerUnit ?? null;
  const p90 = assessment?.p90PerUnit ?? null;
  const [p5, , median, , p95] = last.balance.map((cents) => (cents === null ? null : toDollars(cents)));
  return (
    <FigureStrip
      figures={[
        {
          label: `Chance of a shortfall by ${end}`,
          value: chanceText(last.everBelowZero),
          note: `${errorText(last.everBelowZeroError)} (standard error)`,
        },
        {
          label: 'Shortfall assessment per unit',
          value: mean === null ? 'None' : formatMoney(toDollars(mean)),
          note:
            mean === null
              ? 'No path needs one'
              : `Mean of the ${chanceText(assessment!.probability)} that levy one (${errorText(assessment!.probabilityError)})`,
        },
        {
          label: 'Its 90th percentile',
          value: p90 === null ? 'None' : formatMoney(toDollars(p90)),
          note: 'All assessments of a path together, per unit',
        },
        {
          label: `Balance at the end of ${end}`,
          value: <Money amount={median} />,
          note: `Median; nine of ten from ${formatMoney(p5 ?? 0)} to ${formatMoney(p95 ?? 0)}`,
        },
      ]}
    />
  );
}
