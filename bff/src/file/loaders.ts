import {
  fileListing,
  filePreview,
  fileUsage,
  fileVersion,
  folder,
  propertyFile,
  type FileUsage,
  type Folder,
  type PropertyFile,
} from '@roofline/schema/file/file';
import { z } from 'zod';
import { manyByParent, oneById } from '../upstream/batch';
import type { Rest } from '../upstream/client';
import { asUuid, ImpossibleIdError, restPath, uuid } from '../upstream/path';

/** What is asked of the files of a property. */
export interface FilesAsked {
  folderId?: string | null;
  search?: string | null;
  isDeleted: boolean;
  atMost: number;
}

function queryOf({ folderId, search, isDeleted, atMost }: FilesAsked): Record<string, string> {
  const id = folderId ? asUuid(folderId) : null;
  if (folderId && id === null) throw new ImpossibleIdError();
  return {
    ...(id === null ? {} : { folderId: id }),
    ...(search ? { search, atMost: String(atMost) } : {}),
    ...(isDeleted ? { isDeleted: 'true' } : {}),
  };
}

const filesOfComponent = z.object({ propertyComponentId: z.uuid(), files: z.array(propertyFile) });
type FilesOfComponent = z.infer<typeof filesOfComponent>;

const filesOfProject = z.object({ projectId: z.uuid(), files: z.array(propertyFile) });
type FilesOfProject = z.infer<typeof filesOfProject>;

/** Reads of files and folders that many objects ask for at once. */
function batchLoaders(rest: Rest) {
  const propertyIds = 'propertyIds' as const;
  return {
    folders: manyByParent<Folder>(
      rest,
      {
        path: restPath`/api/file/folders`,
        argument: propertyIds,
        shape: z.array(z.array(folder).nullable()),
      },
      (row) => row.propertyId,
    ),
    fileUsage: oneById<FileUsage>(
      rest,
      { path: restPath`/api/file/usage`, argument: propertyIds, shape: z.array(fileUsage.nullable()) },
      (row) => row.propertyId,
    ),
    filesEndingSoon: manyByParent<PropertyFile>(
      rest,
      {
        path: restPath`/api/file/endingsoon`,
        argument: propertyIds,
        shape: z.array(z.array(propertyFile).nullable()),
      },
      (row) => row.propertyId,
    ),
    ...hungLoaders(rest),
  };
}

/** Files by their ids, and those that hang on many components or projects. */
function hungLoaders(rest: Rest) {
  return {
    file: oneById<PropertyFile>(
      rest,
      { path: restPath`/api/file/files`, argument: 'ids', shape: z.array(propertyFile.nullable()) },
      (row) => row.propertyFileId,
    ),
    componentFiles: oneById<FilesOfComponent>(
      rest,
      { path: restPath`/api/file/components`, argument: 'ids', shape: z.array(filesOfComponent.nullable()) },
      (row) => row.propertyComponentId,
    ),
    projectFiles: oneById<FilesOfProject>(
      rest,
      { path: restPath`/api/file/projects`, argument: 'ids', shape: z.array(filesOfProject.nullable()) },
      (row) => row.projectId,
    ),
  };
}

export function fileLoaders(rest: Rest) {
  return {
    ...batchLoaders(rest),
    /** A folder, what a search finds, or the trash. */
    files: async (propertyId: string, asked: FilesAsked) =>
      rest.get(restPath`/api/file/${uuid(propertyId)}`, fileListing, queryOf(asked)),
    fileVersions: async (id: string) =>
      rest.get(restPath`/api/file/file/${uuid(id)}/versions`, z.array(fileVersion)),
    filePreview: async (id: string) =>
      rest.get(restPath`/api/file/file/${uuid(id)}/preview`, filePreview.nullable()),
  };
}
