import { inSentence } from '@roofline/schema/value/listing';
import type { TagProps } from '../../ui/figure/Tag';
import type { ImportPreviewFragment, ImportSheetFragment } from '../ComponentImport.generated';

type File = Pick<ImportPreviewFragment, 'importId' | 'sheets'>;

/** Returns the other lists of the file that are not imported yet. */
const listsLeft = ({ importId, sheets }: File) =>
  sheets.filter((sheet) => sheet.kind === 'list' && !sheet.isAccepted && sheet.importId !== importId);

/** Returns the import id of the next list in the file; null where none is left. */
export const nextList = (file: File): string | null => listsLeft(file)[0]?.importId ?? null;

/** `Site and Pool`: the lists of the file that are not imported yet. */
export const namesLeft = (file: File): string =>
  inSentence(listsLeft(file).map(({ sheetName }) => sheetName ?? 'the other sheet'));

/** Returns the tag of a sheet in the list of sheets. */
export function sheetTag(
  sheet: ImportSheetFragment,
  importId: string,
): { word: string; tone: NonNullable<TagProps['tone']> } {
  if (sheet.isAccepted) return { word: 'Imported', tone: 'success' };
  if (sheet.importId === importId) return { word: 'Shown here', tone: 'brand' };
  if (sheet.kind === 'list') return { word: 'Not imported yet', tone: 'warning' };
  return sheet.kind === 'repeat'
    ? { word: 'Same components', tone: 'neutral' }
    : { word: 'No component list', tone: 'neutral' };
}
