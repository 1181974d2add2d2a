import { chakra } from '@chakra-ui/react';
import { formatMoney } from '../../../ui/format/money';
import { increaseWords } from '../../model/plan-words';
import type { Study } from '../consequences';
import type { StepValues } from '../plan-values';
import { useStudy } from './study-context';

/** Says in words what a step of a ladder does. */
export function StepWords({ row }: { row: StepValues }) {
  const study = useStudy();
  return (
    <chakra.p textStyle="caption" color="fg.muted">
      {stepWords(row, study)}
    </chakra.p>
  );
}

/** Returns `$340,000 in 2031, then 3% more each year.` */
function stepWords(step: StepValues, study: Study): string {
  const { fromYear, kind, amount, increaseRate } = step;
  const isFilled = fromYear !== null && increaseRate !== null && (kind === 'increaseOnly' || amount !== null);
  const reached = isFilled && study.state === 'ready' ? study.figures.contributions.get(fromYear) : undefined;
  if (reached === undefined || increaseRate === null) return 'Fill in the step to see its result.';
  return `${formatMoney(reached)} in ${fromYear}, then ${increaseWords(increaseRate).toLowerCase()}.`;
}
