import { chakra } from '@chakra-ui/react';
import type { PlanSummary } from '@roofline/engine/simulation/summary';
import { toDollars } from '@roofline/schema/value/money';
import { VerdictSentence } from '../../ui/figure/VerdictSentence';
import { formatCount } from '../../ui/format/count';
import { formatMoney } from '../../ui/format/money';
import { chanceWords } from './chance';
import { dollarsAbovePlan, wholeDollars } from './safe-contribution';

export interface OutlookVerdictProps {
  summary: PlanSummary;
  fiscalYear: number;
  /** The contribution of the plan, in cents. */
  firstYearContribution: number;
  isWithoutSpreads: boolean;
}

/** Says how sure the plan is, in the words of a board meeting. */
export function OutlookVerdict(props: OutlookVerdictProps) {
  const { summary, fiscalYear, firstYearContribution, isWithoutSpreads } = props;
  const last = summary.years.at(-1)!;
  const end = fiscalYear + last.t;
  if (isWithoutSpreads)
    return (
      <VerdictSentence isTight>
        Nothing is left to chance here: every year turns out as the plan has it, and the balance{' '}
        <strong>{last.everBelowZero > 0 ? 'falls below zero' : 'stays above zero'}</strong> through {end}.
      </VerdictSentence>
    );
  return (
    <VerdictSentence isTight>
      How likely is a shortfall by {end}?{' '}
      <chakra.strong whiteSpace="nowrap">
        {chanceWords(last.everBelowZero, `${formatCount(summary.paths)} possible futures`)}.
      </chakra.strong>{' '}
      <Owners summary={summary} />
      <Safe summary={summary} fiscalYear={fiscalYear} planned={firstYearContribution} />
    </VerdictSentence>
  );
}

function Owners({ summary: { assessment } }: { summary: PlanSummary }) {
  if (!assessment || assessment.meanPerUnit === null || assessment.p90PerUnit === null) return null;
  return (
    <>
      If one is needed, owners pay about <strong>{formatMoney(toDollars(assessment.meanPerUnit))}</strong>{' '}
      each; in a bad case <strong>{formatMoney(toDollars(assessment.p90PerUnit))}</strong>.{' '}
    </>
  );
}

function Safe(props: { summary: PlanSummary; fiscalYear: number; planned: number }) {
  const safe = props.summary.safeContributions.find(({ percent }) => percent === 90);
  if (!safe) return null;
  const dollars = wholeDollars(safe.firstYear);
  const more = dollarsAbovePlan(safe.firstYear, props.planned);
  return more > 0 ? (
    <>
      To stay above zero in 9 of 10 futures, {props.fiscalYear} needs <strong>{formatMoney(dollars)}</strong>,{' '}
      {formatMoney(more)} more than planned.
    </>
  ) : (
    <>
      The contribution of {props.fiscalYear} is enough in at least 9 of 10 futures
      {more < 0 && `: ${formatMoney(dollars)} would do`}.
    </>
  );
}
