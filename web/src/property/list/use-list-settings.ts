import { useCallback, useMemo, useRef, useState } from 'react';
import type { ColumnLayout } from '../../ui/table-model/column';
import { usePropertyListSettingsQuery, useSavePropertyListSettingsMutation } from './PropertyList.generated';

/** Saving waits for this long a rest. */
const SAVE_MS = 400;

type Part = 'filter' | 'columns';

function layoutOf(kept: unknown): ColumnLayout | null {
  if (kept === null || typeof kept !== 'object') return null;
  const { order, hidden } = kept as Record<string, unknown>;
  const isList = (list: unknown): list is string[] =>
    Array.isArray(list) && list.every((each) => typeof each === 'string');
  return isList(order) && isList(hidden) ? { order, hidden } : null;
}

/** The viewer's own settings of this list, kept by the service. A failure to keep them disturbs nobody. */
export function useListSettings() {
  const { data, error } = usePropertyListSettingsQuery();
  const [send] = useSavePropertyListSettingsMutation();
  const timers = useRef<Partial<Record<Part, ReturnType<typeof setTimeout>>>>({});
  const save = useCallback(
    (part: Part, value: Record<string, unknown>) => {
      clearTimeout(timers.current[part]);
      // Not stopped when the list is left: what was chosen last is still kept.
      timers.current[part] = setTimeout(() => {
        send({ variables: { input: { a: 'properties', b: part, value } } }).catch(() => undefined);
      }, SAVE_MS);
    },
    [send],
  );
  const saveFilter = useCallback((value: Record<string, unknown>) => save('filter', value), [save]);

  const [chosen, setChosen] = useState<ColumnLayout | null>(null);
  const keptColumns = data?.keptColumns.value;
  const kept = useMemo(() => layoutOf(keptColumns), [keptColumns]);
  const setLayout = (layout: ColumnLayout) => {
    setChosen(layout);
    save('columns', { ...layout });
  };
  return {
    propertyTypes: data?.propertyTypes ?? [],
    isAnswered: data !== undefined || error !== undefined,
    keptFilter: data?.keptFilter.value,
    saveFilter,
    layout: chosen ?? kept,
    setLayout,
  };
}
