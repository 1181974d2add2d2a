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

/** What the rules of a plan of this basis depend on. */
function rulesOf({ property }: PropertyAccess, { fiscalYear, financials }: Basis): PlanRules {
  return {
    fiscalYear,
    annualFee: toDollars(financials.averageHoaAnnualFee),
    hasLoanAnalysis: property.hasLoanAnalysis,
  };
}

/** Moves name components of the year's inventory whose work is still to come, each once, and a year that the plan has. */
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

/** A plan as sent, by every rule that holds on this basis; 422 with all failures. */
export function readPlan(access: PropertyAccess, basis: Basis, body: unknown): PlanInput {
  const schema = withCrossFieldRules(planInput(rulesOf(access, basis)), (value, add) =>
    moveRules(value.settings, basis, add),
  );
  return parseInput(schema, body);
}

/** The settings of a preview as sent, by the same rules. */
export function readSettings(access: PropertyAccess, basis: Basis, body: unknown): PlanSettings {
  const schema = withCrossFieldRules(
    z.object({ settings: planSettingsInput(rulesOf(access, basis)) }),
    (value, add) => moveRules(value.settings, basis, add),
  );
  return parseInput(schema, body).settings;
}

/** The settings solved and projected; 422 where whole cents cannot hold what they lead to. */
export function computeForSaving(settings: PlanSettings, basis: Basis): ComputedPlan {
  const computed = computePlan(settings, basis);
  if (computed.isOutOfRange) throw ruleFailed(computed.infeasibleReason!, undefined, 'outOfRange');
  return computed;
}

const keyOf = (name: string) => name.normalize('NFC').trim().toLowerCase();

/** Is the name taken by another of the plans? Case does not count. */
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
