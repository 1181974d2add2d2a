import { z } from 'zod';
import { attachedComponent } from '../component/attached-component';
import { withCrossFieldRules } from '../value/cross-field';
import { limits } from '../value/limits';
import { amount, money, optional } from '../value/numbers';
import { pageOf } from '../value/page';
import { asks } from '../value/question';
import { optionalDate, optionalText, requiredText } from '../value/text';
import { bid } from './bid';
import { changeOrder } from './change-order';
import { checklistItem } from './checklist';
import { projectNote } from './note';
import { projectPayment } from './payment';
import { scopeOfWork } from './scope-of-work';

export const projectActions = z.object({
  edit: z.boolean(),
  delete: z.boolean(),
  addNote: z.boolean(),
  viewMoney: z.boolean(),
});
export type ProjectActions = z.infer<typeof projectActions>;

/** Someone who reaches the property. */
export const projectPerson = z.object({ userId: z.uuid(), fullName: z.string(), roleName: z.string() });
export type ProjectPerson = z.infer<typeof projectPerson>;

export const projectComponent = attachedComponent.extend({
  currentCost: money
    .nullable()
    .meta({ description: 'Of its line of the current inventory year; null for Vendors' }),
  nextReplacementYear: z.int().nullable(),
  includePhotos: z.boolean().meta({ description: 'Its photos are shown with the project' }),
});
export type ProjectComponent = z.infer<typeof projectComponent>;

const phaseStatus = z.object({ projectTemplatePhaseId: z.uuid(), name: z.string(), sortOrder: z.int() });

export const project = z.object({
  projectId: z.uuid(),
  propertyId: z.uuid(),
  name: z.string(),
  description: z.string().nullable(),
  currentPhaseStatus: phaseStatus,
  phaseSince: z.iso.datetime(),
  owner: z.object({ userId: z.uuid(), fullName: z.string() }).nullable(),
  startDate: z.iso.date().nullable(),
  dueDate: z.iso.date().nullable(),
  contractor: z.string().nullable(),
  contractAmount: money.nullable().meta({
    description: 'What was agreed at first: of the awarded bid, or as someone entered it. Null for Vendors',
  }),
  changeOrderTotal: money.nullable().meta({ description: 'Sum of its change orders. Null for Vendors' }),
  contracted: money.nullable().meta({
    description: 'The contract with its change orders; null without a contract, and for Vendors',
  }),
  awardedBidId: z
    .uuid()
    .nullable()
    .meta({ description: 'The bid that became the contract. Null for Vendors' }),
  bidCount: z.int().meta({ description: '0 for Vendors' }),
  estimate: money.nullable().meta({
    description: 'Current costs of its components; without any, of its scope of work. Null for Vendors',
  }),
  paid: money.nullable().meta({ description: 'Sum of its payments. Null for Vendors' }),
  paidOnContract: money.nullable().meta({
    description:
      'Sum of the payments of the awarded bid; of all payments where the contract was entered. Null without a contract, and for Vendors',
  }),
  isCompleted: z.boolean(),
  completedOn: z.iso.date().nullable(),
  isDeleted: z.boolean(),
  createdAt: z.iso.datetime(),
  propertyComponents: z.array(projectComponent),
  people: z
    .array(z.object({ userId: z.uuid(), fullName: z.string() }))
    .meta({ description: 'Who works on it beside the one who is responsible, by name' }),
  isFollowing: z.boolean().meta({ description: 'The viewer hears of what happens in it' }),
  checklistDone: z.int().meta({ description: 'Items of the checklist of its phase that are done' }),
  checklistTotal: z.int(),
  noteCount: z.int(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
  viewerCan: projectActions,
});
export type Project = z.infer<typeof project>;

/** A project with what stands in it. */
export const projectDetail = project.extend({
  payments: z.array(projectPayment).meta({ description: 'By day, newest first; empty for Vendors' }),
  notes: z
    .array(projectNote)
    .meta({ description: 'Newest first; a Vendor sees their own and those that mention them' }),
  scopeOfWork: z.array(scopeOfWork).meta({ description: 'In the order in which they were added' }),
  bids: z.array(bid).meta({ description: 'The awarded one first, then by amount; empty for Vendors' }),
  changeOrders: z.array(changeOrder).meta({ description: 'By number; empty for Vendors' }),
  checklist: z.array(checklistItem).meta({ description: 'By phase, then in their order' }),
});
export type ProjectDetail = z.infer<typeof projectDetail>;

export const projectPage = pageOf(project);
export type ProjectPage = z.infer<typeof projectPage>;

/** Which projects a list shows. */
export const PROJECT_STATES = ['open', 'completed', 'all', 'deleted'] as const;
export type ProjectState = (typeof PROJECT_STATES)[number];

/** Query of GET /api/project/property/{propertyId}. */
export const projectListInput = z.object({
  state: z.enum(PROJECT_STATES).default('all'),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(limits.projectPageMax).default(limits.projectPageSize),
});
export type ProjectListInput = z.infer<typeof projectListInput>;

const name = requiredText('Project Name', limits.projectNameMax);
const componentIds = z
  .array(z.uuid('Choose components from the list'))
  .max(limits.componentsOfProject, `Choose at most ${limits.componentsOfProject} components`);
const owner = optional(asks(z.uuid('Choose someone from the list'), { label: 'Responsible' }));
const phase = z.uuid('Choose a phase from the list').nullish();

type Dates = { startDate?: unknown; dueDate?: unknown };
function datesInOrder({ startDate, dueDate }: Dates, add: (path: string, message: string) => void) {
  if (typeof startDate === 'string' && typeof dueDate === 'string' && dueDate < startDate)
    add('dueDate', 'Due Date should not be before Start Date');
}

const details = {
  name,
  description: optionalText('Description', limits.descriptionMax),
  startDate: optionalDate('Start Date'),
  dueDate: optionalDate('Due Date'),
  ownerUserId: owner,
};

/** POST /property/{propertyId}: only the name is needed. */
export const createProjectInput = withCrossFieldRules(
  z.object({ ...details, phaseId: phase, components: componentIds.default([]) }),
  datesInOrder,
);
export type CreateProjectInput = z.infer<typeof createProjectInput>;

/** POST property/{propertyId}/component/{componentId}: the name is the component's when it is left out. */
export const createProjectOfComponentInput = z.object({
  name: optionalText('Project Name', limits.projectNameMax),
  includePhotos: z.boolean().default(true),
});
export type CreateProjectOfComponentInput = z.infer<typeof createProjectOfComponentInput>;

/** POST property/{propertyId}/component/multiple. */
export const createProjectOfComponentsInput = z.object({
  name,
  propertyComponentIds: componentIds.min(1, 'Choose at least one component'),
  includePhotos: z.boolean().default(true),
});
export type CreateProjectOfComponentsInput = z.infer<typeof createProjectOfComponentsInput>;

/** PUT /{projectId}: every value; what is left out is emptied. */
export const projectInput = withCrossFieldRules(
  z.object({
    ...details,
    contractor: optionalText('Contractor', limits.providerMax),
    contractAmount: optional(amount('Contract Amount', 0, limits.balanceMax)),
  }),
  datesInOrder,
);
export type ProjectInput = z.infer<typeof projectInput>;

/** PUT /phasestatus/{projectId}. */
export const phaseStatusInput = z.object({
  projectTemplatePhaseId: z.uuid('Choose a phase from the list'),
});
export type PhaseStatusInput = z.infer<typeof phaseStatusInput>;

/** PUT /{projectId}/follow. */
export const followInput = z.object({
  isFollowing: z.boolean({ error: 'Follow the project, or not' }),
});
