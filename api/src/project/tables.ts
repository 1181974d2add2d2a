import type { PaymentFund } from '@roofline/schema/project/payment';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { cents, moment, thousandths, updatedAt, version, workspaceId } from '../platform/store/columns';
import { ofProperty } from '../property/tables';

/** The phases of a property, stored at the first write; until then it has the default ones. */
export const projectPhase = pgTable(
  'project_phase',
  {
    workspaceId: workspaceId(),
    projectTemplatePhaseId: uuid('project_template_phase_id').notNull(),
    propertyId: uuid('property_id').notNull(),
    name: text('name').notNull(),
    sortOrder: integer('sort_order').notNull(),
    /** The items that a project gets on its checklist when it enters the phase. */
    checklist: text('checklist')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The version of the whole list: every row of a property has the same. */
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.projectTemplatePhaseId] }),
    index('project_phase_order').on(t.workspaceId, t.propertyId, t.sortOrder),
    ofProperty('project_phase_property', t),
  ],
);

export const project = pgTable(
  'project',
  {
    workspaceId: workspaceId(),
    projectId: uuid('project_id').notNull().unique(),
    propertyId: uuid('property_id').notNull(),
    name: text('name').notNull(),
    description: text('description'),
    projectTemplatePhaseId: uuid('project_template_phase_id').notNull(),
    phaseSince: moment('phase_since').notNull(),
    /** The user who is responsible; they reached the property when they were chosen. */
    ownerUserId: uuid('owner_user_id'),
    startDate: date('start_date', { mode: 'string' }),
    dueDate: date('due_date', { mode: 'string' }),
    contractor: text('contractor'),
    contractAmount: cents('contract_amount'),
    /** The bid that became the contract; contractor and amount are then those of the bid. */
    awardedBidId: uuid('awarded_bid_id'),
    /** The number of the newest change order, deleted ones included. */
    lastChangeOrder: integer('last_change_order').notNull().default(0),
    isCompleted: boolean('is_completed').notNull().default(false),
    completedOn: date('completed_on', { mode: 'string' }),
    createdAt: moment('created_at').notNull(),
    createdBy: uuid('created_by').notNull(),
    deletedAt: moment('deleted_at'),
    deletedBy: uuid('deleted_by'),
    updatedAt: updatedAt(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.projectId] }),
    index('project_by_due')
      .on(t.workspaceId, t.propertyId, t.dueDate, t.name, t.projectId)
      .where(sql`deleted_at is null`),
    index('project_in_phase').on(t.workspaceId, t.projectTemplatePhaseId),
    ofProperty('project_property', t),
    foreignKey({
      name: 'project_in_its_phase',
      columns: [t.workspaceId, t.projectTemplatePhaseId],
      foreignColumns: [projectPhase.workspaceId, projectPhase.projectTemplatePhaseId],
    }).onUpdate('cascade'),
  ],
);

/** Returns the foreign key of a table below a project: its rows are deleted with the project. */
export const ofProject = <T extends string>(name: T, t: { workspaceId: never; projectId: never }) =>
  foreignKey({
    name,
    columns: [t.workspaceId, t.projectId],
    foreignColumns: [project.workspaceId, project.projectId],
  })
    .onDelete('cascade')
    .onUpdate('cascade');

/** The components that a project works on, by lineage, which is the same in every year. */
export const projectComponent = pgTable(
  'project_component',
  {
    workspaceId: workspaceId(),
    projectId: uuid('project_id').notNull(),
    lineageId: uuid('lineage_id').notNull(),
    propertyId: uuid('property_id').notNull(),
    includePhotos: boolean('include_photos').notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.projectId, t.lineageId] }),
    index('project_component_lineage').on(t.workspaceId, t.propertyId, t.lineageId),
    ofProject('project_component_project', t as never),
  ],
);

export const projectPayment = pgTable(
  'project_payment',
  {
    workspaceId: workspaceId(),
    paymentId: uuid('payment_id').notNull().unique(),
    projectId: uuid('project_id').notNull(),
    propertyId: uuid('property_id').notNull(),
    amount: cents('amount').notNull(),
    paidOn: date('paid_on', { mode: 'string' }).notNull(),
    payee: text('payee').notNull(),
    number: text('number'),
    fund: text('fund').$type<PaymentFund>().notNull(),
    lineageId: uuid('lineage_id'),
    /** The awarded bid that the payment is for. */
    contractId: uuid('contract_id'),
    createdAt: moment('created_at').notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.paymentId] }),
    index('project_payment_by_day').on(t.workspaceId, t.projectId, t.paidOn),
    index('project_payment_of_property').on(t.workspaceId, t.propertyId, t.paidOn),
    ofProject('project_payment_project', t as never),
  ],
);

export const projectNote = pgTable(
  'project_note',
  {
    workspaceId: workspaceId(),
    noteId: uuid('note_id').notNull().unique(),
    projectId: uuid('project_id').notNull(),
    propertyId: uuid('property_id').notNull(),
    body: text('body').notNull(),
    userId: uuid('user_id').notNull(),
    /** The user's name when they wrote the note. */
    userName: text('user_name').notNull(),
    mentionedUserIds: uuid('mentioned_user_ids').array().notNull(),
    createdAt: moment('created_at').notNull(),
    editedAt: moment('edited_at'),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.noteId] }),
    index('project_note_by_time').on(t.workspaceId, t.projectId, t.createdAt),
    ofProject('project_note_project', t as never),
  ],
);

export const projectScope = pgTable(
  'project_scope',
  {
    workspaceId: workspaceId(),
    scopeOfWorkId: uuid('scope_of_work_id').notNull().unique(),
    projectId: uuid('project_id').notNull(),
    propertyId: uuid('property_id').notNull(),
    description: text('description').notNull(),
    quantityThousandths: thousandths('quantity_thousandths'),
    unit: text('unit'),
    estimate: cents('estimate'),
    lineageId: uuid('lineage_id'),
    createdAt: moment('created_at').notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.scopeOfWorkId] }),
    index('project_scope_by_time').on(t.workspaceId, t.projectId, t.createdAt, t.scopeOfWorkId),
    ofProject('project_scope_project', t as never),
  ],
);
