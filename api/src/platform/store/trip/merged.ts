import type { FieldDef } from 'pg';

/** A read on its way to the server, as the query builder hands it over. */
export interface Read {
  text: string;
  values: readonly unknown[];
  rowMode?: 'array' | undefined;
  types: { getTypeParser(oid: number, format: 'text'): (text: string) => unknown };
}

/** What the driver answers of a read. */
export interface Answered {
  rows: unknown[];
  fields: FieldDef[];
}

type Cells = (string | null)[];

/** A parameter of a statement: nothing that we write has a dollar and a number in a text of its own. */
const PARAMETER = /\$(\d+)/g;

/**
 * One statement for several reads: each is a column, its rows as texts, which is what the server sends of a single one, too. The
 * columns of each are known from the time when it was asked by itself.
 */
export function mergedText(reads: readonly Read[], fieldsOf: (read: Read) => FieldDef[]): string {
  let before = 0;
  const columns = reads.map((read, at) => {
    const shift = before;
    before += read.values.length;
    const text = read.text.replace(PARAMETER, (_whole, number: string) => `$${Number(number) + shift}`);
    const names = fieldsOf(read).map((_field, place) => `c${place}`);
    const cells = names.map((name) => `r.${name}::text`).join(', ');
    return `(select json_agg(array[${cells}]) from (${text}) r (${names.join(', ')})) as r${at}`;
  });
  return `select ${columns.join(', ')}`;
}

/** Rows of a read out of the texts of its cells, as the driver makes them of what a server sends. */
export function rowsOfTexts(
  { rowMode, types }: Read,
  fields: readonly FieldDef[],
  texts: readonly Cells[] | null,
): unknown[] {
  const parsers = fields.map(({ dataTypeID }) => types.getTypeParser(dataTypeID, 'text'));
  return (texts ?? []).map((cells) => {
    const values = cells.map((cell, at) => (cell === null ? null : parsers[at]!(cell)));
    if (rowMode === 'array') return values;
    return Object.fromEntries(fields.map(({ name }, at) => [name, values[at]]));
  });
}
