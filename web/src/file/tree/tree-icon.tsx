import { Folder, FolderOpen } from 'lucide-react';
import type { TreeLine } from '../../ui/tree/tree-model';

/** Returns the icon of a folder: an open one while the folders in it show. */
export function treeIcon({ isOpen, level }: TreeLine) {
  const Icon = isOpen && level > 1 ? FolderOpen : Folder;
  return <Icon size={16} strokeWidth={1.75} />;
}
