import { z } from 'zod';
import { limits } from '../value/limits';
import { amount, money, whole, wholeNumber } from '../value/numbers';
import { isoDate } from '../value/text';

// Completing a project, which may bring what it really cost into the plan, and taking that back.

const replacedInRange = `Replaced In should be a year between ${limits.yearBuiltMin} and 2200`;

/** What the completion says of one component of the project. */
const completedComponentInput = z.object({
  propertyComponentId: z.uuid('Choose a component of the project'),
  actualCost: amount('Actual Cost', 0, limits.componentCostMax),
  lastReplacedYear: wholeNumber('Replaced In', limits.yearBuiltMin, 2200, replacedInRange),
  remainingUsefulLife: whole('Remaining Useful Life', 0, limits.componentLifeMax),
  version: z
    .int()
    .nullish()
    .meta({ description: 'Of the component as the caller saw it: 412 where it changed since' }),
});
export type CompletedComponentInput = z.infer<typeof completedComponentInput>;

/** POST /{projectId}/complete. Components that are not listed stay as they are. */
export const completeProjectInput = z.object({
  completedOn: isoDate('Completed On'),
  components: z
    .array(completedComponentInput)
    .max(limits.componentsOfProject, `Choose at most ${limits.componentsOfProject} components`)
    .default([]),
});
export type CompleteProjectInput = z.infer<typeof completeProjectInput>;

/** POST /{projectId}/reopen; a call without a body restores the components. */
export const reopenProjectInput = z
  .object({
    keepComponents: z
      .boolean()
      .default(false)
      .meta({ description: 'Reopens the project and leaves its components as they are' }),
  })
  .nullish()
  .transform((body) => body ?? { keepComponents: false });
export type ReopenProjectInput = z.infer<typeof reopenProjectInput>;

/** Where a proposed actual cost comes from. */
export const ACTUAL_COST_SOURCES = ['payments', 'paid', 'contracted', 'estimate'] as const;
export type ActualCostSource = (typeof ACTUAL_COST_SOURCES)[number];

const proposedComponent = z.object({
  propertyComponentId: z.uuid().meta({ description: 'Its line of the current inventory year' }),
  name: z.string(),
  version: z.int(),
  currentCost: money,
  usefulLife: z.int(),
  remainingUsefulLife: z.int(),
  lastReplacedYear: z.int().nullable(),
  isOneTime: z.boolean(),
  actualCost: money.meta({ description: 'Proposed; the proposals add up to the money that was spread' }),
  actualCostSource: z.enum(ACTUAL_COST_SOURCES).meta({
    description:
      'payments: those that name it; paid and contracted: its share of the rest in proportion to estimates; estimate: as it stands, nothing is known',
  }),
  newLastReplacedYear: z.int(),
  newRemainingUsefulLife: z.int(),
});
export type ProposedComponent = z.infer<typeof proposedComponent>;

/** GET /{projectId}/completion?completedOn=: what completing the project would say of its components. */
export const projectCompletion = z.object({
  projectId: z.uuid(),
  completedOn: z.iso.date(),
  fiscalYear: z.int().meta({ description: 'The fiscal year of the property that the day is in' }),
  inventoryYear: z.int().nullable().meta({ description: 'The fiscal year whose components would change' }),
  blockedReason: z.string().nullable().meta({ description: 'Why no component can be changed now' }),
  paid: money.meta({ description: 'Sum of the payments of the project, of both funds' }),
  contracted: money.nullable(),
  components: z.array(proposedComponent).meta({ description: 'By name' }),
  missing: z
    .array(z.string())
    .meta({ description: 'Components of the project that the current inventory does not have, by name' }),
});
export type ProjectCompletion = z.infer<typeof projectCompletion>;

export const projectCompletionQuery = z.object({ completedOn: isoDate('Completed On') });

/** A replacement that a project completed in a fiscal year: what setting the next year up starts from. */
export const completedWork = z.object({
  projectId: z.uuid(),
  projectName: z.string(),
  completedOn: z.iso.date(),
  actualCost: money
    .nullable()
    .meta({ description: 'null where the project has neither payments nor a contract' }),
  plannedCost: money.nullable().meta({
    description:
      'Planned for the year before it was done; null where completing it did not update the component',
  }),
});
export type CompletedWork = z.infer<typeof completedWork>;
