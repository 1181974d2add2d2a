import { monthlyContributionPerUnit } from '@roofline/engine/projection/per-unit';
import { toCents, toDollars } from '@roofline/schema/value/money';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/action/Button';
import { formatMoney } from '../../../ui/format/money';
import { SliderField } from '../../../ui/slider/SliderField';
import { goalWords } from '../../model/plan-words';
import { isSolved, withContribution, withGoalOf } from '../../model/scenario/edits';
import { isSame } from '../../model/scenario/plain-settings';
import type { WhatIf } from '../scenario/what-if';
import { contributionRange } from './slider-ranges';

/** The first year's contribution: dragged, typed, or solved by the plan's goal. */
export function ContributionControl({ whatIf }: { whatIf: WhatIf }) {
  const { scenario, basis, faults, study, savedFigures } = whatIf;
  const { saved, settings, edit } = scenario;
  // A contribution set by hand follows the hand, even while the projection is still computing.
  const solved = study && isSolved(settings) ? study.solved : null;
  const value = solved ? toDollars(solved.plan.firstYearContribution) : settings.firstYearContribution;
  const savedValue = savedFigures?.firstYear ?? saved.firstYearContribution;
  return (
    <SliderField
      label="Annual contribution"
      kind="money"
      value={value}
      {...contributionRange(savedValue, value, basis.annualFee)}
      mark={savedValue}
      onChange={(dollars) => edit('contribution', (base) => withContribution(base, dollars))}
      hint={<ContributionHint whatIf={whatIf} value={value} savedValue={savedValue} />}
      error={faults.get('firstYearContribution')}
    />
  );
}

function ContributionHint(props: { whatIf: WhatIf; value: number; savedValue: number }): ReactNode {
  const { scenario, basis, study } = props.whatIf;
  const { saved, settings, edit } = scenario;
  const cents = monthlyContributionPerUnit(toCents(props.value), Math.max(1, basis.numberOfUnits));
  const perUnit = `${formatMoney(toDollars(cents))} a month per unit.`;
  const was = `Saved ${formatMoney(props.savedValue)}.`;
  if (isSolved(settings))
    return (
      <>
        {perUnit} Set by the goal: {lowerFirst(goalWords(settings))}.{' '}
        {study && !study.solved.isFeasible && shortfallWords(props.whatIf)}
      </>
    );
  if (isSolved(saved) && !isSame(settings.method, saved.method))
    return (
      <>
        {was} {perUnit} Set by hand now.{' '}
        <Button variant="link" size="sm" onClick={() => edit('goal', (base) => withGoalOf(base, saved))}>
          Follow the goal again
        </Button>
      </>
    );
  return `${was} ${perUnit}${settings.method === 'ladder' ? ' The amounts of its steps move in proportion.' : ''}`;
}

function shortfallWords({ study, basis }: WhatIf): string {
  const required = study?.solved.required ?? null;
  if (required === null || basis.annualFee === null)
    return 'It is already missed on the first day, which no contribution can change.';
  return `It would need ${formatMoney(toDollars(required))}, more than the annual fees of ${formatMoney(basis.annualFee)}.`;
}

const lowerFirst = (text: string) => text.replace(/^./, (letter) => letter.toLowerCase());
