import type { UnsavedChange } from '../../ui/form/SaveBar';
import { formatMoneyExact } from '../../ui/format/money';
import { COMPONENT_LABELS, type ComponentValues } from '../form/use-component-form';

function words(name: keyof ComponentValues, value: ComponentValues[keyof ComponentValues]): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (name === 'unitCost') return formatMoneyExact(value as number);
  if (name === 'percentReplaced') return `${value}%`;
  // Notes may be long; the bar has one line.
  return typeof value === 'string' && value.length > 40 ? `${value.slice(0, 39)}…` : String(value);
}

/** What differs from the saved component. */
export function componentChanges(values: ComponentValues, saved: ComponentValues): UnsavedChange[] {
  return (Object.keys(COMPONENT_LABELS) as (keyof ComponentValues)[])
    .filter((name) => values[name] !== saved[name])
    .map((name) => ({
      label: COMPONENT_LABELS[name],
      from: words(name, saved[name]),
      to: words(name, values[name]),
    }));
}
