import { changesOf, changeList, type WordedField } from '@roofline/schema/activity/changes';
import type { BankBalances, BankConfiguration, BankConfigurationInput } from '@roofline/schema/ledger/bank';
import { toDollars } from '@roofline/schema/value/money';
import type { Actor } from '../../platform/actor';
import type { Clock } from '../../platform/clock';
import type { Tx } from '../../platform/database';
import { ruleFailed } from '../../platform/problem';
import { assertVersion } from '../../platform/versions';
import { reachedProperties, requireProperty, type PropertyAccess } from '../../property/access';
import { holdLedger, recordLedger, type LedgerChange } from '../change';
import { findBalances } from '../repository/balances';
import { findBanks, findBanksOnDay, updateBanks, type BankOnDay, type BankRow } from '../repository/banks';
import { findBooks, moveVersion } from '../repository/book';
import { lookalikesOf } from './lookalikes';
import { saveStatedBalances } from './stated-balances';

/** The actor who reads, and the clock for today's balances. */
interface Viewer {
  actor: Actor;
  clock: Clock;
}

type Accesses = ReadonlyMap<string, PropertyAccess>;

const seenIn = (access: Accesses) => [...access].filter(([, { actions }]) => actions.viewLedger);

const presentBank = ({
  bankAccountId,
  name,
  institution,
  glCode,
  isByHand,
  fund,
  balance,
  asOf,
  origin,
}: BankOnDay) => ({
  bankAccountId,
  name,
  institution,
  glCode,
  isByHand,
  fund,
  balance: balance === null ? null : toDollars(balance),
  asOf,
  origin,
});

/** Returns the configurations of properties, by property, in three statements however many there are. */
async function bankConfigurations(
  tx: Tx,
  access: Accesses,
  today: string,
): Promise<Map<string, BankConfiguration>> {
  const seen = seenIn(access);
  const ids = seen.map(([id]) => id);
  const rows = await findBanksOnDay(tx, ids, today);
  const books = await findBooks(tx, ids);
  const stated = await findBalances(tx, rows.map(({ bankAccountId }) => bankAccountId)); // prettier-ignore
  const statedOf = (bank: BankOnDay) =>
    stated
      .filter(({ bankAccountId }) => bankAccountId === bank.bankAccountId)
      .map(({ asOf, balance }) => ({ asOf, balance: toDollars(balance) }));
  return new Map(
    seen.map(([propertyId, { actions }]) => {
      const own = rows.filter((row) => row.propertyId === propertyId);
      const accounts = own.map((row) => ({ ...presentBank(row), statedBalances: statedOf(row) }));
      const isMissing = !accounts.some(({ fund }) => fund === 'reserve');
      const version = books.get(propertyId)?.bankVersion ?? 0;
      return [
        propertyId,
        {
          propertyId,
          accounts,
          lookalikes: lookalikesOf(own),
          isMissing,
          version,
          viewerCan: { edit: actions.editLedger },
        },
      ];
    }),
  );
}

/** Returns the balances of properties on a day, by property, in one statement however many there are. */
async function balancesOn(tx: Tx, access: Accesses, on: string): Promise<Map<string, BankBalances>> {
  const ids = seenIn(access).map(([id]) => id);
  const rows = await findBanksOnDay(tx, ids, on);
  return new Map(
    ids.map((propertyId) => {
      const own = rows.filter((row) => row.propertyId === propertyId);
      const accounts = own.map((row) => {
        const { glCode: _glCode, isByHand: _isByHand, ...shown } = presentBank(row);
        return shown;
      });
      return [propertyId, { propertyId, on, accounts }];
    }),
  );
}

const one = async (tx: Tx, actor: Actor, propertyId: string) => {
  const access = await requireProperty(tx, actor, propertyId, { need: 'viewLedger' });
  return { id: access.property.propertyId, access: new Map([[access.property.propertyId, access]]) };
};

