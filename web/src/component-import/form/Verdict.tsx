import { VerdictSentence } from '../../ui/figure/VerdictSentence';
import { counted } from '../../ui/format/count';
import type { ImportPreviewFragment } from '../ComponentImport.generated';
import { missingText } from './mapping';

/** A sentence above the tables about what the import would change. */
export function Verdict({ preview }: { preview: ImportPreviewFragment }) {
  const { counts, fileName, missingFields } = preview;
  if (missingFields.length > 0)
    return (
      <VerdictSentence>
        <strong style={{ overflowWrap: 'anywhere' }}>{fileName}</strong> cannot be read yet.{' '}
        {missingText(missingFields)}
      </VerdictSentence>
    );
  return (
    <VerdictSentence>
      <strong style={{ overflowWrap: 'anywhere' }}>{fileName}</strong> has{' '}
      <strong>{counts.new === 0 ? 'no new components' : counted(counts.new, 'new component')}</strong>
      {counts.changed > 0 && (
        <>
          {' '}
          and <strong>{counted(counts.changed, 'changed one')}</strong>
        </>
      )}
      .{asides(preview).map((aside) => ` ${aside}.`)}
    </VerdictSentence>
  );
}

function asides({ counts, skipErrors }: ImportPreviewFragment): string[] {
  const { unchanged, error, skipped } = counts;
  const leftOut = skipErrors ? ' and will be left out' : '';
  return [
    ...(unchanged > 0 ? [`${counted(unchanged, 'row is', 'rows are')} already there`] : []),
    ...(error > 0 ? [`${counted(error, 'row has an error', 'rows have errors')}${leftOut}`] : []),
    ...(skipped > 0 ? [`${counted(skipped, 'row is', 'rows are')} left out`] : []),
  ];
}
