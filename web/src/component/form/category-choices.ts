import { BUILT_IN_CATEGORIES, UNITS_OF_MEASURE } from '@roofline/schema/component/choices';
import type { SelectOption } from '../../ui/field/SelectField';
import { unitName } from '../quantity';

const key = (name: string) => name.toLowerCase();

/** Returns the categories to choose from: the property's own in their order, then the built-in ones not used yet. */
export function categoryOptions(own: readonly { name: string }[]): SelectOption[] {
  const used = new Set(own.map(({ name }) => key(name)));
  const unused = BUILT_IN_CATEGORIES.filter((name) => !used.has(key(name)));
  return [...own.map(({ name }) => name), ...unused].map((name) => ({ value: name, label: name }));
}

/** Returns the units to choose from: the known ones, then the property's own. */
export function unitOptions(inUse: readonly string[]): SelectOption[] {
  const known = UNITS_OF_MEASURE.map(({ code }) => code as string);
  const own = [...new Set(inUse)].filter((unit) => !known.includes(unit)).sort();
  return [...known, ...own].map((code) => ({ value: code, label: unitName(code) }));
}
