import type { Disclosure, DisclosureFactSheet } from '@roofline/schema/disclosure';
import { readInventory } from '../component/service';
import { planForDocuments, ranged, type PlanForDocuments } from '../plan/service';
import type { Actor } from '../platform/actor';
import type { Clock } from '../platform/clock';
import type { Tx } from '../platform/database';
import { countText } from '../platform/pdf/format';
import { ruleFailed } from '../platform/problem';
import { disclosureContent } from './content';
import { readSheet, stateOf } from './facts';
import type { DisclosureSubject, ListedComponent } from './subject';

/** Who asks about the disclosure of which plan. */
export interface DisclosureAsk {
  actor: Actor;
  clock: Clock;
  planId: string;
}

async function listed(
  tx: Tx,
  ask: DisclosureAsk,
  of: PlanForDocuments,
): Promise<Map<string, ListedComponent>> {
  const at = { propertyId: of.property.propertyId, fiscalYear: of.fiscalYear };
  const { rows } = await readInventory(tx, ask, ask.actor, at);
  const quantities = new Map(
    rows.map((row) => [
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

/** What the disclosure of a plan is made of, read in one go: what follows from it needs no database. */
export interface ReadDisclosure {
  subject: DisclosureSubject;
  factSheet: DisclosureFactSheet;
}

/** Reads the disclosure plan with the facts of its year; 422 for another state, and for a plan that is not chosen for it. */
export async function readDisclosure(tx: Tx, ask: DisclosureAsk): Promise<ReadDisclosure> {
  const of = await planForDocuments(tx, ask.actor, ask.clock, ask.planId);
  const state = stateOf(of.property);
  if (!of.plan.isDisclosure)
    throw ruleFailed(
      `${of.plan.name} is not the disclosure plan of ${of.fiscalYear}: choose it first.`,
      undefined,
      'notDisclosurePlan',
    );
  const { property, plan, fiscalYear } = of;
  const asked = { property, fiscalYear, disclosurePlanId: plan.planId, canEdit: plan.viewerCan.disclose };
  const factSheet = await readSheet(tx, asked);
  const components = await listed(tx, ask, of);
  return {
    subject: { state, of, facts: factSheet.facts, components, today: ask.clock.today() },
    factSheet,
  };
}

/** Everything that the page shows; 422 where figures leave the range of whole cents. */
export function presentDisclosure({ subject, factSheet }: ReadDisclosure): Disclosure {
  const { value, problem } = ranged(() => disclosureContent(subject));
  if (problem !== null) throw ruleFailed(problem, undefined, 'outOfRange');
  return { ...value, factSheet };
}
