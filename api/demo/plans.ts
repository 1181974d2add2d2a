import { addDays } from '@roofline/schema/value/day';
import type { PlanSettings } from '@roofline/schema/plan/plan-settings';
import { toCents } from '@roofline/schema/value/money';
import { workActor, type Actor } from '../src/platform/actor';
import type { Clock } from '../src/platform/clock';
import type { Tx } from '../src/platform/database';
import { adoptPlan } from '../src/plan/adoption/adopt';
import { currentSettings } from '../src/plan/funding/basis';
import { computeDefaultPlan } from '../src/plan/funding/compute';
import { fundingFigures } from '../src/plan/funding/record';
import { disclosePlan, recommendPlan } from '../src/plan/plans/marks';
import { storePlan } from '../src/plan/plans/save';
import { basisOfYear, requireYear } from '../src/plan/plans/year';
import type { PlanRow } from '../src/plan/repository';
import type { DemoPerson } from './people';
import type { DemoPlace } from './property/rows';

/** Left as its manager finds it: the steps of planning begin here. */
const UNPLANNED = 'Live Oak Commons';
/** Boards that have decided. */
const ADOPTED = ['Alder Creek Gardens', 'Juniper Park HOA', 'Mockingbird Tower'];
/** Whose plan is chosen for the disclosure report though none is adopted yet. */
const DISCLOSED = 'Larch Street Lofts';

const KEEP = 'Keep current contribution';
const STEADY = 'Steady increase';

type Given = Partial<PlanSettings>;

/** Two or three ways to fund, by what the property is short of. */
function plansOf(
  proposal: PlanSettings,
  percentFunded: number | null,
  fiscalYear: number,
): [string, Given][] {
  const target = { amount: null, percent: 70, year: fiscalYear + 9 };
  const full = { amount: null, percent: null, year: fiscalYear + 19 };
  const rise = Math.min(8, proposal.increaseRate + 1.5);
  const plans: [string, Given][] = [
    [KEEP, {}],
    [STEADY, { method: 'baseline', increaseRate: rise }],
  ];
  if (percentFunded === null) return plans;
  if (percentFunded >= 70)
    return [...plans, ['Fully funded in twenty years', { method: 'fullFunding', goal: full }]];
  return [...plans, ['70% funded in ten years', { method: 'targetPercent', goal: target }]];
}

/** An assessment that gives a fund which is far behind a start, and then as much a year as today. */
function assessmentPlan(proposal: PlanSettings, units: number, fiscalYear: number): [string, Given] {
  const amount = toCents(2_500 * units) / 100;
  const purpose = 'Catching up on deferred work';
  return [
    'One-time assessment',
    {
      method: 'custom',
      increaseRate: proposal.increaseRate,
      specialAssessments: [
        { year: fiscalYear + 1, amount, purpose, status: 'planned', dueDate: `${fiscalYear + 1}-07-01` },
      ],
    },
  ];
}

/** What a board decided some weeks before a day. */
export const decisionBefore = (day: string) => ({
  meetingDate: addDays(day, -24),
  votesFor: 4,
  votesAgainst: 1,
  votesAbstained: null,
  note: 'Adopted with the budget. To be reviewed after the next reserve study.',
});

interface Planner {
  clock: Clock;
  /** Who plans: a demo user, with the rights of work that nobody asked for. */
  person: DemoPerson & { userId: string };
}

/**
 * Plans of a property's current year, made by the service itself: created, compared, recommended, here and there adopted.
 * Answers the adopted one with its planner.
 */
export async function addPlans(
  tx: Tx,
  place: DemoPlace & { fiscalYear: number; name: string },
  { clock, person }: Planner,
): Promise<{ planId: string; actor: Actor } | null> {
  if (place.name === UNPLANNED) return null;
  const fullName = `${person.firstName} ${person.lastName}`;
  const actor: Actor = { ...workActor([place.workspaceId], fullName), userId: person.userId };
  const by = { actor, clock };
  const { fiscalYear } = place;
  const asked = { propertyId: place.propertyId, fiscalYear };
  const held = await requireYear(tx, actor, clock, asked, { lock: true });
  const basis = await basisOfYear(tx, held, fiscalYear);
  const proposal = currentSettings(basis.financials);
  const { rows } = computeDefaultPlan(basis).result!;
  const percentFunded = fundingFigures(rows).percentFundedStart;
  const wanted = plansOf(proposal, percentFunded, fiscalYear);
  if (percentFunded !== null && percentFunded < 25)
    wanted.push(assessmentPlan(proposal, held.access.property.numberOfUnits, fiscalYear));
  const made = new Map<string, PlanRow>();
  for (const [name, given] of wanted) {
    const settings = { ...proposal, ...given };
    const plan = { basis, plans: [...made.values()], name, settings, verb: 'Created the plan' };
    made.set(name, await storePlan(tx, by, held, plan));
  }
  const last = [...made.values()].filter((plan) => plan.infeasibleReason === null).at(-1) ?? made.get(KEEP)!;
  await recommendPlan(tx, by, last.planId, true);
  if (place.name === DISCLOSED) await disclosePlan(tx, by, last.planId, true);
  if (!ADOPTED.includes(place.name)) return null;
  const { planId, version } = made.get(STEADY)!;
  await adoptPlan(tx, by, { planId, version }, decisionBefore(clock.today()));
  return { planId, actor };
}
