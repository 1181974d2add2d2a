import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { moment, version, workspaceId } from '../platform/store/columns';
import { toBlob } from '../platform/tables';
import { invitation, membership, workspace } from '../workspace/tables';

/** The types of properties, the same for every workspace. */
export const propertyType = pgTable('property_type', {
  id: smallint('id').primaryKey(),
  name: text('name').notNull().unique(),
});

export const property = pgTable(
  'property',
  {
    workspaceId: workspaceId().references(() => workspace.workspaceId, { onDelete: 'cascade' }),
    propertyId: uuid('property_id').notNull().unique(),
    name: text('name').notNull(),
    isTest: boolean('is_test').notNull().default(false),
    /** false once archived. */
    isActive: boolean('is_active').notNull().default(true),
    addressLine1: text('address_line1').notNull(),
    addressLine2: text('address_line2'),
    city: text('city').notNull(),
    state: text('state').notNull(),
    zipCode: text('zip_code').notNull(),
    yearBuilt: integer('year_built').notNull(),
    propertyTypeId: smallint('property_type_id')
      .notNull()
      .references(() => propertyType.id),
    isCondoConverted: boolean('is_condo_converted').notNull(),
    numberOfUnits: integer('number_of_units').notNull(),
    numberOfFloors: integer('number_of_floors'),
    /** 0 means empty. */
    yearOfConversion: integer('year_of_conversion').notNull().default(0),
    propertyDescription: text('property_description'),
    profileImageId: uuid('profile_image_id'),
    /** Display Projects. */
    isFeatureToggleOn: boolean('is_feature_toggle_on').notNull().default(true),
    /** Display Planning. */
    allowPlanning: boolean('allow_planning').notNull().default(true),
    isIntegratedProperty: boolean('is_integrated_property').notNull().default(false),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    isDemo: boolean('is_demo').notNull().default(false),
    /** Lowercase name, city and state: the text that the list's filter searches. */
    searchText: text('search_text').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.propertyId] }),
    // A page of the list is read straight from an index, in its order, however many properties there are. The columns
    // that follow the order let the database skip to a deep page without reading the rows.
    index('property_active')
      .on(t.workspaceId, t.propertyTypeId)
      .where(sql`is_active`),
    // Migration 107 adds INCLUDE columns to the next three, which drizzle cannot declare.
    index('property_by_name').on(t.workspaceId, t.isActive, sql`lower(${t.name})`, t.propertyId),
    index('property_by_place').on(
      t.workspaceId,
      t.isActive,
      t.state,
      sql`lower(${t.city})`,
      sql`lower(${t.name})`,
      t.propertyId,
    ),
    index('property_by_type').on(
      t.workspaceId,
      t.isActive,
      t.propertyTypeId,
      sql`lower(${t.name})`,
      t.propertyId,
    ),
    // The function properties_containing searches texts by it.
    index('property_words')
      .using('gin', sql`text_grams(${t.workspaceId}, ${t.searchText})`)
      .where(sql`is_active`),
    // For the lists of internal staff, which span all workspaces.
    index('property_over_all').on(sql`lower(${t.name})`, t.propertyId),
    index('property_image').on(t.workspaceId, t.profileImageId),
    toBlob('property_profile_image', { workspaceId: t.workspaceId, blobId: t.profileImageId }),
  ],
);

/** Declares the foreign key to the property that a row belongs to, and is deleted with. */
export function ofProperty<T extends string>(
  name: string,
  row: { workspaceId: AnyPgColumn<{ tableName: T }>; propertyId: AnyPgColumn<{ tableName: T }> },
) {
  return foreignKey({
    name,
    columns: [row.workspaceId, row.propertyId],
    foreignColumns: [property.workspaceId, property.propertyId],
  })
    .onDelete('cascade')
    .onUpdate('cascade');
}

/** Which properties a Manager, Member or Vendor of a workspace reaches. */
export const propertyAssignment = pgTable(
  'property_assignment',
  {
    workspaceId: workspaceId(),
    propertyId: uuid('property_id').notNull(),
    userId: uuid('user_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.propertyId, t.userId] }),
    index('property_assignment_user').on(t.workspaceId, t.userId, t.propertyId),
    ofProperty('property_assignment_property', t),
    foreignKey({
      name: 'property_assignment_membership',
      columns: [t.workspaceId, t.userId],
      foreignColumns: [membership.workspaceId, membership.userId],
    }).onDelete('cascade'),
  ],
);

/** Properties that an invited person will be assigned to on joining. */
export const invitationProperty = pgTable(
  'invitation_property',
  {
    workspaceId: workspaceId(),
    invitationId: uuid('invitation_id').notNull(),
    propertyId: uuid('property_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.invitationId, t.propertyId] }),
    index('invitation_property_property').on(t.workspaceId, t.propertyId),
    foreignKey({
      name: 'invitation_property_invitation',
      columns: [t.workspaceId, t.invitationId],
      foreignColumns: [invitation.workspaceId, invitation.invitationId],
    }).onDelete('cascade'),
    ofProperty('invitation_property_property', t),
  ],
);
