import type { LedgerRule, LedgerRuleInput, RuleSaved, RulesOfProperty } from '@roofline/schema/ledger/rule';
import { limits } from '@roofline/schema/value/limits';
import { linesOfLineages } from '../../component/service';
import type { Clock } from '../../platform/clock';
import type { Tx } from '../../platform/database';
import { newId } from '../../platform/ids';
import { notFound, ruleFailed } from '../../platform/problem';
import { assertVersion } from '../../platform/versions';
import { reachedProperties, requireProperty, type PropertyAccess } from '../../property/access';
import { attachedProjects, type ProjectViewing } from '../../project/service';
import type { Actor } from '../../platform/actor';
import { counted, holdLedger, recordLedger, type LedgerChange } from '../change';
import { payeeKey } from '../payee';
import { followRules } from '../pending/ask';
import { findAccounts } from '../repository/accounts';
import {
  countLinesOfRules,
  countRules,
  deleteRule,
  findRule,
  findRules,
  keepRules,
  type NewRule,
  type RuleRow,
} from '../repository/rules';
import { targetOf, type Target } from './target';

const known = (ids: readonly (string | null)[]): string[] => [...new Set(ids.flatMap((id) => id ?? []))];

/** Returns rules as in the answer, in a few statements however many there are. */
export async function presentRules(
  tx: Tx,
  viewing: ProjectViewing,
  { rows, clock }: { rows: readonly RuleRow[]; clock: Clock },
): Promise<LedgerRule[]> {
  if (rows.length === 0) return [];
  const propertyIds = known(rows.map(({ propertyId }) => propertyId));
  const accounts = await findAccounts(tx, propertyIds);
  const names = new Map(accounts.map((row) => [`${row.propertyId} ${row.glCode}`, row.glName]));
  const lineages = known(rows.map(({ lineageId }) => lineageId));
  const components = await linesOfLineages(tx, propertyIds, lineages, clock.today());
  const projects = await attachedProjects(tx, viewing, known(rows.map(({ projectId }) => projectId)));
  const counts = await countLinesOfRules(tx, rows.map(({ ruleId }) => ruleId)); // prettier-ignore
  return rows.map(({ ruleId, propertyId, payee, glCode, lineageId, projectId, isUnexpected, version }) => {
    const component = components.get(lineageId ?? '');
    const project = projects.get(projectId ?? '');
    return {
      ruleId,
      propertyId,
      payee,
      glCode: glCode || null,
      glName: names.get(`${propertyId} ${glCode}`) ?? null,
      propertyComponentId: component?.propertyComponentId ?? null,
      componentName: component?.name ?? null,
      projectId: project?.projectId ?? null,
      projectName: project?.name ?? null,
      isUnexpected,
      lineCount: counts.get(ruleId) ?? 0,
      version,
    };
  });
}

/** Returns the rules of the properties whose ledger the viewer may see, by property. */
async function rulesOf(
  tx: Tx,
  { actor, clock }: { actor: Actor; clock: Clock },
  access: ReadonlyMap<string, PropertyAccess>,
): Promise<Map<string, RulesOfProperty>> {
  const seen = [...access].filter(([, { actions }]) => actions.viewLedger).map(([id]) => id);
  const rows = await findRules(tx, seen);
  const shown = await presentRules(tx, { actor, access }, { rows, clock });
  return new Map(
    seen.map((propertyId) => [
      propertyId,
      { propertyId, rules: shown.filter((rule) => rule.propertyId === propertyId) },
    ]),
  );
}

/** Returns the rules of one property, by payee and account. */
export async function listRules(
  tx: Tx,
  viewer: { actor: Actor; clock: Clock },
  propertyId: string,
): Promise<LedgerRule[]> {
  const access = await requireProperty(tx, viewer.actor, propertyId, { need: 'viewLedger' });
  const id = access.property.propertyId;
  return (await rulesOf(tx, viewer, new Map([[id, access]]))).get(id)!.rules;
}

/** Returns the rules of many properties in the order of the ids; null where the viewer may not see the ledger. */
export async function listRulesOf(
  tx: Tx,
  viewer: { actor: Actor; clock: Clock },
  propertyIds: readonly string[],
): Promise<(RulesOfProperty | null)[]> {
  const found = await rulesOf(tx, viewer, await reachedProperties(tx, viewer.actor, propertyIds));
  return propertyIds.map((id) => found.get(id.toLowerCase()) ?? null);
}

/** The subject of a rule: a payee, an account, or both. */
export interface RuleAbout {
  payee: string | null;
  glCode: string | null;
}

/** Names the subject of a rule: `Apex Roofing`, `account 7010`, `Apex Roofing in account 7010`. */
const aboutWords = ({ payee, glCode }: RuleAbout): string =>
  [payee, glCode && `account ${glCode}`].filter(Boolean).join(' in ');

