import { useMemo, useState } from 'react';

/** Returns the unsaved changes of a table's rows, and the functions that set and clear them. */
export function useDraft<Row, Value extends object>(
  rows: readonly Row[],
  { idOf, valueOf }: { idOf: (row: Row) => string; valueOf: (row: Row) => Value },
) {
  const [changed, setChanged] = useState<ReadonlyMap<string, Value>>(new Map());
  /** Rows that differ from their saved values. */
  const changes = useMemo(
    () =>
      rows.flatMap((row) => {
        const value = changed.get(idOf(row));
        return value === undefined || isSame(value, valueOf(row)) ? [] : [{ row, value }];
      }),
    [rows, changed, idOf, valueOf],
  );
  return {
    changes,
    valueOf: (row: Row): Value => changed.get(idOf(row)) ?? valueOf(row),
    set: (entries: Iterable<readonly [Row, Value]>) =>
      setChanged((old) => {
        const next = new Map(old);
        for (const [row, value] of entries) next.set(idOf(row), value);
        return next;
      }),
    clear: () => setChanged(new Map()),
  };
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);
