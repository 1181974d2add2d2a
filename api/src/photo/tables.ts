import { sql } from 'drizzle-orm';
import type { ImageState } from '@roofline/schema/photo/photo';
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, updatedAt, version, workspaceId } from '../platform/store/columns';
import { toBlob } from '../platform/tables';
import { ofProject } from '../project/tables';
import { ofProperty } from '../property/tables';

export const photo = pgTable(
  'photo',
  {
    workspaceId: workspaceId(),
    propertyPhotoId: uuid('property_photo_id').notNull().unique(),
    propertyId: uuid('property_id').notNull(),
    /** The re-encoded picture at its full size, with its other sizes as variants; until it is ready, the file as it was sent. */
    blobId: uuid('blob_id').notNull(),
    /** SHA-256 of the bytes as they were sent, unique within a property. */
    contentHash: text('content_hash').notNull(),
    fileName: text('file_name').notNull(),
    description: text('description'),
    /** The local time where it was taken, without a time zone. */
    takenDate: timestamp('taken_date', { precision: 0, mode: 'string' }),
    uploadDate: moment('upload_date').notNull(),
    uploadedBy: uuid('uploaded_by').notNull(),
    /** The user's name at the upload. */
    uploadByFullName: text('upload_by_full_name').notNull(),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    includeInPhotosReport: boolean('include_in_photos_report').notNull().default(false),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    fileSize: integer('file_size').notNull(),
    imageState: text('image_state').$type<ImageState>().notNull().default('ready'),
    /** The picture failed because its job was given up, not because of the file: it can be tried again. */
    pictureGivenUp: boolean('picture_given_up').notNull().default(false),
    /** null until the picture is ready. */
    placeholder: text('placeholder'),
    camera: text('camera'),
    deletedAt: moment('deleted_at'),
    deletedBy: uuid('deleted_by'),
    /** The text of the search, in lower case: one comparison a row instead of three that ignore case. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`lower(file_name || chr(10) || upload_by_full_name || chr(10) || coalesce(description, ''))`,
      ),
    updatedAt: updatedAt(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.propertyPhotoId] }),
    uniqueIndex('photo_content').on(t.workspaceId, t.propertyId, t.contentHash),
    // Includes the report flag, so that counts by month need no rows.
    index('photo_by_upload')
      .on(t.workspaceId, t.propertyId, t.uploadDate, t.propertyPhotoId, t.includeInPhotosReport)
      .where(sql`deleted_at is null`),
    // Photos without a date come last in both directions, which one index cannot serve.
    index('photo_by_taken')
      .on(t.workspaceId, t.propertyId, t.takenDate, t.uploadDate, t.propertyPhotoId, t.includeInPhotosReport)
      .where(sql`deleted_at is null`),
    index('photo_by_taken_desc')
      .on(
        t.workspaceId,
        t.propertyId,
        t.takenDate.desc().nullsLast(),
        // Nulls first, as in `order by … desc`, so that the index serves it.
        t.uploadDate.desc().nullsFirst(),
        t.propertyPhotoId.desc().nullsFirst(),
      )
      .where(sql`deleted_at is null`),
    index('photo_trash')
      .on(t.workspaceId, t.deletedAt)
      .where(sql`deleted_at is not null`),
    index('photo_blob').on(t.workspaceId, t.blobId),
    check('photo_image_state', sql`image_state in ('beingMade', 'ready', 'failed')`),
    check('photo_placeholder', sql`(placeholder is null) = (image_state <> 'ready')`),
    check('photo_given_up', sql`not picture_given_up or image_state = 'failed'`),
    toBlob('photo_bytes', t),
    ofProperty('photo_property', t),
  ],
);

/** The components that a photo shows, by lineage, which is the same in every year. */
export const photoComponent = pgTable(
  'photo_component',
  {
    workspaceId: workspaceId(),
    propertyPhotoId: uuid('property_photo_id').notNull(),
    propertyId: uuid('property_id').notNull(),
    lineageId: uuid('lineage_id').notNull(),
    /** It is the primary photo of the component. */
    isPrimary: boolean('is_primary').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.propertyPhotoId, t.lineageId] }),
    index('photo_component_lineage').on(t.workspaceId, t.propertyId, t.lineageId, t.propertyPhotoId),
    uniqueIndex('photo_component_primary')
      .on(t.workspaceId, t.propertyId, t.lineageId)
      .where(sql`is_primary`),
    foreignKey({
      name: 'photo_component_photo',
      columns: [t.workspaceId, t.propertyPhotoId],
      foreignColumns: [photo.workspaceId, photo.propertyPhotoId],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
  ],
);

/** The projects that a photo was added to. */
export const photoProject = pgTable(
  'photo_project',
  {
    workspaceId: workspaceId(),
    propertyPhotoId: uuid('property_photo_id').notNull(),
    projectId: uuid('project_id').notNull(),
    propertyId: uuid('property_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.propertyPhotoId, t.projectId] }),
    index('photo_project_project').on(t.workspaceId, t.projectId, t.propertyPhotoId),
    foreignKey({
      name: 'photo_project_photo',
      columns: [t.workspaceId, t.propertyPhotoId],
      foreignColumns: [photo.workspaceId, photo.propertyPhotoId],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    ofProject('photo_project_of_project', t as never),
  ],
);
