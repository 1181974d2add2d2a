import { useState } from 'react';

/**
 * The reading of a thing that its edit in place starts from. A newer one takes its place as long as nothing is typed. Where
 * it `saysTheSame`, since something beside the form changed, what is typed goes on from there.
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
    /** Of the edit: another one begins with an empty form, so it is the form's key. */
    round: at.round,
    /** After a save, a cancel, or once newer values were asked for. */
    begin,
    setDirty,
  };
}
