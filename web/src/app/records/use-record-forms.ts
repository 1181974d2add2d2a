import { useState } from 'react';
import { toast } from '../../ui/feedback/toast';
import { recordWords, type RecordVerb } from './record-words';

interface RecordFormsOptions<Row> {
  /** The name of a record, in title case: `Reserve Study`. */
  named: string;
  /** The verb for removing a record; `Remove` by default. */
  verb?: RecordVerb;
  idOf: (row: Row) => string;
  /** Loads the list as it is now; null where it is gone. Rejects where that failed: the pane then keeps its entries. */
  reload: () => Promise<readonly Row[] | null | undefined>;
}

/** Returns the record of a list that is edited or to be removed, and how to load it again when someone else saved first. */
export function useRecordForms<Row extends { version: number }>(options: RecordFormsOptions<Row>) {
  const { idOf, reload } = options;
  const words = recordWords(options.named, options.verb);
  const [edited, setEdited] = useState<Row | 'new' | null>(null);
  const [removed, setRemoved] = useState<Row | null>(null);
  const reread = async (row: Row) => (await reload())?.find((each) => idOf(each) === idOf(row)) ?? null;
  return {
    words,
    edited,
    removed,
    /** A newer version of the record gets a new form. */
    key: edited === null || edited === 'new' ? 'new' : `${idOf(edited)} ${edited.version}`,
    add: () => setEdited('new'),
    edit: (row: Row) => setEdited(row),
    remove: (row: Row) => setRemoved(row),
    close() {
      setEdited(null);
      setRemoved(null);
    },
    /** Loads the newer values of the edited record. */
    async reloadEdited() {
      if (edited === null || edited === 'new') return;
      const newer = await reread(edited);
      if (!newer) toast.failure(words.gone);
      setEdited(newer);
    },
    /** Loads the record of the question again, so that the question is about the record on screen. */
    async reloadRemoved() {
      if (removed) setRemoved((await reread(removed)) ?? removed);
    },
  };
}

export type RecordForms<Row extends { version: number }> = ReturnType<typeof useRecordForms<Row>>;
