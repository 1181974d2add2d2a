import type { DocumentKind } from '@roofline/schema/file/file';
import { sql } from 'drizzle-orm';
import {
  bigint,
  customType,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, updatedAt, version, workspaceId } from '../platform/store/columns';
import { toBlob } from '../platform/tables';
import { ofProject } from '../project/tables';
import { ofProperty } from '../property/tables';

/** When and by whom a row was put into the trash, and the id of the deleted file or folder that it went with. */
const trash = () => ({
  deletedAt: moment('deleted_at'),
  deletedBy: uuid('deleted_by'),
  deletionId: uuid('deletion_id'),
  /** The name of the folder that the row was in, if that was erased while the row was in the trash. */
  lostFolder: text('lost_folder'),
});

export const folder = pgTable(
  'folder',
  {
    workspaceId: workspaceId(),
    folderId: uuid('folder_id').notNull().unique(),
    propertyId: uuid('property_id').notNull(),
    /** null: at the top. */
    parentId: uuid('parent_id'),
    folderName: text('folder_name').notNull(),
    /** The name without regard to case; unique among its siblings. */
    nameKey: text('name_key').notNull(),
    createdAt: moment('created_at').notNull(),
    ...trash(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.folderId] }),
    uniqueIndex('folder_sibling')
      .on(
        t.workspaceId,
        t.propertyId,
        sql`coalesce(parent_id, '00000000-0000-0000-0000-000000000000')`,
        t.nameKey,
      )
      .where(sql`deleted_at is null`),
    index('folder_parent').on(t.workspaceId, t.parentId),
    index('folder_trash')
      .on(t.workspaceId, t.deletedAt)
      .where(sql`deleted_at is not null`),
    index('folder_deletion')
      .on(t.deletionId)
      .where(sql`deletion_id is not null`),
    ofProperty('folder_property', t),
    foreignKey({
      name: 'folder_in_folder',
      columns: [t.workspaceId, t.parentId],
      foreignColumns: [t.workspaceId, t.folderId],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
  ],
);

export const propertyFile = pgTable(
  'property_file',
  {
    workspaceId: workspaceId(),
    propertyFileId: uuid('property_file_id').notNull().unique(),
    propertyId: uuid('property_id').notNull(),
    /** null: at the top. */
    folderId: uuid('folder_id'),
    fileName: text('file_name').notNull(),
    nameKey: text('name_key').notNull(),
    /** The current version of its content. */
    versionNumber: integer('version_number').notNull().default(1),
    documentKind: text('document_kind').$type<DocumentKind>(),
    validUntil: date('valid_until', { mode: 'string' }),
    retainUntil: date('retain_until', { mode: 'string' }),
    createdAt: moment('created_at').notNull(),
    ...trash(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.propertyFileId] }),
    uniqueIndex('property_file_sibling')
      .on(
        t.workspaceId,
        t.propertyId,
        sql`coalesce(folder_id, '00000000-0000-0000-0000-000000000000')`,
        t.nameKey,
      )
      .where(sql`deleted_at is null`),
    index('property_file_folder').on(t.workspaceId, t.folderId),
    index('property_file_ending')
      .on(t.workspaceId, t.propertyId, t.validUntil)
      .where(sql`valid_until is not null and deleted_at is null`),
    index('property_file_trash')
      .on(t.workspaceId, t.deletedAt)
      .where(sql`deleted_at is not null`),
    index('property_file_deletion')
      .on(t.deletionId)
      .where(sql`deletion_id is not null`),
    ofProperty('property_file_property', t),
    foreignKey({
      name: 'property_file_in_folder',
      columns: [t.workspaceId, t.folderId],
      foreignColumns: [folder.workspaceId, folder.folderId],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
  ],
);

const ofFile = <T extends string>(name: T, t: { workspaceId: never; propertyFileId: never }) =>
  foreignKey({
    name,
    columns: [t.workspaceId, t.propertyFileId],
    foreignColumns: [propertyFile.workspaceId, propertyFile.propertyFileId],
  })
    .onDelete('cascade')
    .onUpdate('cascade');

/** The versions of a file's content, from its first upload on. */
export const fileVersion = pgTable(
  'file_version',
  {
    workspaceId: workspaceId(),
    propertyFileId: uuid('property_file_id').notNull(),
    versionNumber: integer('version_number').notNull(),
    blobId: uuid('blob_id').notNull(),
    contentType: text('content_type').notNull(),
    fileSize: bigint('file_size', { mode: 'number' }).notNull(),
    uploadedAt: moment('uploaded_at').notNull(),
    uploadedBy: uuid('uploaded_by').notNull(),
    /** The uploader's name at that time. */
    uploadByFullName: text('upload_by_full_name').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.propertyFileId, t.versionNumber] }),
    index('file_version_blob').on(t.workspaceId, t.blobId),
    toBlob('file_version_bytes', t),
    ofFile('file_version_of_file', t as never),
  ],
);

/** The components that a file is about, by lineage, so that they hold for every fiscal year. */
export const fileComponent = pgTable(
  'file_component',
  {
    workspaceId: workspaceId(),
    propertyFileId: uuid('property_file_id').notNull(),
    lineageId: uuid('lineage_id').notNull(),
    propertyId: uuid('property_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.propertyFileId, t.lineageId] }),
    index('file_component_lineage').on(t.workspaceId, t.propertyId, t.lineageId),
    ofProperty('file_component_property', t),
    ofFile('file_component_of_file', t as never),
  ],
);

/** The projects that a file was added to. */
export const fileProject = pgTable(
  'file_project',
  {
    workspaceId: workspaceId(),
    propertyFileId: uuid('property_file_id').notNull(),
    projectId: uuid('project_id').notNull(),
    propertyId: uuid('property_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.propertyFileId, t.projectId] }),
    index('file_project_project').on(t.workspaceId, t.projectId, t.propertyFileId),
    ofFile('file_project_of_file', t as never),
    ofProject('file_project_of_project', t as never),
  ],
);

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** The text inside the current version of a file, where it could be read. */
export const fileText = pgTable(
  'file_text',
  {
    workspaceId: workspaceId(),
    propertyFileId: uuid('property_file_id').notNull(),
    versionNumber: integer('version_number').notNull(),
    body: text('body').notNull(),
    search: tsvector('search')
      .notNull()
      .generatedAlwaysAs(sql`to_tsvector('english'::regconfig, body)`),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.propertyFileId] }),
    index('file_text_search').using('gin', t.search),
    ofFile('file_text_of_file', t as never),
  ],
);
