import type { Grouping } from './column';

export type TableItem<Row> =
  | { kind: 'row'; id: string; row: Row }
  | { kind: 'group'; id: string; rows: readonly Row[] };

/** Rows and the heads of their groups as one list, from top to bottom; rows of closed groups are left out. */
export function flattened<Row>(
  rows: readonly { id: string; row: Row }[],
  grouping: Grouping<Row> | undefined,
  closed: ReadonlySet<string>,
): TableItem<Row>[] {
  if (!grouping) return rows.map(({ id, row }) => ({ kind: 'row', id, row }));
  const groups = new Map<string, { id: string; row: Row }[]>();
  for (const each of rows) {
    const group = grouping.of(each.row);
    const members = groups.get(group);
    if (members) members.push(each);
    else groups.set(group, [each]);
  }
  return [...groups].flatMap(([id, members]): TableItem<Row>[] => [
    { kind: 'group', id, rows: members.map(({ row }) => row) },
    ...(closed.has(id) ? [] : members.map((each): TableItem<Row> => ({ kind: 'row', ...each }))),
  ]);
}
