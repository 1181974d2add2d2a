import { VerdictSentence } from '../../ui/figure/VerdictSentence';
import type { PlanRow } from './plans-data';
import { plansVerdict } from './plans-verdict';

/** The answer first: the plan that the property goes by, in one sentence. */
export function PlansVerdict({ plans }: { plans: readonly PlanRow[] }) {
  const pieces = plansVerdict(plans);
  if (pieces === null) return null;
  return (
    <VerdictSentence>
      {pieces.map((piece, index) =>
        typeof piece === 'string' ? piece : <strong key={index}>{piece.fact}</strong>,
      )}
    </VerdictSentence>
  );
}
