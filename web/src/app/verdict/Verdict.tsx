import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { VerdictSentence } from '../../ui/figure/VerdictSentence';
import type { VerdictPiece } from './verdict-piece';

/** The answer of a page in words; nothing where data is missing. */
export function Verdict({ pieces }: { pieces: readonly VerdictPiece[] | null }) {
  if (pieces === null) return null;
  return <VerdictSentence>{pieces.map((piece, index) => pieceOf(piece, index))}</VerdictSentence>;
}

function pieceOf(piece: VerdictPiece, key: number) {
  if (typeof piece === 'string') return piece;
  if ('fact' in piece) return <strong key={key}>{piece.fact}</strong>;
  return (
    <chakra.span
      key={key}
      asChild
      color="brand.fg"
      fontWeight="560"
      textDecoration="underline"
      whiteSpace="nowrap"
    >
      <Link to={piece.to}>{piece.action}</Link>
    </chakra.span>
  );
}
