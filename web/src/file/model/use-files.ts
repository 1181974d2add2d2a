import { isNotFound } from '../../app/cache/error-code';
import {
  useFilesQuery,
  type FileFieldsFragment,
  type FilesQuery,
  type FolderFieldsFragment,
} from './Files.generated';

export type Folder = FolderFieldsFragment;
/** A file as lists show it; its path and its snippet come only with a search. */
export type FileItem = FileFieldsFragment & { folderPath?: string | null; snippet?: string | null };
type PropertyFiles = NonNullable<FilesQuery['property']>;
export type FileUsage = PropertyFiles['fileUsage'];
export type EndingFile = NonNullable<PropertyFiles['filesEndingSoon']>[number];

export interface FilesAt {
  propertyId: string;
  folderId: string | null;
  /** A text to find in all files of the property; empty for the folder. */
  search: string;
}

const NO_FOLDERS: readonly Folder[] = [];

/** Reads a folder of a property, or the hits of a search, and the tree of all folders. The last answer stays until the next. */
export function useFiles({ propertyId, folderId, search }: FilesAt) {
  const text = search.trim();
  const isTop = folderId === null && text === '';
  const query = useFilesQuery({
    variables: { propertyId, folderId: text === '' ? folderId : null, search: text || null, isTop },
  });
  const shown = query.data?.property ?? (query.loading ? query.previousData?.property : undefined);
  const property = shown?.propertyId === propertyId ? (shown as PropertyFiles) : undefined;
  const isFolderGone = isNotFound(query.error);
  return {
    folders: property?.folders ?? NO_FOLDERS,
    isTreeThere: property !== undefined,
    usage: property?.fileUsage,
    endingSoon: isTop ? (property?.filesEndingSoon ?? []) : [],
    listing: property?.files,
    isRefreshing: query.loading && property !== undefined,
    isGone: isFolderGone,
    // Reading a folder again that no longer exists does not help: the screen leads to the others.
    errors: query.error && !property && !isFolderGone ? ['The files could not be loaded.'] : undefined,
    reload: () => query.refetch().catch(() => undefined),
  };
}
export type FilesShown = ReturnType<typeof useFiles>;
