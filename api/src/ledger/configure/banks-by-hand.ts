import { randomUUID } from 'node:crypto';
import type { BankConfiguration, NewBankAccountInput } from '@roofline/schema/ledger/bank';
import { dayText } from '@roofline/schema/value/day';
import { limits } from '@roofline/schema/value/limits';
import { formatLimit, toCents } from '@roofline/schema/value/money';
import type { Tx } from '../../platform/database';
import { newId } from '../../platform/ids';
import { conflict, notFound, ruleFailed } from '../../platform/problem';
import { assertVersion } from '../../platform/versions';
import { holdLedger, recordLedger, type LedgerChange } from '../change';
import { stateBalances } from '../repository/balances';
import { deleteBankByHand, findBanks, insertBanks, type BankRow } from '../repository/banks';
import { moveVersion } from '../repository/book';
import { readBankConfiguration } from './banks';

type Called = Pick<BankRow, 'name' | 'institution'>;

const called = ({ name, institution }: Called) => JSON.stringify([name, institution ?? '']).toLowerCase();

/** A second account of the same name at the same bank would count its money twice. */
function assertAddable(rows: readonly BankRow[], input: NewBankAccountInput, today: string): void {
  if (input.asOf > today) throw ruleFailed('As of should be today or a day before', 'asOf');
  if (rows.length >= limits.bankAccounts)
    throw conflict(`A ledger can have at most ${limits.bankAccounts} bank accounts.`, 'tooMany');
  if (rows.some((row) => called(row) === called(input)))
    throw ruleFailed('This property has a bank account of this name: choose another name', 'name');
}

/** Adds a bank account that no source names, with what was in it at the end of a day. */
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

/** Removes a bank account that someone added, with its balances; one of a source comes back with its next sync and stays. */
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
