import { useSearchParams } from 'react-router-dom';

/** Returns whether `?add=1` has opened the form of a list, so that other pages can lead to it, and a setter. */
export function useAdding(): [isAdding: boolean, setAdding: (isAdding: boolean) => void] {
  const [query, setQuery] = useSearchParams();
  const setAdding = (isAdding: boolean) =>
    setQuery(
      (old) => {
        const next = new URLSearchParams(old);
        if (isAdding) next.set('add', '1');
        else next.delete('add');
        return next;
      },
      { replace: true },
    );
  return [query.get('add') === '1', setAdding];
}
