import { withCrossFieldRules, type AddFailure } from '@roofline/schema/value/cross-field';
import { toDollars } from '@roofline/schema/value/money';
import {
  planInput,
  planSettingsInput,
  type PlanInput,
  type PlanRules,
} from '@roofline/schema/plan/plan-input';
import type { PlanSettings } from '@roofline/schema/plan/plan-settings';
import { z } from 'zod';
import { conflict, parseInput, ruleFailed } from '../../platform/problem';
import type { PropertyAccess } from '../../property/access';
import type { Basis } from '../funding/basis';
import { computePlan, type ComputedPlan } from '../funding/compute';
import type { PlanRow } from '../repository';

/** Returns the limits that the rules of a plan on this basis depend on. */
function rulesOf({ property }: PropertyAccess, { fiscalYear, financials }: Basis): PlanRules {
  return {
    fiscalYear,
    annualFee: toDollars(financials.averageHoaAnnualFee),
    hasLoanAnalysis: property.hasLoanAnalysis,
  };
}

/** Checks that moves name each component of the year's inventory once, with work still to do, and no past year. */
function moveRules(settings: unknown, { fiscalYear, components }: Basis, add: AddFailure): void {
  const moves: unknown = (settings as Partial<PlanSettings> | undefined)?.moves;
  if (!Array.isArray(moves)) return;
  const known = new Set(components.map((component) => component.propertyComponentId));
  const done = new Set(components.filter((one) => one.isDone).map((one) => one.propertyComponentId));
  const moved = new Set<string>();
  moves.forEach((move: { propertyComponentId?: unknown; year?: unknown } | null, index) => {
    const { propertyComponentId: id, year } = move ?? {};
    const at = (field: string) => `settings.moves.${index}.${field}`;
    if (typeof id === 'string') {
      if (!known.has(id.toLowerCase()))
        add(at('propertyComponentId'), `This component is not in the inventory of ${fiscalYear}`);
      if (done.has(id.toLowerCase()))
        add(
          at('propertyComponentId'),
          `A project completed this work in ${fiscalYear}: it can no longer be moved`,
        );
      if (moved.has(id.toLowerCase()))
        add(at('propertyComponentId'), 'Each component can be moved only once');
      moved.add(id.toLowerCase());
    }
    if (typeof year === 'number' && year < fiscalYear)
      add(at('year'), `Moved To should be ${fiscalYear} or later`);
  });
}

/** Reads a plan from the request by every rule that applies on this basis; 422 with all failures. */
export function readPlan(access: PropertyAccess, basis: Basis, body: unknown): PlanInput {
  const schema = withCrossFieldRules(planInput(rulesOf(access, basis)), (value, add) =>
    moveRules(value.settings, basis, add),
  );
  return parseInput(schema, body);
}

/** Reads the settings of a preview from the request, by the same rules. */
export function readSettings(access: PropertyAccess, basis: Basis, body: unknown): PlanSettings {
  const schema = withCrossFieldRules(
    z.object({ settings: planSettingsInput(rulesOf(access, basis)) }),
    (value, add) => moveRules(value.settings, basis, add),
  );
  return parseInput(schema, body).settings;
}

/** Solves and projects settings; 422 where the amounts grow too large for whole cents. */
export function computeForSaving(settings: PlanSettings, basis: Basis): ComputedPlan {
  const computed = computePlan(settings, basis);
  if (computed.isOutOfRange) throw ruleFailed(computed.infeasibleReason!, undefined, 'outOfRange');
  return computed;
}

const keyOf = (name: string) => name.normalize('NFC').trim().toLowerCase();

/** Returns whether another of the plans has the name, in whatever case. */
export function isNameTaken(plans: readonly PlanRow[], name: string, except?: string): boolean {
  return plans.some((one) => one.planId !== except && keyOf(one.name) === keyOf(name));
}

/** Refuses a name that another plan of the year has. */
export function assertFreeName(plans: readonly PlanRow[], name: string, except?: string): void {
  if (!isNameTaken(plans, name, except)) return;
  const refusal = conflict('Another plan of this year has this name. Choose another name.', 'duplicateName');
  refusal.errors[0]!.field = 'name';
  throw refusal;
}
