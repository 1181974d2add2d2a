import { randomUUID } from 'node:crypto';
import type {
  BankConfiguration,
  LookalikeAnswerInput,
  NewBankAccountInput,
} from '@roofline/schema/ledger/bank';
import { dayText } from '@roofline/schema/value/day';
import { limits } from '@roofline/schema/value/limits';
import { formatLimit, toCents } from '@roofline/schema/value/money';
import type { Tx } from '../../platform/database';
import { newId } from '../../platform/ids';
import { conflict, notFound, ruleFailed } from '../../platform/problem';
import { assertVersion } from '../../platform/versions';
import { holdLedger, recordLedger, type LedgerChange } from '../change';
import { findBalances, stateBalances } from '../repository/balances';
import {
  deleteBankByHand,
  findBanks,
  insertBanks,
  tellApart,
  updateBanks,
  type BankRow,
} from '../repository/banks';
import { moveVersion } from '../repository/book';
import { readBankConfiguration } from './banks';
import { toldApartOf } from './lookalikes';

type Called = Pick<BankRow, 'name' | 'institution'>;

const called = ({ name, institution }: Called) => JSON.stringify([name, institution ?? '']).toLowerCase();

/** Refuses a second account of the same name at the same bank: its money would count twice. */
function assertAddable(rows: readonly BankRow[], input: NewBankAccountInput, today: string): void {
  if (input.asOf > today) throw ruleFailed('As of should be today or a day before', 'asOf');
  if (rows.length >= limits.bankAccounts)
    throw conflict(
      `A ledger can have at most ${limits.bankAccounts} bank accounts. Remove one first.`,
      'tooMany',
    );
  if (rows.some((row) => called(row) === called(input)))
    throw ruleFailed('This property has a bank account of this name: choose another name', 'name');
}

/** Adds a bank account that no source names, with its balance at the end of a day. */
export async function addBankAccount(
  tx: Tx,
  change: LedgerChange,
  asked: string,
  input: NewBankAccountInput,
): Promise<BankConfiguration> {
  const { access, book } = await holdLedger(tx, change, asked);
  const { workspaceId, propertyId } = access.property;
  assertAddable(await findBanks(tx, [propertyId]), input, change.deps.clock.today());
  const { balance, asOf, ...values } = input;
  const bankAccountId = newId();
  const row = { workspaceId, propertyId, bankAccountId, sourceId: null, externalId: `hand ${randomUUID()}` };
  await insertBanks(tx, [{ ...row, ...values, glCode: null, version: 1 }]);
  await stateBalances(tx, [{ workspaceId, bankAccountId, asOf, balance: toCents(balance) }]);
  await moveVersion(tx, book, 'bank');
  const description = `Added the bank account ${input.name} with a balance of ${formatLimit(balance)} as of ${dayText(asOf)}`;
  await recordLedger(tx, change, access, { description });
  return readBankConfiguration(tx, { actor: change.actor, clock: change.deps.clock }, propertyId);
}

/** Removes a bank account that a person added, with its balances; refuses one of a source, as a sync would add it again. */
export async function removeBankAccount(
  tx: Tx,
  change: LedgerChange,
  at: { propertyId: string; bankAccountId: string; version: number },
): Promise<void> {
  const { access, book } = await holdLedger(tx, change, at.propertyId);
  const rows = await findBanks(tx, [access.property.propertyId]);
  const row = rows.find(({ bankAccountId }) => bankAccountId === at.bankAccountId.toLowerCase());
  if (!row) throw notFound();
  assertVersion(book.bankVersion, at.version);
  if (!(await deleteBankByHand(tx, row)))
    throw conflict(
      'A source names this bank account, so it stays. Set its fund to unmapped instead.',
      'named',
    );
  await moveVersion(tx, book, 'bank');
  await recordLedger(tx, change, access, { description: `Removed the bank account ${row.name}` });
}

/** Merges an account by hand into that of a source: moves its fund, institution and balances, and deletes it. */
async function join(tx: Tx, hand: BankRow, named: BankRow): Promise<void> {
  const { bankAccountId } = named;
  const fund = hand.fund === 'unmapped' ? named.fund : hand.fund;
  const institution = named.institution ?? hand.institution;
  if (fund !== named.fund || institution !== named.institution)
    await updateBanks(tx, [{ ...named, fund, institution }]);
  const stated = await findBalances(tx, [hand.bankAccountId]);
  await stateBalances(
    tx,
    stated.map(({ workspaceId, asOf, balance }) => ({ workspaceId, bankAccountId, asOf, balance })),
  );
  await deleteBankByHand(tx, hand);
}

/** Saves a person's answer whether an account by hand is the same as one of a source: if so, merges them, else keeps both. */
export async function answerLookalike(
  tx: Tx,
  change: LedgerChange,
  at: { propertyId: string; bankAccountId: string; version: number },
  { sourceBankAccountId, isSame }: LookalikeAnswerInput,
): Promise<BankConfiguration> {
  const { access, book } = await holdLedger(tx, change, at.propertyId);
  const { propertyId } = access.property;
  const rows = await findBanks(tx, [propertyId]);
  const hand = rows.find(
    ({ bankAccountId, sourceId }) => bankAccountId === at.bankAccountId.toLowerCase() && sourceId === null,
  );
  if (!hand) throw notFound();
  const named = rows.find(
    ({ bankAccountId, sourceId }) => bankAccountId === sourceBankAccountId.toLowerCase() && sourceId !== null,
  );
  if (!named)
    throw ruleFailed('Choose a bank account that a source of this property names', 'sourceBankAccountId');
  assertVersion(book.bankVersion, at.version);
  if (isSame) await join(tx, hand, named);
  else {
    const apart = [...new Set([...toldApartOf(hand), named.externalId])];
    await tellApart(tx, hand, JSON.stringify(apart));
  }
  await moveVersion(tx, book, 'bank');
  const description = isSame
    ? `Removed the bank account ${hand.name}, which is the same as ${named.name}`
    : `Kept the bank account ${hand.name} beside ${named.name}`;
  await recordLedger(tx, change, access, { description });
  return readBankConfiguration(tx, { actor: change.actor, clock: change.deps.clock }, propertyId);
}
