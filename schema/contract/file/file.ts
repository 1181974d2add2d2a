import { z } from 'zod';
import { attachedComponent } from '../component/attached-component';
import { attachedProject } from '../project/attached-project';
import { limits } from '../value/limits';
import { asks } from '../value/question';
import { optional } from '../value/numbers';
import { optionalDate } from '../value/text';
import { fileLimits } from './names';

export const DOCUMENT_KINDS = [
  'reserveStudy',
  'insurance',
  'contract',
  'bid',
  'minutes',
  'policy',
  'warranty',
  'inspection',
  'financial',
  'other',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const FILE_PREVIEW_KINDS = ['pdf', 'image', 'text', 'table', 'none'] as const;
export type FilePreviewKind = (typeof FILE_PREVIEW_KINDS)[number];

/** What a new property is offered; each with the kind of document that it is for. */
export const STANDARD_FOLDERS = [
  'Reserve studies',
  'Insurance',
  'Contracts',
  'Bids',
  'Minutes',
  'Policies and rules',
  'Warranties',
  'Inspections',
] as const;
export type StandardFolder = (typeof STANDARD_FOLDERS)[number];

export const folder = z.object({
  folderId: z.uuid(),
  propertyId: z.uuid(),
  folderName: z.string(),
  parentId: z.uuid().nullable().meta({ description: 'null at the top' }),
  fileCount: z.int().meta({ description: 'Files in it and in the folders under it' }),
  folderCount: z.int().meta({ description: 'Folders under it, at any depth' }),
  version: z.int(),
});
export type Folder = z.infer<typeof folder>;

/** A folder with the folders in it, at any depth: GET /api/file/{propertyId}/folders. */
export interface FolderTree extends Folder {
  children: FolderTree[];
}
export const folderTree: z.ZodType<FolderTree> = folder
  .extend({
    get children(): z.ZodType<FolderTree[]> {
      return z.array(folderTree);
    },
  })
  // Documents name what contains itself.
  .meta({ id: 'FolderTree' });

const fileActions = z.object({ edit: z.boolean(), delete: z.boolean() });

export const propertyFile = z.object({
  propertyFileId: z.uuid(),
  propertyId: z.uuid(),
  folderId: z.uuid().nullable().meta({ description: 'null at the top' }),
  fileName: z.string(),
  contentType: z.string(),
  fileSize: z.int().meta({ description: 'Bytes of the current version' }),
  uploadDate: z.iso.datetime().meta({ description: 'When the current version came' }),
  uploadByFullName: z.string(),
  propertyComponents: z.array(attachedComponent),
  projects: z.array(attachedProject),
  documentKind: z.enum(DOCUMENT_KINDS).nullable(),
  validUntil: z.iso.date().nullable(),
  retainUntil: z.iso.date().nullable(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
  versionNumber: z.int().meta({ description: 'Number of the current version of its content, from 1' }),
  folderPath: z.string().nullable().meta({ description: 'With search: `Contracts / 2026`; null at the top' }),
  snippet: z
    .string()
    .nullable()
    .meta({ description: 'With search: plain text around the hit, which is between « and »' }),
  previewKind: z.enum(FILE_PREVIEW_KINDS),
  deletedAt: z.iso.datetime().nullable(),
  viewerCan: fileActions,
});
export type PropertyFile = z.infer<typeof propertyFile>;

export const fileVersion = z.object({
  versionNumber: z.int(),
  fileSize: z.int(),
  contentType: z.string(),
  uploadDate: z.iso.datetime(),
  uploadByFullName: z.string(),
});
export type FileVersion = z.infer<typeof fileVersion>;

export const filePreview = z.object({
  text: z.string().nullable().meta({ description: 'At most 200 KB' }),
  table: z
    .array(z.array(z.string()))
    .nullable()
    .meta({ description: 'First sheet or CSV, at most 200 rows' }),
  isCut: z.boolean().meta({ description: 'The file has more than this' }),
});
export type FilePreview = z.infer<typeof filePreview>;

/** GET /api/file/{propertyId}: a folder, or what a search finds in the whole property. */
export const fileListing = z.object({
  folder: folder.nullable(),
  path: z.array(folder).meta({ description: 'From the top to the folder, itself included' }),
  folders: z.array(folder),
  files: z.array(propertyFile),
  trashDays: z.int().meta({ description: 'Days in which what was deleted can be restored' }),
});
export type FileListing = z.infer<typeof fileListing>;

export const fileUsage = z.object({
  propertyId: z.uuid(),
  fileCount: z.int(),
  folderCount: z.int(),
  byteCount: z.int().meta({ description: 'Bytes of the files of the property, all versions' }),
  workspaceByteCount: z.int().meta({ description: 'Bytes that the portfolio stores' }),
  quotaBytes: z.int().nullable(),
});
export type FileUsage = z.infer<typeof fileUsage>;

export const fileListInput = z.object({
  folderId: z.uuid().optional(),
  search: z.string().trim().max(fileLimits.searchMax).optional(),
  isDeleted: z.stringbool().default(false),
  atMost: z.coerce
    .number()
    .int()
    .min(1)
    .max(fileLimits.foundFiles)
    .default(fileLimits.foundFiles)
    .meta({ description: 'With search: the most files that it answers with, the best matches first' }),
});
export type FileListInput = z.infer<typeof fileListInput>;

const SAME_NAME_CHOICES = ['refuse', 'keepBoth', 'newVersion'] as const;
export type SameNameChoice = (typeof SAME_NAME_CHOICES)[number];
export const fileUploadInput = z.object({
  folderId: z.uuid().optional(),
  standardFolder: z.enum(STANDARD_FOLDERS).optional().meta({
    description: 'In place of `folderId`: a folder at the top, which is made where it is not there',
  }),
  onSameName: z.enum(SAME_NAME_CHOICES).default('refuse'),
});
export type FileUploadInput = z.infer<typeof fileUploadInput>;

const ids = (what: string, min: number, max: number = limits.mediaBulk) =>
  z
    .array(z.uuid())
    .min(min, `Choose at least one ${what}`)
    .max(max, `Choose at most ${max.toLocaleString('en-US')} ${what}s`)
    .transform((list) => [...new Set(list.map((id) => id.toLowerCase()))]);

/** PUT /api/file/file/{id}: what is known of a document, and the components that it is about. */
export const fileInput = z.object({
  documentKind: optional(asks(z.enum(DOCUMENT_KINDS), { label: 'Document Kind' })),
  validUntil: optionalDate('Valid Until'),
  retainUntil: optionalDate('Retain Until'),
  propertyComponentIds: asks(ids('component', 0, limits.componentsOfMedia).default([]), {
    label: 'Components',
  }),
});
export type FileInput = z.infer<typeof fileInput>;

/** PUT bulk/assign: with `unassign` and no components, off all of them. */
export const fileAssignInput = z
  .object({
    propertyFileIds: ids('file', 1),
    propertyComponentIds: ids('component', 0, limits.componentsOfMedia),
    unassign: z.boolean().default(false),
  })
  .refine((value) => value.unassign || value.propertyComponentIds.length > 0, {
    message: 'Choose at least one component, or unassign',
    path: ['propertyComponentIds'],
  });
export type FileAssignInput = z.infer<typeof fileAssignInput>;

const chosen = { propertyFileIds: ids('file', 0).default([]), folderIds: ids('folder', 0).default([]) };
const NOTHING_CHOSEN = { message: 'Choose at least one file or folder', path: ['propertyFileIds'] };
const hasAny = (value: { propertyFileIds: string[]; folderIds: string[] }) =>
  value.propertyFileIds.length + value.folderIds.length > 0;

/** Files and folders of one property: what bulk delete, restore, erase and download take. */
export const filesChosenInput = z.object(chosen).refine(hasAny, NOTHING_CHOSEN);
export type FilesChosenInput = z.infer<typeof filesChosenInput>;

export const filesMoveInput = z
  .object({ ...chosen, targetFolderId: z.uuid().nullable() })
  .refine(hasAny, NOTHING_CHOSEN);
export type FilesMoveInput = z.infer<typeof filesMoveInput>;

/** What a bulk call changed. */
export const filesChanged = z.object({
  propertyId: z.uuid(),
  propertyFileIds: z.array(z.uuid()),
  folderIds: z.array(z.uuid()),
});
export type FilesChanged = z.infer<typeof filesChanged>;
