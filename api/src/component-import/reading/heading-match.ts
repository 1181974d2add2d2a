import { IMPORT_FIELDS, type ImportField } from '@roofline/schema/component-import/import-fields';
import { words } from '../../platform/sheets/cell-text';

// Words that do not help to find the field: "Est. Useful Life (yrs)", "2026 Cost".
const NOISE = /^(?:est|estimated|approx|approximate|the|in|of|yr|yrs|year|years|usd|dollars|(?:19|20)\d\d)$/;
const SHORTER: Record<string, string> = {
  rem: 'remaining',
  repl: 'replacement',
  descr: 'description',
  desc: 'description',
};

const full = (list: readonly string[]) => list.map((word) => SHORTER[word] ?? word).join(' ');
const bare = (list: readonly string[]) => full(list.filter((word) => !NOISE.test(word)));

interface Alias {
  field: ImportField;
  full: string;
  bare: string;
  /** The place in the list of the field: the first ones are the most specific. */
  order: number;
}

const ALIASES: readonly Alias[] = IMPORT_FIELDS.flatMap(({ field, label, aliases }) =>
  [label, ...aliases].map((alias, order) => ({
    field,
    full: full(words(alias)),
    bare: bare(words(alias)),
    order,
  })),
);
// "Units" is a quantity if its values are numbers (the values decide); "Cost / Unit" is a unit cost.
const EXTRA: readonly Alias[] = [
  { field: 'quantity', full: 'units', bare: 'units', order: 8 },
  { field: 'unitCost', full: 'cost unit', bare: 'cost unit', order: 3 },
];

const containedIn = (heading: string, alias: string) => ` ${heading} `.includes(` ${alias} `);

function score(heading: { full: string; bare: string }, alias: Alias): number {
  if (heading.full === alias.full) return 100 - alias.order;
  if (heading.bare !== '' && heading.bare === alias.bare) return 80 - alias.order;
  // Part of a longer heading: only with two words or more, as a single word misleads ("Unit number").
  const length = alias.bare.split(' ').length;
  if (length >= 2 && containedIn(heading.bare, alias.bare)) return 40 + 3 * length - alias.order;
  return 0;
}

/** Returns how well a heading matches each field, without fields that it does not match. */
export function headingScores(heading: string): Map<ImportField, number> {
  const list = words(heading);
  const key = { full: full(list), bare: bare(list) };
  const best = new Map<ImportField, number>();
  if (key.full === '') return best;
  for (const alias of [...ALIASES, ...EXTRA]) {
    const points = score(key, alias);
    if (points > (best.get(alias.field) ?? 0)) best.set(alias.field, points);
  }
  return best;
}
