import { useCallback, useMemo, useRef, useState } from 'react';
import type { ColumnLayout } from '../../ui/table-model/column';
import {
  useComponentListSettingsQuery,
  useSaveComponentListSettingsMutation,
} from './ComponentListSettings.generated';
import { keptOf, keptValue, type KeptView } from './list-view';

/** Saving waits for this long a rest. */
const SAVE_MS = 400;

function layoutOf(kept: unknown): ColumnLayout | null {
  const { order, hidden } = (kept ?? {}) as Record<string, unknown>;
  const isList = (list: unknown): list is string[] =>
    Array.isArray(list) && list.every((each) => typeof each === 'string');
  return isList(order) && isList(hidden) ? { order, hidden } : null;
}

/** Columns, sort, groups and page size of the viewer's own, kept by the service. A failure disturbs nobody. */
export function useListSettings() {
  const { data, error } = useComponentListSettingsQuery();
  const [send] = useSaveComponentListSettingsMutation();
  const value = data?.kept.value;
  const [chosen, setChosen] = useState<{ layout?: ColumnLayout; view?: KeptView }>({});
  const keptLayout = useMemo(() => layoutOf(value), [value]);
  const keptView = useMemo(() => keptOf(value), [value]);
  const layout = chosen.layout ?? keptLayout;
  const view = chosen.view ?? keptView;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = useCallback(
    (next: { layout: ColumnLayout | null; view: KeptView }) => {
      clearTimeout(timer.current);
      const kept = { ...keptValue(next.view), ...next.layout };
      // Not stopped when the list is left: what was chosen last is still kept.
      timer.current = setTimeout(() => {
        send({ variables: { input: { a: 'components', b: 'view', value: kept } } }).catch(() => undefined);
      }, SAVE_MS);
    },
    [send],
  );
  const setView = useCallback(
    (next: KeptView) => {
      setChosen((old) => ({ ...old, view: next }));
      save({ layout, view: next });
    },
    [save, layout],
  );
  const setLayout = useCallback(
    (next: ColumnLayout) => {
      setChosen((old) => ({ ...old, layout: next }));
      save({ layout: next, view });
    },
    [save, view],
  );
  return { isAnswered: data !== undefined || error !== undefined, layout, view, setView, setLayout };
}
