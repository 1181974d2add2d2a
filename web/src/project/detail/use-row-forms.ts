import { useState } from 'react';
import { toast } from '../../ui/feedback/toast';
import type { ProjectDetail } from './use-project';

interface RowFormsOptions<Row> {
  rowsOf: (project: ProjectDetail) => readonly Row[];
  idOf: (row: Row) => string;
  reload: () => Promise<ProjectDetail | null>;
  /** Somebody else removed what is edited. */
  goneText: string;
}

/** Which line of a list of the project is edited or about to be removed, and how it is read again. */
export function useRowForms<Row extends { version: number }>(options: RowFormsOptions<Row>) {
  const { rowsOf, idOf, reload, goneText } = options;
  const [edited, setEdited] = useState<Row | 'new' | null>(null);
  const [removed, setRemoved] = useState<Row | null>(null);
  const reread = async (row: Row) => {
    const fresh = await reload();
    return (fresh && rowsOf(fresh).find((each) => idOf(each) === idOf(row))) ?? null;
  };
  return {
    edited,
    removed,
    /** A newer reading of the line is another form. */
    key: edited === null || edited === 'new' ? 'new' : `${idOf(edited)} ${edited.version}`,
    add: () => setEdited('new'),
    edit: (row: Row) => setEdited(row),
    remove: (row: Row) => setRemoved(row),
    close() {
      setEdited(null);
      setRemoved(null);
    },
    /** The newer values of the line that is edited. */
    async reloadEdited() {
      if (edited === null || edited === 'new') return;
      const newer = await reread(edited);
      if (!newer) toast.failure(goneText);
      setEdited(newer);
    },
    /** What is asked about is what is then on screen. */
    async reloadRemoved() {
      if (removed) setRemoved((await reread(removed)) ?? removed);
    },
  };
}
