import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTypedText } from '../../ui/list-page/use-typed-text';
import { addressOfChange, viewOfAddress, type KeptView, type ListView } from './list-view';

export interface ListViewState {
  view: ListView;
  change: (change: Partial<ListView>) => void;
  type: (text: string) => void;
  clear: () => void;
}

/** Returns the view in force: the address over the saved view, with the text as the user types it. */
export function useListView(kept: KeptView, keep: (view: KeptView) => void): ListViewState {
  const [query, setQuery] = useSearchParams();
  const write = (part: Partial<ListView>) => setQuery((old) => addressOfChange(old, part), { replace: true });
  const written = query.get('q') ?? '';
  // The list follows every letter; the address follows after a pause.
  const { text, type, settle } = useTypedText(written, (next) => write({ text: next }));
  const view = useMemo(() => {
    const read = viewOfAddress(query, kept);
    return text === written ? read : { ...read, text, page: 1 };
  }, [query, kept, text, written]);

  const change = (part: Partial<ListView>) => {
    write({ text: settle(), ...part });
    const { group, sort, pageSize } = { ...view, ...part };
    if (part.group || part.sort || part.pageSize !== undefined) keep({ group, sort, pageSize });
  };
  const clear = () => write({ text: '', categories: [], dueWithin: null });
  return { view, change, type, clear };
}
