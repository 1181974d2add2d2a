import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addressOfChange, viewOfAddress, type KeptView, type ListView } from './list-view';

/** The address follows typing after this long a rest; the list follows at once. */
const TYPING_MS = 300;

export interface ListViewState {
  view: ListView;
  change: (change: Partial<ListView>) => void;
  type: (text: string) => void;
  clear: () => void;
}

/** The view in force: what the address says, over what was kept, with the text as it is being typed. */
export function useListView(kept: KeptView, keep: (view: KeptView) => void): ListViewState {
  const [query, setQuery] = useSearchParams();
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const written = query.get('q') ?? '';
  const [seen, setSeen] = useState(written);
  if (seen !== written) {
    setSeen(written);
    setTyped(null);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const view = useMemo(() => {
    const read = viewOfAddress(query, kept);
    return typed === null ? read : { ...read, text: typed, page: 1 };
  }, [query, kept, typed]);

  const change = useCallback(
    (part: Partial<ListView>) => {
      clearTimeout(timer.current);
      const withText = typed === null ? part : { text: typed, ...part };
      setQuery((old) => addressOfChange(old, withText), { replace: true });
      const { group, sort, pageSize } = { ...view, ...part };
      if (part.group || part.sort || part.pageSize !== undefined) keep({ group, sort, pageSize });
    },
    [setQuery, typed, view, keep],
  );
  const type = useCallback(
    (text: string) => {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(
        () => setQuery((old) => addressOfChange(old, { text }), { replace: true }),
        TYPING_MS,
      );
    },
    [setQuery],
  );
  const clear = useCallback(() => {
    setTyped(null);
    change({ text: '', categories: [], dueWithin: null });
  }, [change]);
  return { view, change, type, clear };
}
