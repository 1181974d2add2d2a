import { limits } from '@roofline/schema/value/limits';
import { useCallback, useRef, useState } from 'react';
import { toast } from '../../ui/feedback/toast';
import { formatCount } from '../../ui/format/count';
import { useIdsBetween, type ListVariables, type PhotoList } from '../data/use-photo-list';

export interface PhotoSelection {
  ids: ReadonlySet<string>;
  /** The bar is there: something is selected, or the user is about to. */
  isOn: boolean;
  /** With `isRange` everything from the photo that was toggled last joins. */
  toggle: (index: number, isRange: boolean) => void;
  start: () => void;
  clear: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** Selected photos of one list: another filter or order selects nothing. */
export function usePhotoSelection(list: PhotoList | undefined, variables: ListVariables): PhotoSelection {
  const [ids, setIds] = useState(NONE);
  const [isStarted, setStarted] = useState(false);
  const [of, setOf] = useState(variables);
  const from = useRef<number | null>(null);
  const idsBetween = useIdsBetween(list);
  if (of !== variables) {
    setOf(variables);
    setIds(NONE);
  }
  const clear = useCallback(() => {
    setIds(NONE);
    setStarted(false);
    from.current = null;
  }, []);
  const start = useCallback(() => setStarted(true), []);
  const toggle = useCallback(
    (index: number, isRange: boolean) => {
      const id = list?.at(index)?.propertyPhotoId;
      if (id === undefined) return;
      if (isRange && from.current !== null && from.current !== index) {
        const [first, last] = [from.current, index].toSorted((one, other) => one - other) as [number, number];
        void idsBetween(first, last).then(
          (between) => setIds((old) => bounded(new Set([...old, ...between]), old)),
          () => toast.failure('The photos between them could not be loaded. Try again.'),
        );
      } else setIds((old) => (old.has(id) ? without(old, id) : bounded(new Set([...old, id]), old)));
      from.current = index;
    },
    [list, idsBetween],
  );
  return { ids, isOn: isStarted || ids.size > 0, toggle, start, clear };
}

const without = (ids: ReadonlySet<string>, id: string) => new Set([...ids].filter((each) => each !== id));

/** Not more than one call may change. */
function bounded(next: ReadonlySet<string>, old: ReadonlySet<string>): ReadonlySet<string> {
  if (next.size <= limits.mediaBulk) return next;
  toast.failure(`Select at most ${formatCount(limits.mediaBulk)} photos at once.`);
  return old;
}
