import { VerdictSentence } from '../../ui/figure/VerdictSentence';
import { formatDay } from '../../ui/format/day';
import { causeWords, changeOf, changeText, figureWords, largestBar, valueText } from './bridge-words';
import type { BridgeFigureFieldsFragment } from './PlanBridge.generated';

/** Says how the figure has moved since the adoption, and which cause moved it most. */
export function BridgeVerdict({ figure, adopted }: { figure: BridgeFigureFieldsFragment; adopted: string }) {
  const { unit, before, after } = figure;
  const change = changeOf(figure);
  const most = largestBar(figure);
  // Compared as text: a change of cents that no reader sees is no fall.
  const was = valueText(unit, before);
  const is = valueText(unit, after);
  const name = figureWords(figure.figure);
  if (most === null)
    return (
      <VerdictSentence isTight>
        {name} is <strong>{is}</strong>, as it was when the plan was adopted on {formatDay(adopted)}.
      </VerdictSentence>
    );
  return (
    <VerdictSentence isTight>
      Since the plan adopted on {formatDay(adopted)}, the {name.charAt(0).toLowerCase() + name.slice(1)}{' '}
      {was === is ? (
        'has come back to where it was'
      ) : (
        <>
          has {change > 0 ? 'risen' : 'fallen'} from {was} to <strong>{is}</strong>
        </>
      )}
      . What moved it most: <strong>{causeWords(most.cause).name.toLowerCase()}</strong>, by{' '}
      {changeText(unit, most.change)}.
    </VerdictSentence>
  );
}
