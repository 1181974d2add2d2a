import { useEffect, useState } from 'react';
import { storage } from '../../app/storage';
import { pathTo, TOP } from '../model/folder-tree';
import type { Folder } from '../model/use-files';

/** Returns the open folders of the tree and their setter: as they were left, the one on screen, and those that lead to it. */
export function useOpenFolders(propertyId: string, folders: readonly Folder[], folderId: string | null) {
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set([TOP, ...storage.openFolderIds(propertyId)]),
  );
  const [shownFor, setShownFor] = useState<string | null>(null);
  const path = pathTo(folders, folderId);
  // Once for each folder, when the tree knows it: what is closed by hand afterwards stays closed.
  if (folderId !== shownFor && (folderId === null || path.length > 0)) {
    setShownFor(folderId);
    setOpen(new Set([...open, ...path.map((each) => each.folderId)]));
  }
  useEffect(() => storage.setOpenFolderIds(propertyId, [...open]), [propertyId, open]);
  return [open, setOpen] as const;
}
