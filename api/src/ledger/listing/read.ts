import type { Transaction, TransactionListInput, TransactionPage } from '@roofline/schema/ledger/transaction';
import { toDollars } from '@roofline/schema/value/money';
import { lineagesOf } from '../../component/service';
import type { Actor } from '../../platform/actor';
import type { Tx } from '../../platform/database';
import { inAskedOrder } from '../../platform/ids';
import { notFound } from '../../platform/problem';
import { reachedProperties, requireProperty } from '../../property/access';
import { codesOfFund } from '../fund';
import { findAccounts, type FundedAccount } from '../repository/accounts';
import { findLines } from '../repository/lines';
import { listLines, totalsByAccount, type LineFilter } from '../repository/list';
import { readCursor, writeCursor } from './cursor';
import { presentLines } from './present';
import { totalsOfList } from './totals';

const codesOf = (accounts: readonly FundedAccount[], isMeant: (account: FundedAccount) => boolean) =>
  accounts.filter(isMeant).map(({ glCode }) => glCode);

/** Returns the filter of a request, with the accounts and the component that it names looked up. */
async function filterOf(
  tx: Tx,
  propertyId: string,
  accounts: readonly FundedAccount[],
  asked: TransactionListInput,
): Promise<LineFilter> {
  const { from, to, fund, use, glCode, isUnexpected, isMapped, projectId } = asked;
  const component = asked.propertyComponentId;
  const isAsked = ({ glCode: code, use: its }: FundedAccount) =>
    (glCode === undefined || code === glCode) && (use === undefined || its === use);
  const text = asked.search?.toLowerCase();
  return {
    from,
    to,
    isUnexpected,
    isMapped,
    projectId,
    codes: glCode === undefined && use === undefined ? undefined : codesOf(accounts, isAsked),
    fund: fund && { fund, ...codesOfFund(accounts, fund) },
    lineageId: component && (await lineagesOf(tx, propertyId, [component]))[0],
    search: text
      ? {
          text,
          codes: codesOf(accounts, (one) => `${one.glCode} ${one.glName}`.toLowerCase().includes(text)),
        }
      : undefined,
  };
}

/** Returns a part of the transactions of a property, with figures of the whole filtered list. */
export async function pageOfTransactions(
  tx: Tx,
  actor: Actor,
  propertyId: string,
  asked: TransactionListInput,
): Promise<TransactionPage> {
  const access = await requireProperty(tx, actor, propertyId, { need: 'viewLedger' });
  const place = access.property;
  const { sort, desc, pageSize } = asked;
  const after = readCursor(asked.after, sort);
  const accounts = await findAccounts(tx, [place.propertyId]);
  const filter = await filterOf(tx, place.propertyId, accounts, asked);
  const totals = totalsOfList(await totalsByAccount(tx, place, filter), accounts);
  const found = await listLines(tx, place, filter, { sort, desc, after, limit: pageSize + 1 });
  const rows = found.slice(0, pageSize);
  const viewing = { actor, access: new Map([[place.propertyId, access]]) };
  return {
    items: await presentLines(tx, viewing, rows),
    ...totals,
    pageSize,
    moneyIn: toDollars(totals.moneyIn),
    moneyOut: toDollars(totals.moneyOut),
    nextCursor: found.length > pageSize ? writeCursor(rows.at(-1)!, sort) : null,
  };
}

/** Returns transactions in the order of the ids, null for those that the viewer may not see. */
export async function transactionsByIds(
  tx: Tx,
  actor: Actor,
  ids: readonly string[],
): Promise<(Transaction | null)[]> {
  const rows = await findLines(tx, ids);
  const access = await reachedProperties(tx, actor, [...new Set(rows.map(({ propertyId }) => propertyId))]);
  const seen = rows.filter(({ propertyId }) => access.get(propertyId)?.actions.viewLedger);
  const shown = await presentLines(tx, { actor, access }, seen);
  return inAskedOrder(ids, shown, ({ transactionId }) => transactionId);
}

/** Returns a transaction; 404 where the viewer may not see it. */
export async function readTransaction(tx: Tx, actor: Actor, transactionId: string): Promise<Transaction> {
  const [shown] = await transactionsByIds(tx, actor, [transactionId]);
  if (!shown) throw notFound();
  return shown;
}
