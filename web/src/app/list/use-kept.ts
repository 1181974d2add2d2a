import { useCallback, useMemo, useRef, useState } from 'react';
import type { ColumnLayout } from '../../ui/table-model/column';
import { useSaveListSettingsMutation } from './ListSettings.generated';

/** Saving waits for this long a rest. */
const SAVE_MS = 400;

/** Which of the viewer's own settings: `{ a: 'properties', b: 'columns' }`. */
export interface KeptName {
  a: string;
  b?: string;
}

/** Keeps a setting of a list for the next visit. A failure disturbs nobody. */
export function useKeep({ a, b }: KeptName) {
  const [send] = useSaveListSettingsMutation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return useCallback(
    (value: Record<string, unknown>) => {
      clearTimeout(timer.current);
      // Not stopped when the list is left: what was chosen last is still kept.
      timer.current = setTimeout(() => {
        send({ variables: { input: { a, b, value } } }).catch(() => undefined);
      }, SAVE_MS);
    },
    [send, a, b],
  );
}

/**
 * A setting of a list as it was kept, and as it is chosen from then on. `kept` is what the service answers, undefined
 * until then; `read` (at module scope) takes from it what it can mean, and `write` is its opposite.
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

/** A layout of columns as it comes back from the service; null where none was kept. */
export function layoutOf(kept: unknown): ColumnLayout | null {
  const { order, hidden } = (kept ?? {}) as Record<string, unknown>;
  const isList = (list: unknown): list is string[] =>
    Array.isArray(list) && list.every((each) => typeof each === 'string');
  return isList(order) && isList(hidden) ? { order, hidden } : null;
}

/** Reading and writing of a layout, for `useKept`. */
export const columnLayout = {
  read: layoutOf,
  write: (layout: ColumnLayout | null): Record<string, unknown> => ({ ...layout }),
};
