import { useState } from 'react';
import { toast } from '../../ui/feedback/toast';
import { recordWords, type RecordVerb } from './record-words';

interface RecordFormsOptions<Row> {
  /** What a record is called, in title case: `Reserve Study`. */
  named: string;
  /** What becomes of one that goes; `Remove` unless it is said. */
  verb?: RecordVerb;
  idOf: (row: Row) => string;
  /** The list as it is now; null where it has gone. */
  reload: () => Promise<readonly Row[] | null | undefined>;
}

/** Which record of a list is added, edited or about to be removed, and how it is read again when somebody else was first. */
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
    /** A newer reading of the record is another form. */
    key: edited === null || edited === 'new' ? 'new' : `${idOf(edited)} ${edited.version}`,
    add: () => setEdited('new'),
    edit: (row: Row) => setEdited(row),
    remove: (row: Row) => setRemoved(row),
    close() {
      setEdited(null);
      setRemoved(null);
    },
    /** The newer values of the record that is edited. */
    async reloadEdited() {
      if (edited === null || edited === 'new') return;
      const newer = await reread(edited);
      if (!newer) toast.failure(words.gone);
      setEdited(newer);
    },
    /** What is asked about is what is then on screen. */
    async reloadRemoved() {
      if (removed) setRemoved((await reread(removed)) ?? removed);
    },
  };
}

export type RecordForms<Row extends { version: number }> = ReturnType<typeof useRecordForms<Row>>;
