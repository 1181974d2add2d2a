import { changeList, changesOf, type WordedField } from '@roofline/schema/activity/changes';
import {
  VARIANCE_LIMIT_LABELS,
  VARIANCE_LIMITS,
  type AccountUse,
  type GlConfiguration,
  type GlConfigurationInput,
  type VarianceLimits,
} from '@roofline/schema/ledger/account';
import { limits } from '@roofline/schema/value/limits';
import { cutTo } from '@roofline/schema/value/text';
import type { Actor } from '../../platform/actor';
import type { Tx } from '../../platform/database';
import { assertVersion } from '../../platform/versions';
import { reachedProperties, requireProperty, type PropertyAccess } from '../../property/access';
import { counted, holdLedger, recordLedger, type LedgerChange } from '../change';
import { enterBanks } from '../enter/banks';
import { followBankUse } from '../mapping/bank-use';
import { accountActivity, findAccounts, updateAccounts } from '../repository/accounts';
import { findBooks, moveVersion, saveLimits, type BookRow } from '../repository/book';
import { findSources } from '../repository/sources';
import { linesAhead } from '../pending/ahead';
import type { RulesFollowed } from '../pending/ask';
import { assertNotTurning, configured, followKinds, type Configured } from './kinds';

/** Returns the limits of variances of a property's book, or the default ones where it has no book. */
const limitsIn = ({ watchAbove, alertAbove }: VarianceLimits = VARIANCE_LIMITS): VarianceLimits => ({
  watchAbove,
  alertAbove,
});

/** Returns the limits of variances of a property. */
export const varianceLimitsOf = async (tx: Tx, propertyId: string): Promise<VarianceLimits> =>
  limitsIn((await findBooks(tx, [propertyId])).get(propertyId));

const LIMIT_FIELDS: WordedField<VarianceLimits>[] = [
  { label: VARIANCE_LIMIT_LABELS.watchAbove, words: ({ watchAbove }) => `${watchAbove}%` },
  { label: VARIANCE_LIMIT_LABELS.alertAbove, words: ({ alertAbove }) => `${alertAbove}%` },
];

/** Saves limits of variances where they change; returns the description for the activity. */
async function changeLimits(
  tx: Tx,
  book: BookRow,
  after: VarianceLimits | undefined,
): Promise<string | null> {
  const changes = after ? changesOf(LIMIT_FIELDS, { before: book, after }) : [];
  if (!after || changes.length === 0) return null;
  await saveLimits(tx, book, after);
  return `Changed when figures off their plan are marked: ${changeList(changes)}`;
}

/** Returns the configurations of properties, by property, in a few statements however many there are. */
async function glConfigurations(
  tx: Tx,
  access: ReadonlyMap<string, PropertyAccess>,
): Promise<Map<string, GlConfiguration>> {
  const seen = [...access].filter(([, { actions }]) => actions.viewLedger);
  const ids = seen.map(([id]) => id);
  const rows = await findAccounts(tx, ids);
  const used = new Map(
    (await accountActivity(tx, ids)).map((row) => [`${row.propertyId} ${row.glCode}`, row]),
  );
  const books = await findBooks(tx, ids);
  return new Map(
    seen.map(([propertyId, { actions }]) => {
      const own = rows.filter((row) => row.propertyId === propertyId);
      const accounts = own.map(({ glCode, glName, kind, sourceKind, use, suggestedUse }) => {
        const { lineCount = 0, lastDate = null } = used.get(`${propertyId} ${glCode}`) ?? {};
        return { glCode, glName, kind, sourceKind, use, suggestedUse, lineCount, lastDate };
      });
      const isMissing = !own.some(({ use }) => use === 'reserveIncome' || use === 'reserveExpense');
      const book = books.get(propertyId);
      const viewerCan = { edit: actions.editLedger };
      const version = book?.glVersion ?? 0;
      return [
        propertyId,
        { propertyId, accounts, isMissing, varianceLimits: limitsIn(book), version, viewerCan },
      ];
    }),
  );
}

/** Returns the uses of a property's accounts. */
export async function readGlConfiguration(
  tx: Tx,
  actor: Actor,
  propertyId: string,
): Promise<GlConfiguration> {
  const access = await requireProperty(tx, actor, propertyId, { need: 'viewLedger' });
  const id = access.property.propertyId;
  return (await glConfigurations(tx, new Map([[id, access]]))).get(id)!;
}

