import { useState } from 'react';

/**
 * Returns the version of an item that its edit in place starts from. A newer version replaces it as long as nothing is
 * typed. Where that `saysTheSame`, because a change was outside the form, the edit goes on from the newer version.
 */
export function useReading<Item extends { version: number }>(
  item: Item,
  saysTheSame: (one: Item, other: Item) => boolean = () => false,
) {
  const [at, setAt] = useState({ start: item, round: 0 });
  const [isDirty, setDirty] = useState(false);
  const begin = (start: Item) => {
    setAt(({ round }) => ({ start, round: round + 1 }));
    setDirty(false);
  };
  if (item.version > at.start.version) {
    if (saysTheSame(item, at.start)) setAt(({ round }) => ({ start: item, round }));
    else if (!isDirty) begin(item);
  }
  return {
    start: at.start,
    /** Number of the edit, which is the form's key: another edit begins with a new form. */
    round: at.round,
    /** Begins another edit: after a save, a cancel, or once the user has asked for newer values. */
    begin,
    setDirty,
  };
}
