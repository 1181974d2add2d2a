import { limits } from '@roofline/schema/value/limits';
import { useCallback, useRef, useState } from 'react';
import { toast } from '../../ui/feedback/toast';
import { formatCount } from '../../ui/format/count';
import { useIdsBetween, type ListVariables, type PhotoList } from '../data/use-photo-list';

export interface PhotoSelection {
  ids: ReadonlySet<string>;
  /** The bar is on screen: photos are selected, or the user is about to select some. */
  isOn: boolean;
  /** Toggles a photo; with `isRange` all photos from the one that was toggled last join the selection. */
  toggle: (index: number, isRange: boolean) => void;
  start: () => void;
  clear: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** Returns the selected photos of one list; another filter or order clears them. */
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

/** Returns the next selection, or the old one with a toast where a call may not change so many. */
function bounded(next: ReadonlySet<string>, old: ReadonlySet<string>): ReadonlySet<string> {
  if (next.size <= limits.mediaBulk) return next;
  toast.failure(`Select at most ${formatCount(limits.mediaBulk)} photos at once.`);
  return old;
}
