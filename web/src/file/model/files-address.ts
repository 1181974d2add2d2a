import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface FilesAddress {
  /** Null for all files. */
  folderId: string | null;
  search: string;
  /** The file whose detail is open. */
  fileId: string | null;
  isTrash: boolean;
}

const NAMES = { folderId: 'folder', search: 'q', fileId: 'file', isTrash: 'deleted' } as const;

function written(search: URLSearchParams, change: Partial<FilesAddress>): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [key, value] of Object.entries(change)) {
    const name = NAMES[key as keyof FilesAddress];
    if (value === null || value === '' || value === false) next.delete(name);
    else next.set(name, value === true ? '1' : String(value));
  }
  return next;
}

/** Returns the folder, the search, the open file and the trash as the address has them, and how to change them. */
export function useFilesAddress() {
  const [search, setSearch] = useSearchParams();
  const change = useCallback(
    (to: Partial<FilesAddress>, replace = false) => setSearch((old) => written(old, to), { replace }),
    [setSearch],
  );
  const hrefOf = useCallback((fileId: string) => `?${written(search, { fileId }).toString()}`, [search]);
  return {
    folderId: search.get(NAMES.folderId),
    search: search.get(NAMES.search) ?? '',
    fileId: search.get(NAMES.fileId),
    isTrash: search.has(NAMES.isTrash),
    change,
    /** Returns a link to the same list, with the detail of a file beside it. */
    hrefOf,
  };
}
