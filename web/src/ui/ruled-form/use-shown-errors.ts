import { useMemo, useRef, useState } from 'react';
import { afterPointer } from './after-pointer';

/** Returns fields with errors on screen: from the first blur after an edit, or from any blur with `showsWhenLeft`. */
export function useShownErrors(showsWhenLeft = false) {
  const editedNames = useRef(new Set<string>());
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const changes = useMemo(() => {
    const show = (names: readonly string[]) =>
      setShown((old) => (names.every((name) => old.has(name)) ? old : new Set([...old, ...names])));
    return {
      show,
      /** Notes the edit of a field; `others` are filled and depend on it. */
      edited(name: string, others: readonly string[]) {
        editedNames.current.add(name);
        show(others);
      },
      left(name: string) {
        if (showsWhenLeft || editedNames.current.has(name)) afterPointer(() => show([name]));
      },
      forget(name: string) {
        editedNames.current.delete(name);
        setShown((old) => new Set([...old].filter((each) => each !== name)));
      },
      forgetAll() {
        editedNames.current.clear();
        setShown(new Set());
      },
    };
  }, [showsWhenLeft]);
  return { ...changes, has: (name: string) => shown.has(name) };
}
