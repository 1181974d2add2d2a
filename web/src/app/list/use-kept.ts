import { useCallback, useMemo, useRef, useState } from 'react';
import type { ColumnLayout } from '../../ui/table-model/column';
import { useSaveListSettingsMutation } from './ListSettings.generated';

/** A setting is saved after a pause this long. */
const SAVE_MS = 400;

/** The name of one of the viewer's own settings: `{ a: 'properties', b: 'columns' }`. */
export interface KeptName {
  a: string;
  b?: string;
}

/** Returns a function that saves a setting of a list for the next visit. A failure is not shown. */
export function useKeep({ a, b }: KeptName) {
  const [send] = useSaveListSettingsMutation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return useCallback(
    (value: Record<string, unknown>) => {
      clearTimeout(timer.current);
      // Not stopped when the user leaves the list: the last choice is still saved.
      timer.current = setTimeout(() => {
        send({ variables: { input: { a, b, value } } }).catch(() => undefined);
      }, SAVE_MS);
    },
    [send, a, b],
  );
}

/**
 * Returns a setting of a list, as it was saved or as the user has chosen it since, and its setter. `kept` is the answer
 * of the service, undefined until then; `read` (at module scope) decodes it, and `write` encodes a value.
 */
export function useKept<Value>(
  name: KeptName,
  kept: unknown,
  { read, write }: { read: (kept: unknown) => Value; write: (value: Value) => Record<string, unknown> },
): [Value, (value: Value) => void] {
  const keep = useKeep(name);
  const [chosen, setChosen] = useState<{ value: Value } | null>(null);
  const starting = useMemo(() => read(kept), [read, kept]);
  const choose = useCallback(
    (value: Value) => {
      setChosen({ value });
      keep(write(value));
    },
    [keep, write],
  );
  return [chosen ? chosen.value : starting, choose];
}

/** Decodes a layout of columns from the service; null where none was saved. */
export function layoutOf(kept: unknown): ColumnLayout | null {
  const { order, hidden } = (kept ?? {}) as Record<string, unknown>;
  const isList = (list: unknown): list is string[] =>
    Array.isArray(list) && list.every((each) => typeof each === 'string');
  return isList(order) && isList(hidden) ? { order, hidden } : null;
}

/** Decodes and encodes a layout, for `useKept`. */
export const columnLayout = {
  read: layoutOf,
  write: (layout: ColumnLayout | null): Record<string, unknown> => ({ ...layout }),
};
