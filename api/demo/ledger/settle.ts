import { addDays } from '@roofline/schema/value/day';
import { toDollars, type Cents } from '@roofline/schema/value/money';
import { payeeKey } from '../../src/ledger/payee';
import { mapLines, type LineMapping } from '../../src/ledger/repository/lines';
import { keepRules } from '../../src/ledger/repository/rules';
import { bankBalancesOn } from '../../src/ledger/service';
import { placements } from '../../src/placement/service';
import type { Actor } from '../../src/platform/actor';
import type { Clock } from '../../src/platform/clock';
import type { Tx } from '../../src/platform/database';
import { newId } from '../../src/platform/ids';
import { BY_HAND } from '../open-ledger/placements';
import type { DemoPlace } from '../property/rows';
import { expenseLines } from './repository';
import type { DemoLedger } from './ledger';
import type { DemoPosting } from './posting';

/** What transactions of a property are mapped to, by name. */
export interface Targets {
  lineages: ReadonlyMap<string, string>;
  projects: ReadonlyMap<string, string>;
}

interface Settling {
  actor: Actor;
  clock: Clock;
}

/** Payees whose transactions are remembered: always for the same component. */
const REMEMBERED: Record<string, string> = {
  'Clearflow Plumbing': 'Sewer laterals - clean and repair allowance',
  'Cascade Waterproofing': 'Elevated walkway decks - waterproof coating',
  'Sound Envelope': 'Exterior metal - paint',
};

/** Rules for payees, by the payee; lines that follow them are mapped with the others. */
async function rememberPayees(
  tx: Tx,
  { workspaceId, propertyId, now }: DemoPlace,
  { lineages }: Targets,
): Promise<Map<string, string>> {
  const rules = Object.entries(REMEMBERED).flatMap(([payee, component]) => {
    const lineageId = lineages.get(component);
    if (lineageId === undefined) return [];
    const about = { payee, payeeKey: payeeKey(payee), glCode: '', lineageId, projectId: null };
    return { workspaceId, propertyId, ruleId: newId(), ...about, isUnexpected: null, createdAt: now };
  });
  const kept = await keepRules(tx, rules);
  return new Map(kept.map(({ payee, ruleId }) => [payee!, ruleId]));
}

const keyOf = ({
  date,
  code,
  amount,
  reference,
}: Pick<DemoPosting, 'date' | 'code' | 'amount' | 'reference'>) =>
  JSON.stringify([date, code, amount, reference]);

/** What is said of a posting, by hand or by a rule; null where nothing is. */
function mappingOf(
  { component, project, payee, isUnexpected = false }: DemoPosting,
  { lineages, projects }: Targets,
  rules: ReadonlyMap<string, string>,
): LineMapping | null {
  if (component === undefined && project === undefined && !isUnexpected) return null;
  const ruleId = component === REMEMBERED[payee] && !project ? (rules.get(payee) ?? null) : null;
  return {
    lineageId: component === undefined ? null : lineages.get(component)!,
    projectId: project === undefined ? null : projects.get(project)!,
    isUnexpected,
    mappedBy: ruleId === null ? 'user' : 'rule',
    ruleId,
  };
}

/** Maps what is known of a ledger's expenses: each target in one statement. */
export async function mapExpenses(
  tx: Tx,
  place: DemoPlace,
  { ledger, targets }: { ledger: DemoLedger; targets: Targets },
): Promise<void> {
  const rules = await rememberPayees(tx, place, targets);
  const known = await expenseLines(tx, place);
  const idOf = new Map(known.map((row) => [keyOf({ ...row, reference: row.reference ?? '' }), row.id]));
  const groups = new Map<string, { mapping: LineMapping; ids: string[] }>();
  for (const posting of ledger.postings) {
    const id = idOf.get(keyOf(posting));
    const mapping = mappingOf(posting, targets, rules);
    if (id === undefined || mapping === null) continue;
    const name = JSON.stringify(Object.values(mapping));
    const group = groups.get(name) ?? { mapping, ids: [] };
    groups.set(name, { mapping, ids: [...group.ids, id] });
  }
  for (const { mapping, ids } of groups.values()) await mapLines(tx, place, ids, mapping);
}

/** A certificate: how long ago it began and how long it runs, in days. */
type Certificate = [
  institution: string,
  account: string,
  principal: Cents,
  rate: number,
  began: number,
  runs: number,
];

const CERTIFICATES: readonly Certificate[] = [
  ['Tacoma Community Bank', 'CD 4471', 150_000_00, 4.15, 290, 365],
  ['Puget Savings', 'CD 20-118', 150_000_00, 4.05, 260, 548],
  ['Evergreen Trust', 'CD 0093', 125_000_00, 3.9, 200, 730],
  ['Cascadia Credit Union', 'CD 77', 100_000_00, 3.75, 120, 1096],
]; // prettier-ignore

/** Where the reserve money lies: a ladder of certificates, and the rest in savings, so that all of it is what the ledger says. */
export async function addLadder(tx: Tx, { propertyId }: DemoPlace, { actor, clock }: Settling): Promise<void> {
  const today = clock.today();
  const banks = await bankBalancesOn(tx, [propertyId], today);
  let rest = banks.reduce((sum, { fund, balance }) => sum + (fund === 'reserve' ? (balance ?? 0) : 0), 0);
  const change = { actor, propertyId, clock };
  for (const [institution, account, principal, interestRate, began, runs] of CERTIFICATES) {
    if (rest < principal) break;
    rest -= principal;
    const startDate = addDays(today, -began);
    await placements.add(tx, change, {
      institution, account, kind: 'certificate', principal: toDollars(principal), interestRate, compounding: 'paidOut',
      startDate, maturityDate: addDays(startDate, runs), notes: 'Interest is paid into the savings account.',
    });
  }
  await placements.add(tx, change, {
    institution: 'Harbor Federal', account: 'Reserve savings', kind: 'savings', principal: toDollars(rest),
    interestRate: 1.75, compounding: 'monthly', startDate: today, maturityDate: null, notes: null,
  });
} // prettier-ignore

/** What the manager of the connected one entered beside what its books state. */
export async function addOwnPlacement(
  tx: Tx,
  { propertyId }: DemoPlace,
  { actor, clock }: Settling,
): Promise<void> {
  const { institution, account, principal, rate, began, runs } = BY_HAND;
  const startDate = addDays(clock.today(), -began);
  await placements.add(tx, { actor, propertyId, clock }, {
    institution, account, kind: 'certificate', principal: toDollars(principal), interestRate: rate, compounding: 'paidOut',
    startDate, maturityDate: addDays(startDate, runs), notes: 'Opened by the board; the books do not have it yet.',
  });
} // prettier-ignore
