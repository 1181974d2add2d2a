import { VerdictSentence } from '../../ui/figure/VerdictSentence';
import type { VerdictPiece } from './verdict';

export function DashboardVerdict({ pieces }: { pieces: VerdictPiece[] | null }) {
  if (pieces === null) return null;
  return (
    <VerdictSentence>
      {pieces.map((piece, index) =>
        typeof piece === 'string' ? piece : <strong key={index}>{piece.fact}</strong>,
      )}
    </VerdictSentence>
  );
}
