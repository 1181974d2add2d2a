import { useCallback, useState } from 'react';
import { storage } from '../../app/storage';
import { pathTo, TOP } from '../model/folder-tree';
import type { Folder } from '../model/use-files';

/** The folders of the tree that are open: as they were left, and those that lead to the one on screen. */
export function useOpenFolders(propertyId: string, folders: readonly Folder[], folderId: string | null) {
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set([TOP, ...storage.openFolderIds(propertyId)]),
  );
  const [shownFor, setShownFor] = useState<string | null>(null);
  const path = pathTo(folders, folderId);
  // Once for each folder, when the tree knows it: what is closed by hand afterwards stays closed.
  if (folderId !== shownFor && (folderId === null || path.length > 0)) {
    setShownFor(folderId);
    setOpen(new Set([...open, ...path.slice(0, -1).map((above) => above.folderId)]));
  }
  const change = useCallback(
    (next: ReadonlySet<string>) => {
      setOpen(next);
      storage.setOpenFolderIds(propertyId, [...next]);
    },
    [propertyId],
  );
  return [open, change] as const;
}
