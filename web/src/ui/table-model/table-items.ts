import { useMemo, useState } from 'react';
import type { Grouping } from './column';

interface KeyedRow<Row> {
  id: string;
  row: Row;
}

/** An item that a table draws: a row, or the head of a group. */
export type TableItem<Row> =
  | { kind: 'group'; id: string; rows: readonly Row[] }
  | ({ kind: 'row' } & KeyedRow<Row>);

/** Returns whether a list begins with all of another one, each the same object. */
const beginsWith = <T>(list: readonly T[], other: readonly T[]): boolean =>
  list.length >= other.length && other.every((each, index) => list[index] === each);

const asItem = <Row>(each: KeyedRow<Row>): TableItem<Row> => ({ kind: 'row', ...each });

interface Drawn<Row> {
  rows: readonly KeyedRow<Row>[];
  of: Grouping<Row>['of'] | undefined;
  closed: ReadonlySet<string>;
  items: readonly TableItem<Row>[];
}

/**
 * The items of a table. Appends further rows to the items of the earlier ones: made again for each page of an endless list,
 * the items of a hundred thousand rows take longer than a frame.
 */
export class TableItems<Row> {
  #last: Drawn<Row> | null = null;

  of(
    rows: readonly KeyedRow<Row>[],
    of: Grouping<Row>['of'] | undefined,
    closed: ReadonlySet<string>,
  ): readonly TableItem<Row>[] {
    const last = this.#last;
    const goesOn = last && last.of === of && last.closed === closed && beginsWith(rows, last.rows);
    const items =
      (goesOn && appended(last.items, rows.slice(last.rows.length), of, closed)) ||
      appended([], rows, of, closed) ||
      regrouped(rows, of!, closed);
    this.#last = { rows, of, closed, items };
    return items;
  }
}

/** Returns the items with further rows appended; null where a row belongs to a group that another group follows. */
function appended<Row>(
  before: readonly TableItem<Row>[],
  rows: readonly KeyedRow<Row>[],
  of: Grouping<Row>['of'] | undefined,
  closed: ReadonlySet<string>,
): TableItem<Row>[] | null {
  const items = [...before];
  if (!of) return [...items, ...rows.map(asItem)];
  const place = items.findLastIndex(({ kind }) => kind === 'group');
  const met = new Set(items.flatMap(({ kind, id }) => (kind === 'group' ? id : [])));
  let group = items[place] as { id: string; rows: Row[] } | undefined;
  if (group)
    items[place] = { kind: 'group', id: group.id, rows: (group = { ...group, rows: [...group.rows] }).rows };
  for (const each of rows) {
    const id = of(each.row);
    if (group?.id !== id) {
      if (met.has(id)) return null;
      met.add(id);
      group = { id, rows: [] };
      items.push({ kind: 'group', id, rows: group.rows });
    }
    group.rows.push(each.row);
    if (!closed.has(id)) items.push(asItem(each));
  }
  return items;
}

/** Returns groups in the order in which they first appear, each with all of its rows, wherever these are. */
function regrouped<Row>(
  rows: readonly KeyedRow<Row>[],
  of: Grouping<Row>['of'],
  closed: ReadonlySet<string>,
): TableItem<Row>[] {
  const groups = new Map<string, KeyedRow<Row>[]>();
  for (const each of rows) {
    const group = of(each.row);
    const members = groups.get(group);
    if (members) members.push(each);
    else groups.set(group, [each]);
  }
  return [...groups].flatMap(([id, members]): TableItem<Row>[] => [
    { kind: 'group', id, rows: members.map(({ row }) => row) },
    ...(closed.has(id) ? [] : members.map(asItem)),
  ]);
}

/** Returns rows as items, in groups where asked. */
export function useTableItems<Row>(
  rows: readonly KeyedRow<Row>[],
  grouping: Grouping<Row> | undefined,
  closed: ReadonlySet<string>,
): readonly TableItem<Row>[] {
  const [items] = useState(() => new TableItems<Row>());
  const of = grouping?.of;
  return useMemo(() => items.of(rows, of, closed), [items, rows, of, closed]);
}
