export type RecordVerb = 'Remove' | 'Delete';

const PAST = { Remove: 'Removed', Delete: 'Deleted' } as const;
const BUSY = { Remove: 'Removing...', Delete: 'Deleting...' } as const;

/** Returns all texts for adding, editing and removing records; `named` is in title case (`Reserve Study`). */
export function recordWords(named: string, verb: RecordVerb = 'Remove') {
  const noun = named.toLowerCase();
  return {
    verb,
    busy: BUSY[verb],
    addTitle: `Add ${noun}`,
    editTitle: `Edit ${noun}`,
    removeTitle: `${verb} ${named}`,
    // Toasts.
    added: `${named} Added`,
    updated: `${named} Updated`,
    removed: `${named} ${PAST[verb]}`,
    gone: `The ${noun} was ${PAST[verb].toLowerCase()} in the meantime.`,
  };
}
