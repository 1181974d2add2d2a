import type { TagProps } from '../ui/figure/Tag';
import { counted } from '../ui/format/count';
import type {
  PropertyImportAllFragment,
  PropertyImportRowFragment,
  PropertyImportTroubleFragment,
} from './PropertyImport.generated';

export const STATUS_TAGS: Record<
  PropertyImportRowFragment['status'],
  { text: string; tone: NonNullable<TagProps['tone']> }
> = {
  ready: { text: 'Ready', tone: 'info' },
  problems: { text: 'Problems', tone: 'danger' },
  exists: { text: 'Already there', tone: 'neutral' },
  added: { text: 'Added', tone: 'success' },
  failed: { text: 'Not added', tone: 'danger' },
};

const properties = (n: number) => counted(n, 'property', 'properties');

/** Returns the properties and rows that the import leaves out, in words; null without any. */
export function leftOutWords({ counts, problemCount }: PropertyImportAllFragment): string | null {
  const parts = [
    ...(counts.problems > 0 ? [`${properties(counts.problems)} with problems`] : []),
    ...(problemCount > 0 ? [`${counted(problemCount, 'row')} of no property`] : []),
  ];
  return parts.length === 0 ? null : parts.join(' and ');
}

/** Returns sentences beside the number of properties to add. */
export function asides({ counts, problemCount }: PropertyImportAllFragment): string[] {
  const { problems, exists, failed } = counts;
  return [
    ...(problems > 0 ? [`${counted(problems, 'property has', 'properties have')} problems.`] : []),
    ...(problemCount > 0 ? [`${counted(problemCount, 'row belongs', 'rows belong')} to no property.`] : []),
    ...(exists > 0
      ? [
          `${counted(exists, 'property is', 'properties are')} in the portfolio already and will not be added again.`,
        ]
      : []),
    ...(failed > 0 ? [`${counted(failed, 'property was', 'properties were')} refused.`] : []),
  ];
}

export const addWords = (n: number) => `Add ${properties(n)}`;
export const propertiesWords = properties;

/** Returns a place in the workbook: `Properties, row 3, column H (Year Built)`. */
export function placeOf({ sheetName, row, column }: PropertyImportTroubleFragment): string {
  const parts = [
    ...(sheetName == null ? [] : [sheetName]),
    ...(row == null ? [] : [`row ${row}`]),
    ...(column == null ? [] : [`column ${column}`]),
  ];
  return parts.join(', ');
}
