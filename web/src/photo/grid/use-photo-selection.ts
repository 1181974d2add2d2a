import { limits } from '@roofline/schema/value/limits';
import { useCallback, useRef, useState } from 'react';
import { useLatest } from '../../app/use-latest';
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

/** What is selected in one list. */
interface Selected {
  of: ListVariables;
  ids: ReadonlySet<string>;
  isStarted: boolean;
  /** The photo that was toggled last: new photos move its place, but not its id. */
  last: string | null;
}

const NONE = { ids: new Set<string>(), isStarted: false, last: null };

/** Returns what is selected in the list of these variables, and how to change it; another list begins with nothing. */
function useSelected(of: ListVariables) {
  const [kept, setKept] = useState<Selected>({ of, ...NONE });
  // Two changes may come before the first one is drawn.
  const changed = useRef(kept);
  const shown = useLatest(of);
  const read = useCallback(
    () => (changed.current.of === shown.current ? changed.current : { of: shown.current, ...NONE }),
    [shown],
  );
  const change = useCallback(
    (to: Partial<Selected>) => {
      const next = { ...read(), ...to };
      if (next.ids.size > limits.mediaBulk) {
        toast.failure(`Select at most ${formatCount(limits.mediaBulk)} photos at once.`);
        return;
      }
      changed.current = next;
      setKept(next);
    },
    [read],
  );
  return { selected: kept.of === of ? kept : NONE, read, change };
}

/** Returns the selected photos of one list; another filter or order clears them. */
export function usePhotoSelection(list: PhotoList | undefined, variables: ListVariables): PhotoSelection {
  const { selected, read, change } = useSelected(variables);
  const idsBetween = useIdsBetween(list);
  const clear = useCallback(() => change(NONE), [change]);
  const start = useCallback(() => change({ isStarted: true }), [change]);
  const toggle = useCallback(
    (index: number, isRange: boolean) => {
      const id = list?.at(index)?.propertyPhotoId;
      if (!list || id === undefined) return;
      const { ids, last } = read();
      const from = isRange && last !== null ? list.indexOf(last) : -1;
      if (from < 0 || from === index) {
        change({ ids: ids.has(id) ? without(ids, id) : new Set([...ids, id]), last: id });
        return;
      }
      change({ last: id });
      const join = (between: readonly string[]) => {
        // The answer may come after the user went to another list.
        if (read().of === list.variables) change({ ids: new Set([...read().ids, ...between]) });
      };
      void idsBetween(Math.min(from, index), Math.max(from, index)).then(join, () =>
        toast.failure('The photos between them could not be loaded. Try again.'),
      );
    },
    [list, read, change, idsBetween],
  );
  const { ids, isStarted } = selected;
  return { ids, isOn: isStarted || ids.size > 0, toggle, start, clear };
}

const without = (ids: ReadonlySet<string>, id: string) => new Set([...ids].filter((each) => each !== id));
