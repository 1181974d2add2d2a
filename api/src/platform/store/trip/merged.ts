import type { FieldDef } from 'pg';

/** A read as the query builder passes it to the driver. */
export interface Read {
  text: string;
  values: readonly unknown[];
  rowMode?: 'array' | undefined;
  types: { getTypeParser(oid: number, format: 'text'): (text: string) => unknown };
}

/** The driver's answer to a read. */
export interface Answered {
  rows: unknown[];
  fields: FieldDef[];
}

type Cells = (string | null)[];

/** Matches a parameter of a statement: none of our statements has a dollar sign and a number in a literal. */
const PARAMETER = /\$(\d+)/g;

/**
 * Returns one statement for several reads: each is a column that holds its rows as texts, the form in which the server
 * sends single reads too. The columns of each read are known from when it was sent by itself.
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

/** Makes the rows of a read from the texts of its cells, as the driver does. */
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
