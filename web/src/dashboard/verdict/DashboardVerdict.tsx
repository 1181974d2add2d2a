import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { VerdictSentence } from '../../ui/figure/VerdictSentence';
import type { VerdictPiece } from './verdict';

export function DashboardVerdict({ pieces }: { pieces: VerdictPiece[] | null }) {
  if (pieces === null) return null;
  return <VerdictSentence>{pieces.map((piece, index) => pieceOf(piece, index))}</VerdictSentence>;
}

function pieceOf(piece: VerdictPiece, key: number) {
  if (typeof piece === 'string') return piece;
  if ('fact' in piece) return <strong key={key}>{piece.fact}</strong>;
  return (
    <chakra.span key={key} asChild color="fg.default" fontWeight="620" textDecoration="underline">
      <Link to={paths.plan(piece.planId)}>{piece.plan}</Link>
    </chakra.span>
  );
}
