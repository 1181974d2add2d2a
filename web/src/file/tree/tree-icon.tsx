import { Folder, FolderOpen } from 'lucide-react';
import type { TreeLine } from '../../ui/tree/tree-model';

/** A folder, open while what is in it shows. */
export function treeIcon({ isOpen, level }: TreeLine) {
  const Icon = isOpen && level > 1 ? FolderOpen : Folder;
  return <Icon size={16} strokeWidth={1.75} />;
}
