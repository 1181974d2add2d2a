import type { Folder, FolderTree } from '@roofline/schema/file/file';
import { fileLimits } from '@roofline/schema/file/names';
import type { FolderRow } from './repository/folders';

type Node = Pick<FolderRow, 'folderId' | 'parentId' | 'folderName' | 'nameKey'>;

/** The tree of a property's folders. */
export class Tree<N extends Node = FolderRow> {
  readonly byId: ReadonlyMap<string, N>;
  readonly #children = new Map<string | null, N[]>();

  constructor(readonly rows: readonly N[]) {
    this.byId = new Map(rows.map((row) => [row.folderId, row]));
    for (const row of rows) {
      const siblings = this.#children.get(row.parentId);
      if (siblings) siblings.push(row);
      else this.#children.set(row.parentId, [row]);
    }
  }

  /** Returns the folders directly in this one, in the order of the rows; null is the top. */
  in(folderId: string | null): readonly N[] {
    return this.#children.get(folderId) ?? [];
  }

  /** Returns the folders from the top down to this one, itself included, as far as they are in the tree. */
  path(folderId: string | null): N[] {
    const path: N[] = [];
    for (let at = folderId; at !== null && path.length < this.rows.length;) {
      const row = this.byId.get(at);
      if (!row) break;
      path.unshift(row);
      at = row.parentId;
    }
    return path;
  }

  /** Returns the folder and every folder under it. */
  under(folderId: string): N[] {
    const found: N[] = [];
    const open = [this.byId.get(folderId)];
    for (let row = open.pop(); row; row = open.pop()) {
      found.push(row);
      open.push(...this.in(row.folderId));
    }
    return found;
  }

  /** Counts the levels from the folder down, itself included. */
  height(folderId: string): number {
    let height = 0;
    for (let level = [folderId]; level.length > 0; height += 1)
      level = level.flatMap((id) => this.in(id).map((row) => row.folderId));
    return height;
  }

  /** Decides whether a folder of this height, put into this one, would exceed the allowed depth. */
  isTooDeep(parentId: string | null, height: number): boolean {
    return this.path(parentId).length + height > fileLimits.depth;
  }
}

/** Returns the folders as shown, with the numbers of files and folders in each. */
export function presentFolders(tree: Tree, filesIn: ReadonlyMap<string | null, number>): Map<string, Folder> {
  const shown = new Map<string, Folder>();
  const count = (row: FolderRow): Folder => {
    const inside = tree.in(row.folderId).map(count);
    const { folderId, propertyId, folderName, parentId, version } = row;
    const folder = {
      folderId,
      propertyId,
      folderName,
      parentId,
      fileCount: inside.reduce((sum, { fileCount }) => sum + fileCount, filesIn.get(folderId) ?? 0),
      folderCount: inside.reduce((sum, { folderCount }) => sum + folderCount + 1, 0),
      version,
    };
    shown.set(folderId, folder);
    return folder;
  };
  tree.in(null).forEach(count);
  return shown;
}

/** Returns the shown folders nested, each with those in it, at any depth. */
export function nested(
  tree: Tree,
  shown: ReadonlyMap<string, Folder>,
  from: string | null = null,
): FolderTree[] {
  return tree.in(from).flatMap(({ folderId }) => {
    const folder = shown.get(folderId);
    return folder ? [{ ...folder, children: nested(tree, shown, folderId) }] : [];
  });
}
