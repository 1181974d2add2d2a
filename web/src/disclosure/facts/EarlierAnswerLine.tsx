import { chakra } from '@chakra-ui/react';
import { Button } from '../../ui/action/Button';
import type { EarlierAnswer } from './earlier-answers';

/** The most rows that are shown. */
const TOLD = 5;

export interface EarlierAnswerLineProps {
  /** The name of the field. */
  label: string;
  answer: EarlierAnswer;
  onConfirmed: () => void;
}

/** Shows a known answer or one of an earlier year under its field: it counts once the user confirms it. */
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
