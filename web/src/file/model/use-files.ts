import { CombinedGraphQLErrors } from '@apollo/client';
import {
  useFilesQuery,
  type FileFieldsFragment,
  type FilesQuery,
  type FolderFieldsFragment,
} from './Files.generated';

export type Folder = FolderFieldsFragment;
/** A file as lists show it; what a search says of it comes only with a search. */
export type FileItem = FileFieldsFragment & { folderPath?: string | null; snippet?: string | null };
type PropertyFiles = NonNullable<FilesQuery['property']>;
export type FileUsage = PropertyFiles['fileUsage'];
export type EndingFile = NonNullable<PropertyFiles['filesEndingSoon']>[number];

export interface FilesAt {
  propertyId: string;
  folderId: string | null;
  /** Over all files of the property. */
  search: string;
}

const NO_FOLDERS: readonly Folder[] = [];

/** Files that could not be found: someone deleted their folder. */
const isGone = (error: unknown) =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'NOT_FOUND');

/** A folder of a property, or what a search finds, beside the tree of all folders. The last reading stays until the next is there. */
export function useFiles({ propertyId, folderId, search }: FilesAt) {
  const text = search.trim();
  const isTop = folderId === null && text === '';
  const query = useFilesQuery({
    variables: { propertyId, folderId: text === '' ? folderId : null, search: text || null, isTop },
  });
  const shown = query.data?.property ?? (query.loading ? query.previousData?.property : undefined);
  const property = shown?.propertyId === propertyId ? (shown as PropertyFiles) : undefined;
  return {
    folders: property?.folders ?? NO_FOLDERS,
    isTreeThere: property !== undefined,
    usage: property?.fileUsage,
    endingSoon: isTop ? (property?.filesEndingSoon ?? []) : [],
    listing: property?.files,
    isRefreshing: query.loading && property !== undefined,
    isGone: isGone(query.error),
    errors: query.error && !property ? ['The files could not be loaded.'] : undefined,
    reload: () => query.refetch().catch(() => undefined),
  };
}
export type FilesShown = ReturnType<typeof useFiles>;
