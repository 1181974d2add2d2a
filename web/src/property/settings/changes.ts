import type { PropertyType } from '@roofline/schema/property';
import type { UnsavedChange } from '../../ui/form/SaveBar';
import { DETAILS_LABELS, type DetailsValues } from '../details-form/use-details-form';

function words(name: keyof DetailsValues, value: unknown, types: readonly PropertyType[]): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (name === 'propertyTypeId') return types.find((type) => type.id === value)?.name ?? '';
  const text = String(value);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

/** What differs from the saved property, in the words of the screen. */
export function changesOf(
  values: DetailsValues,
  saved: DetailsValues,
  types: readonly PropertyType[],
): UnsavedChange[] {
  const names = (Object.keys(DETAILS_LABELS) as (keyof DetailsValues)[]).filter(
    (name) => name !== 'isTest' && name !== 'workspaceId',
  );
  return names
    .filter((name) => (values[name] ?? '') !== (saved[name] ?? ''))
    .map((name) => ({
      label: DETAILS_LABELS[name],
      from: words(name, saved[name], types),
      to: words(name, values[name], types),
    }));
}
