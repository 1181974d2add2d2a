import type { PlanSummary } from '@roofline/engine/simulation/summary';
import { toDollars } from '@roofline/schema/value/money';
import { VerdictSentence } from '../../ui/figure/VerdictSentence';
import { formatCount } from '../../ui/format/count';
import { formatMoney } from '../../ui/format/money';
import { chanceText } from './chance';

export interface OutlookVerdictProps {
  summary: PlanSummary;
  fiscalYear: number;
  /** The plan's own, in cents. */
  firstYearContribution: number;
  isWithoutSpreads: boolean;
}

/** How sure the plan is, in two sentences. */
export function OutlookVerdict(props: OutlookVerdictProps) {
  const { summary, fiscalYear, firstYearContribution, isWithoutSpreads } = props;
  const last = summary.years.at(-1)!;
  const end = fiscalYear + last.t;
  if (isWithoutSpreads)
    return (
      <VerdictSentence>
        Every spread is zero, so each path is the plan's plain line: it{' '}
        <strong>{last.everBelowZero > 0 ? 'falls below zero' : 'stays above zero'}</strong> through {end}.
      </VerdictSentence>
    );
  return (
    <VerdictSentence>
      {last.everBelowZero === 0 ? (
        <>
          In <strong>none</strong> of {formatCount(summary.paths)} possible futures does the balance fall
          below zero through {end}.{' '}
        </>
      ) : (
        <>
          In <strong>{chanceText(1 - last.everBelowZero)}</strong> of {formatCount(summary.paths)} possible
          futures the balance stays above zero through {end}. <Likeliest {...props} />{' '}
        </>
      )}
      <Safe summary={summary} fiscalYear={fiscalYear} planned={firstYearContribution} />
    </VerdictSentence>
  );
}

function Likeliest({ summary, fiscalYear }: OutlookVerdictProps) {
  const year = summary.years.reduce((most, each) => (each.belowZero > most.belowZero ? each : most));
  return (
    <>
      A shortfall is likeliest in <strong>{fiscalYear + year.t}</strong>, at {chanceText(year.belowZero)}.
    </>
  );
}

function Safe(props: { summary: PlanSummary; fiscalYear: number; planned: number }) {
  const safe = props.summary.safeContributions.find(({ percent }) => percent === 90);
  if (!safe) return null;
  // Whole dollars upwards, as the table below offers them.
  const dollars = Math.ceil(toDollars(safe.firstYear));
  const more = dollars - toDollars(props.planned);
  return more > 0 ? (
    <>
      To be safe in 90% of them, {props.fiscalYear} needs <strong>{formatMoney(dollars)}</strong>,{' '}
      {formatMoney(more)} more than planned.
    </>
  ) : (
    <>
      The contribution of {props.fiscalYear} is enough in at least 90% of them: {formatMoney(dollars)} would
      do.
    </>
  );
}
