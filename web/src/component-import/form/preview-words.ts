import { counted } from '../../ui/format/count';
import type { TagProps } from '../../ui/figure/Tag';
import type { ImportPreviewFragment, ImportRowFragment } from '../ComponentImport.generated';
import { missingText } from './mapping';

export type RowStatus = ImportRowFragment['status'];

export const ROW_STATUSES: readonly RowStatus[] = ['new', 'changed', 'unchanged', 'error', 'skipped'];

/** Word and tone of a row's status. */
export const STATUS_TAGS: Record<RowStatus, { word: string; tone: NonNullable<TagProps['tone']> }> = {
  new: { word: 'New', tone: 'success' },
  changed: { word: 'Changed', tone: 'info' },
  unchanged: { word: 'Unchanged', tone: 'neutral' },
  error: { word: 'Error', tone: 'danger' },
  skipped: { word: 'Left out', tone: 'neutral' },
};

type Counts = Pick<ImportPreviewFragment, 'counts'>;

/** Returns how many components an import would save. */
export const toImport = ({ counts }: Counts): number => counts.new + counts.changed;

/** Returns the counts of rows by status, which are announced after every new reading. */
export function previewSummary({ counts, skipErrors }: Counts & { skipErrors: boolean }): string {
  const parts = [
    `${counted(counts.new, 'new component')}, ${counts.changed} changed, ${counts.unchanged} unchanged.`,
  ];
  if (counts.error > 0)
    parts.push(`${counted(counts.error, 'row')} with errors${skipErrors ? ', left out' : ''}.`);
  if (counts.skipped > 0) parts.push(`${counted(counts.skipped, 'row')} left out.`);
  return parts.join(' ');
}

function nothingReason({ counts }: Counts): string {
  return counts.unchanged > 0
    ? 'Every component of the file is in the inventory already.'
    : 'The file has no component to import.';
}

/** Returns why the import cannot be accepted; null where it can. */
export function blockedReason(preview: ImportPreviewFragment): string | null {
  const { missingFields, counts, skipErrors } = preview;
  if (missingFields.length > 0) return missingText(missingFields);
  if (counts.error > 0 && !skipErrors)
    return counts.error === 1
      ? '1 row has an error. Correct the file, or leave the row out.'
      : `${counted(counts.error, 'row')} have errors. Correct the file, or leave the rows out.`;
  const ofFile = preview.problems.find(({ row }) => row === preview.headerRow);
  if (ofFile) return `${ofFile.detail}.`.replace(/\.\.$/, '.');
  if (toImport(preview) === 0) return nothingReason(preview);
  return preview.canAccept ? null : 'The file cannot be imported as it is. Correct it and choose it again.';
}
