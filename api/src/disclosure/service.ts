import type { Disclosure, DisclosureFactSheet } from '@roofline/schema/disclosure/disclosure';
import type { SentDisclosure } from '@roofline/schema/disclosure/sent-disclosure';
import { inventoryDetailsOf, isLargeInventory } from '../component/service';
import { planForDocuments, propertyOfPlan, ranged, type PlanForDocuments } from '../plan/service';
import type { Actor } from '../platform/actor';
import type { Clock } from '../platform/clock';
import type { Tx } from '../platform/database';
import { countText } from '../platform/pdf/format';
import { ruleFailed } from '../platform/problem';
import { quick } from '../platform/work/kind';
import { owedToReserves } from '../reserve-borrowing/service';
import { disclosureContent } from './content';
import { readSheet, stateOf } from './statements/facts';
import { listSent } from './sent/list';
import type { DisclosureSubject, ListedComponent } from './subject';

export { statedYears, type StatedYear } from './statements/facts';

/** A request about the disclosure of a plan. */
export interface DisclosureAsk {
  actor: Actor;
  clock: Clock;
  planId: string;
}

type Details = Awaited<ReturnType<typeof inventoryDetailsOf>>;

function listed(of: PlanForDocuments, details: Details): Map<string, ListedComponent> {
  const quantities = new Map(
    details.map((row) => [
      row.propertyComponentId,
      `${countText(row.quantityThousandths / 1000)} ${row.unitOfMeasure}`,
    ]),
  );
  return new Map(
    of.inventory.map(({ propertyComponentId, name, category }) => [
      propertyComponentId,
      { name, category, quantity: quantities.get(propertyComponentId) ?? null },
    ]),
  );
}

/** The facts of a plan's disclosure, read at once, so that computing it needs no database. */
export interface ReadDisclosure {
  subject: Omit<DisclosureSubject, 'components'>;
  details: Details;
  factSheet: DisclosureFactSheet;
  sent: SentDisclosure[];
}

/** Returns the plan; throws 422 for one that is not the disclosure plan of its year. */
export function requireDisclosurePlan(of: PlanForDocuments): PlanForDocuments {
  if (of.plan.isDisclosure) return of;
  throw ruleFailed(
    `${of.plan.name} is not the disclosure plan of ${of.fiscalYear}: choose it first.`,
    undefined,
    'notDisclosurePlan',
  );
}

/** Reads the disclosure plan with the facts of its year; 422 for another state, and for a plan that is not chosen. */
export async function readDisclosure(tx: Tx, ask: DisclosureAsk): Promise<ReadDisclosure> {
  const of = await planForDocuments(tx, ask.actor, ask.clock, ask.planId);
  const state = stateOf(of.property);
  requireDisclosurePlan(of);
  const { property, plan, fiscalYear } = of;
  const asked = { property, fiscalYear, disclosurePlanId: plan.planId, canEdit: plan.viewerCan.disclose };
  const factSheet = await readSheet(tx, asked);
  const details = await inventoryDetailsOf(tx, property.propertyId, fiscalYear);
  const sent = await listSent(tx, {
    workspaceId: property.workspaceId,
    propertyId: property.propertyId,
    fiscalYear,
  });
  return {
    subject: {
      state,
      of,
      facts: factSheet.facts,
      owed: await owedToReserves(tx, property.propertyId),
      today: ask.clock.today(),
    },
    details,
    factSheet,
    sent,
  };
}

/** Decides whether the plan's property has many components; false for an unknown plan. */
export async function isLargeDisclosure(tx: Tx, planId: string): Promise<boolean> {
  const propertyId = await propertyOfPlan(tx, planId);
  return propertyId !== null && isLargeInventory(tx, propertyId);
}

/** Returns everything that the page shows; 422 where figures leave the range of whole cents. */
export function presentDisclosure({ subject, details, factSheet, sent }: ReadDisclosure): Disclosure {
  const components = listed(subject.of, details);
  const { value, problem } = ranged(() => disclosureContent({ ...subject, components }));
  if (problem !== null) throw ruleFailed(problem, undefined, 'outOfRange');
  return { ...value, factSheet, sent };
}

export const disclosurePage = quick('disclosure', presentDisclosure);
