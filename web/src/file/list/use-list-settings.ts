import { layoutOf, useKept } from '../../app/list/use-kept';
import type { ColumnLayout, TableSort } from '../../ui/table-model/column';
import { FOUND_COLUMNS } from './file-columns';
import { useFileListSettingsQuery } from './FileListSettings.generated';

const NAME = { a: 'files', b: 'view' };
const BY_NAME: TableSort = { column: 'name', descending: false };

interface Settings {
  layout: ColumnLayout | null;
  /** The order of a folder; a search shows the best hit first. */
  sort: TableSort;
}

/** Returns the saved order if there is such a column, else by name: any program of the user may have written it. */
function sortOf(kept: unknown): TableSort {
  const { sort } = (kept ?? {}) as { sort?: Partial<TableSort> | null };
  const column = FOUND_COLUMNS.find(({ id, sortable }) => sortable && id === sort?.column)?.id;
  return column === undefined ? BY_NAME : { column, descending: sort?.descending === true };
}

const settingsOf = {
  read: (kept: unknown): Settings => ({ layout: layoutOf(kept), sort: sortOf(kept) }),
  write: ({ layout, sort }: Settings) => ({ sort, ...layout }),
};

/** Returns the user's own columns and order, and their setters. The service stores them once for all properties. */
export function useListSettings() {
  const { data, error } = useFileListSettingsQuery();
  const [settings, choose] = useKept(NAME, data?.kept.value, settingsOf);
  return {
    isAnswered: data !== undefined || error !== undefined,
    ...settings,
    setSort: (sort: TableSort | null) => choose({ ...settings, sort: sort ?? BY_NAME }),
    setLayout: (layout: ColumnLayout) => choose({ ...settings, layout }),
  };
}
