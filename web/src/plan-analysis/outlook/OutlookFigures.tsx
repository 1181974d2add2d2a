import type { PlanSummary } from '@roofline/engine/simulation/summary';
import { toDollars } from '@roofline/schema/value/money';
import { FigureStrip } from '../../ui/figure/FigureStrip';
import { Money } from '../../ui/figure/figures';
import { formatCount } from '../../ui/format/count';
import { formatMoney } from '../../ui/format/money';
import { chanceText, chanceWords } from './chance';

/** The chance of a shortfall, its cost for an owner, and the balance at the end. */
export function OutlookFigures({ summary, fiscalYear }: { summary: PlanSummary; fiscalYear: number }) {
  const last = summary.years.at(-1)!;
  const end = fiscalYear + last.t;
  const mean = summary.assessment?.meanPerUnit ?? null;
  const p90 = summary.assessment?.p90PerUnit ?? null;
  const [p5, , median, , p95] = last.balance.map((cents) => (cents === null ? null : toDollars(cents)));
  const likeliest = summary.years.reduce((most, each) => (each.belowZero > most.belowZero ? each : most));
  return (
    <FigureStrip
      figures={[
        {
          label: `Shortfall by ${end}`,
          value: chanceWords(last.everBelowZero, formatCount(summary.paths)),
          note:
            last.everBelowZero === 0
              ? 'In no possible future'
              : `${chanceText(last.everBelowZero)} of possible futures, most often in ${fiscalYear + likeliest.t}`,
        },
        {
          label: 'If one is needed, per unit',
          value: mean === null ? 'None' : formatMoney(toDollars(mean)),
          note:
            mean === null ? 'No future needs one' : 'On average, special assessments of all years together',
        },
        {
          label: 'In a bad case, per unit',
          value: p90 === null ? 'None' : formatMoney(toDollars(p90)),
          note: p90 === null ? 'No future needs one' : '1 in 10 of those futures costs more',
        },
        {
          label: `Balance at the end of ${end}`,
          value: <Money amount={median} />,
          note: (
            <>
              In the middle; 9 in 10 futures end between <Money amount={p5} short /> and{' '}
              <Money amount={p95} short />
            </>
          ),
        },
      ]}
    />
  );
}
