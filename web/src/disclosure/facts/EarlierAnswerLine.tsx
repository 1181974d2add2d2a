import { chakra } from '@chakra-ui/react';
import { Button } from '../../ui/action/Button';
import type { EarlierAnswer } from './earlier-answers';

/** Number of rows shown in full. */
const TOLD = 5;

export interface EarlierAnswerLineProps {
  /** What the field is called. */
  label: string;
  answer: EarlierAnswer;
  onConfirmed: () => void;
}

/** An answer from elsewhere or from an earlier year, under the field that it would answer: it counts once somebody confirms it. */
export function EarlierAnswerLine({ label, answer, onConfirmed }: EarlierAnswerLineProps) {
  const { source, forYear, texts, confirm } = answer;
  const more = texts.length - TOLD;
  return (
    <chakra.div mt="2" ps="3" borderStartWidth="2px" textStyle="table">
      <chakra.p color="fg.muted">
        {source}:{' '}
        <chakra.span color="fg.default" whiteSpace="pre-line" overflowWrap="anywhere">
          {texts.slice(0, TOLD).join('\n')}
          {more > 0 && `\nand ${more} more`}
        </chakra.span>
      </chakra.p>
      <Button
        variant="link"
        aria-label={`Confirm for ${forYear}: ${label}`}
        onClick={() => {
          confirm();
          onConfirmed();
        }}
      >
        Confirm for {forYear}
      </Button>
    </chakra.div>
  );
}