/** Returns them for many properties in the order of the ids; null where the viewer may not see the ledger. */
export async function glConfigurationsOf(
  tx: Tx,
  actor: Actor,
  propertyIds: readonly string[],
): Promise<(GlConfiguration | null)[]> {
  const found = await glConfigurations(tx, await reachedProperties(tx, actor, propertyIds));
  return propertyIds.map((id) => found.get(id.toLowerCase()) ?? null);
}

const USE_WORDS: Record<AccountUse, string> = {
  reserveIncome: 'reserve income',
  reserveExpense: 'reserve expense',
  operatingIncome: 'operating income',
  operatingExpense: 'operating expense',
  bank: 'bank account',
  ignored: 'ignored',
  unmapped: 'unmapped',
};

const cut = (words: string) =>
  words.length > limits.activityTextMax ? `${cutTo(words, limits.activityTextMax - 1)}…` : words;

/** Writes `Set what 2 accounts are used for: 7010 Roof as reserve expense; 4010 Dues as operating income`. */
function usesWords(changes: readonly Configured[]): string | null {
  const changed = changes.filter(({ before, after }) => before.use !== after.use);
  if (changed.length === 0) return null;
  const list = changed
    .map(({ after: { glCode, glName, use } }) => `${glCode} ${glName} as ${USE_WORDS[use]}`)
    .join('; ');
  const verb = changed.length === 1 ? 'is' : 'are';
  return cut(`Set what ${counted(changed.length, 'account')} ${verb} used for: ${list}`);
}

/** Writes `Corrected what 1 account is: 6200 Bank fees from bank to expense; 12 transactions turned round`. */
function kindsWords(
  changes: readonly Configured[],
  { lines, isByJob }: { lines: number; isByJob: boolean },
): string | null {
  const changed = changes.filter(({ before, after }) => before.kind !== after.kind);
  if (changed.length === 0) return null;
  const list = changed
    .map(
      ({ before, after: { glCode, glName, kind } }) => `${glCode} ${glName} from ${before.kind} to ${kind}`,
    )
    .join('; ');
  const verb = changed.length === 1 ? 'is' : 'are';
  const verbOf = isByJob ? (lines === 1 ? 'turns' : 'turn') : 'turned';
  const round = lines === 0 ? '' : `; ${counted(lines, 'transaction')} ${verbOf} round`;
  return cut(`Corrected what ${counted(changed.length, 'account')} ${verb}: ${list}${round}`);
}

/** Writes `The rules changed 12 transactions of these accounts`, or with a job `The rules go through 52,000 transactions …`. */
function remappedWords({ mapped, stillToMap }: RulesFollowed): string | null {
  if (stillToMap > 0) return `The rules go through ${counted(stillToMap, 'transaction')} of these accounts`;
  return mapped === 0 ? null : `The rules changed ${counted(mapped, 'transaction')} of these accounts`;
}

/** Saves kinds and uses of accounts; signs, funds and mappings of their transactions follow, at once or by a job. */
export async function saveGlConfiguration(
  tx: Tx,
  change: LedgerChange,
  at: { propertyId: string; version: number },
  input: GlConfigurationInput,
): Promise<GlConfiguration> {
  const { access, book } = await holdLedger(tx, change, at.propertyId);
  const { propertyId } = access.property;
  assertVersion(book.glVersion, at.version);
  const changes = configured(await findAccounts(tx, [propertyId]), input);
  assertNotTurning(await linesAhead(tx, access.property), input, changes);
  const changed = changes.map(({ after }) => after);
  await updateAccounts(tx, changed);
  const now = change.deps.clock.now();
  const turned = await followKinds(tx, book, changes, now);
  const remapped = await followBankUse(tx, book, changes, now);
  const banks = changed.filter(({ use, bankFund }) => use === 'bank' && bankFund === null);
  const [source] = banks.length > 0 ? await findSources(tx, [propertyId]) : [];
  if (source) {
    const { sourceId } = source;
    const accounts = banks.map(({ glCode, glName, kind }) => ({
      glCode,
      glName,
      kind,
      use: 'bank' as const,
    }));
    await enterBanks(tx, book, { sourceId, accounts, lines: [], deletedExternalIds: [], balances: [] });
  }
  const said = [
    kindsWords(changes, turned),
    usesWords(changes),
    remappedWords(remapped),
    await changeLimits(tx, book, input.varianceLimits),
  ];
  await moveVersion(tx, book, 'gl');
  await recordLedger(tx, change, access, ...said.map((description) => ({ description })));
  return (await glConfigurations(tx, new Map([[propertyId, access]]))).get(propertyId)!;
}
