import { useSearchParams } from 'react-router-dom';

/** `?add=1` opens the form of a list, so that other pages can lead to it. What is open, and a way to change it. */
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