/** Returns the bank accounts of a property and their funds, with today's balances. */
export async function readBankConfiguration(
  tx: Tx,
  { actor, clock }: Viewer,
  propertyId: string,
): Promise<BankConfiguration> {
  const { id, access } = await one(tx, actor, propertyId);
  return (await bankConfigurations(tx, access, clock.today())).get(id)!;
}

/** Returns them for many properties in the order of the ids; null where the viewer may not see the ledger. */
export async function bankConfigurationsOf(
  tx: Tx,
  { actor, clock }: Viewer,
  propertyIds: readonly string[],
): Promise<(BankConfiguration | null)[]> {
  const access = await reachedProperties(tx, actor, propertyIds);
  const found = await bankConfigurations(tx, access, clock.today());
  return propertyIds.map((id) => found.get(id.toLowerCase()) ?? null);
}

/** Returns the balances of a property's bank accounts at the end of a day; today by default. */
export async function readBankBalances(
  tx: Tx,
  { actor, clock }: Viewer,
  propertyId: string,
  on: string = clock.today(),
): Promise<BankBalances> {
  const { id, access } = await one(tx, actor, propertyId);
  return (await balancesOn(tx, access, on)).get(id)!;
}

/** Returns them for many properties in the order of the ids; null where the viewer may not see the ledger. */
export async function bankBalancesOf(
  tx: Tx,
  { actor, clock }: Viewer,
  propertyIds: readonly string[],
  on: string = clock.today(),
): Promise<(BankBalances | null)[]> {
  const found = await balancesOn(tx, await reachedProperties(tx, actor, propertyIds), on);
  return propertyIds.map((id) => found.get(id.toLowerCase()) ?? null);
}

/** Returns bank accounts with the values of the request; throws 422 where one is not of the property. */
function changedBanks(rows: readonly BankRow[], input: BankConfigurationInput): Map<BankRow, BankRow> {
  const known = new Map(rows.map((row) => [row.bankAccountId, row]));
  const changed = new Map<BankRow, BankRow>();
  for (const [index, { bankAccountId, statedBalances: _stated, ...values }] of input.accounts.entries()) {
    const row = known.get(bankAccountId.toLowerCase());
    if (!row)
      throw ruleFailed(
        'This bank account is not in the ledger: reload the list',
        `accounts.${index}.bankAccountId`,
      );
    changed.set(row, { ...row, ...values });
  }
  return changed;
}

const FIELDS: WordedField<BankRow>[] = [
  { label: 'name', words: ({ name }) => name },
  { label: 'fund', words: ({ fund }) => fund },
  { label: 'institution', words: ({ institution }) => institution ?? 'none' },
];

/** Saves funds, names, institutions and stated balances of bank accounts. */
export async function saveBankConfiguration(
  tx: Tx,
  change: LedgerChange,
  at: { propertyId: string; version: number },
  input: BankConfigurationInput,
): Promise<BankConfiguration> {
  const { access, book } = await holdLedger(tx, change, at.propertyId);
  const { propertyId } = access.property;
  assertVersion(book.bankVersion, at.version);
  const today = change.deps.clock.today();
  const rows = await findBanks(tx, [propertyId]);
  const asked = changedBanks(rows, input);
  const differing = [...asked].flatMap(([before, after]) => {
    const changes = changesOf(FIELDS, { before, after });
    return changes.length === 0 ? [] : [{ before, after, changes }];
  });
  await updateBanks(tx, differing.map(({ after }) => after)); // prettier-ignore
  const stated = await saveStatedBalances(tx, rows, input.accounts, today);
  await moveVersion(tx, book, 'bank');
  const named = differing.map(
    ({ before, changes }) => `Changed the bank account ${before.name}: ${changeList(changes)}`,
  );
  await recordLedger(tx, change, access, ...[...named, ...stated].map((description) => ({ description })));
  return (await bankConfigurations(tx, new Map([[propertyId, access]]), today)).get(propertyId)!;
}