/**
 * Adds rules, or replaces those for the same payees and accounts, and applies them to all lines that no one mapped by hand.
 * The caller has locked the ledger.
 */
export async function remember(
  tx: Tx,
  change: LedgerChange,
  { property }: PropertyAccess,
  { about, target }: { about: readonly RuleAbout[]; target: Target },
): Promise<{ rows: RuleRow[]; alsoMapped: number; stillToMap: number }> {
  const { workspaceId, propertyId } = property;
  const { lineageId, projectId, isUnexpected } = target;
  const rules = about.map(({ payee, glCode }): NewRule => ({
    workspaceId,
    propertyId,
    ruleId: newId(),
    payee,
    payeeKey: payeeKey(payee),
    glCode: glCode ?? '',
    lineageId,
    projectId,
    isUnexpected,
    createdAt: change.deps.clock.now(),
  }));
  // Where a payee is written in several ways, the first one is stored.
  const byKey = new Map(
    rules.toReversed().map((rule) => [JSON.stringify([rule.payeeKey, rule.glCode]), rule]),
  );
  const rows = await keepRules(tx, [...byKey.values()]);
  if ((await countRules(tx, property)) > limits.ledgerRules)
    throw ruleFailed(
      `A property can have at most ${limits.ledgerRules} rules: remove some first`,
      'remember',
    );
  const payeeKeys = rows.flatMap((row) => row.payeeKey || []);
  const glCodes = rows.flatMap((row) => (row.payeeKey === '' ? row.glCode : []));
  const now = change.deps.clock.now();
  const { mapped, stillToMap } = await followRules(tx, property, now, { payeeKeys, glCodes });
  return { rows, alsoMapped: mapped, stillToMap };
}

/** Writes `34 transactions changed`, or with a job `52,000 transactions follow the rules as they are now`. */
const followedWords = ({ mapped, stillToMap }: { mapped: number; stillToMap: number }): string =>
  stillToMap > 0
    ? `${counted(stillToMap, 'transaction')} follow the rules as they are now`
    : `${counted(mapped, 'transaction')} changed`;

/** Writes `Remembered to map transactions of Apex Roofing to Flat roof: 34 transactions changed`. */
export function rememberedWords(
  rows: readonly RuleRow[],
  target: Target,
  { alsoMapped, stillToMap }: { alsoMapped: number; stillToMap: number },
): string {
  const of =
    rows.length === 1
      ? aboutWords(rows[0]!)
      : `${counted(rows.length, rows[0]!.payeeKey === '' ? 'account' : 'payee')}`;
  const followed = followedWords({ mapped: alsoMapped, stillToMap });
  return `Remembered to map transactions of ${of} ${target.words}: ${followed}`;
}

export async function addRule(
  tx: Tx,
  change: LedgerChange,
  propertyId: string,
  input: LedgerRuleInput,
): Promise<RuleSaved> {
  const { access } = await holdLedger(tx, change, propertyId);
  const { payee, glCode } = input;
  if (payee !== null && payeeKey(payee) === '')
    throw ruleFailed('Payee should have letters or digits', 'payee');
  const accounts = await findAccounts(tx, [access.property.propertyId]);
  if (glCode !== null && !accounts.some((one) => one.glCode === glCode))
    throw ruleFailed('GL Code should be an account of the ledger', 'glCode');
  const target = await targetOf(tx, change, access, input);
  const { rows, ...follow } = await remember(tx, change, access, { about: [{ payee, glCode }], target });
  const words = target.words ?? 'as expected';
  const description = rememberedWords(rows, { ...target, words }, follow);
  await recordLedger(tx, change, access, { description, projectId: target.projectId });
  const viewing = { actor: change.actor, access: new Map([[access.property.propertyId, access]]) };
  const [rule] = await presentRules(tx, viewing, { rows, clock: change.deps.clock });
  return { rule: rule!, ...follow };
}

/** Removes a rule: its lines follow the other rules, or become unmapped. */
export async function removeRule(
  tx: Tx,
  change: LedgerChange,
  at: { propertyId: string; ruleId: string; version: number },
): Promise<void> {
  const { access } = await holdLedger(tx, change, at.propertyId);
  const row = await findRule(tx, access.property, at.ruleId);
  if (!row) throw notFound();
  assertVersion(row.version, at.version);
  await deleteRule(tx, row);
  const now = change.deps.clock.now();
  const followed = await followRules(tx, access.property, now, { ruleId: row.ruleId });
  const words = `Removed the rule for ${aboutWords(row)}: ${followedWords(followed)}`;
  await recordLedger(tx, change, access, { description: words });
}
