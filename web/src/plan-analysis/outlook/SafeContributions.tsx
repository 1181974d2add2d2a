import { chakra } from '@chakra-ui/react';
import { monthlyContributionPerUnit } from '@roofline/engine/projection/per-unit';
import type { PlanSummary } from '@roofline/engine/simulation/summary';
import { toDollars } from '@roofline/schema/value/money';
import { Button } from '../../ui/action/Button';
import { Money } from '../../ui/figure/figures';
import { formatMoney } from '../../ui/format/money';
import { Card } from '../../ui/layout/Card';
import { ChartTable } from '../../ui/marks/ChartTable';
import type { PlanStudy } from '../../plan/model/plan-study';
import { dollarsAbovePlan, wholeDollars } from './safe-contribution';

export interface SafeContributionsProps {
  summary: PlanSummary;
  study: PlanStudy;
  /** Dollars of the first year. */
  onUseContribution?: (dollars: number) => void;
}

/** The first-year contributions that keep every year from ending below zero in a share of the futures. */
export function SafeContributions({ summary, study, onUseContribution }: SafeContributionsProps) {
  const { fiscalYear, numberOfUnits } = study.basis;
  const isLadder = study.solved.input.contributions.kind === 'ladder';
  const planned = study.solved.plan.firstYearContribution;
  const rows = summary.safeContributions.map(({ percent, firstYear }) => {
    const dollars = wholeDollars(firstYear);
    const perMonth = toDollars(monthlyContributionPerUnit(firstYear, Math.max(1, numberOfUnits)));
    const beside = besideText(dollarsAbovePlan(firstYear, planned));
    const use = onUseContribution && (
      <UseContribution
        key="use"
        study={study}
        dollars={dollars}
        isLadder={isLadder}
        onUse={onUseContribution}
      />
    );
    const perUnit = `${formatMoney(perMonth)} a month per unit`;
    const figures = [<FirstYear key="first" dollars={dollars} notes={[beside, perUnit]} />];
    return {
      key: percent,
      head: `${percent}% of futures`,
      isStrong: percent === 90,
      cells: use ? [...figures, use] : figures,
    };
  });
  const heads = ['Safe in', 'First year'];
  return (
    <Card title={`To be safer, pay in ${fiscalYear}`}>
      <ChartTable
        caption={`Contributions of ${fiscalYear} that keep every year end at zero or more`}
        heads={onUseContribution ? [...heads, 'Use'] : heads}
        rows={rows}
        note={`${isLadder ? 'Later steps of the ladder rise in the same proportion.' : 'It rises each year as the plan has it.'} Without special assessments beyond those of the plan.`}
      />
    </Card>
  );
}

/** Returns the difference in words, without a sign: a lower contribution is no loss. */
function besideText(more: number): string {
  if (more === 0) return 'As planned';
  return `${formatMoney(Math.abs(more))} ${more > 0 ? 'more' : 'less'}`;
}

function FirstYear({ dollars, notes }: { dollars: number; notes: readonly string[] }) {
  return (
    <>
      <Money amount={dollars} />
      {notes.map((note) => (
        <chakra.span key={note} display="block" textStyle="caption" color="fg.muted" fontWeight="400">
          {note}
        </chakra.span>
      ))}
    </>
  );
}

interface UseContributionProps {
  study: PlanStudy;
  dollars: number;
  isLadder: boolean;
  onUse: (dollars: number) => void;
}

function UseContribution({ study, dollars, isLadder, onUse }: UseContributionProps) {
  const { annualFee } = study.basis;
  const isTooMuch = annualFee !== null && dollars > annualFee;
  // A ladder's later steps would have to rise with the first year, which using the figure does not do.
  if (isTooMuch || isLadder)
    return (
      <chakra.span color="fg.subtle" textStyle="caption" whiteSpace="normal">
        {isTooMuch ? `Above the annual fee of ${formatMoney(annualFee)}` : 'Raise the steps as well'}
      </chakra.span>
    );
  return (
    <Button
      size="sm"
      aria-label={`Use this contribution, ${formatMoney(dollars)}`}
      onClick={() => onUse(dollars)}
    >
      Use
    </Button>
  );
}
