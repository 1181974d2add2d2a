import type { AccountKind } from '@roofline/schema/ledger/account';
import { z } from 'zod';
import type { BankBalanceSeen, LedgerAccountSeen } from '../../ledger/service';
import { askSource, readReply } from './ask';
import { SourceFault, type Access, type Connector } from './connector';
import { centsOf, cut, dayOf, lengths, looseList, looseText, soleNumbers } from './reading';
import { linesOf, transaction, type Transaction } from './buildium-transactions';
import { nextWindow, type DaysRead, type Window } from './windows';

// https://developer.buildium.com: /v1/associations, /v1/glaccounts, /v1/generalledger/transactions, /v1/glaccounts/balances.

const BASE = 'https://api.buildium.com/v1';
/** The transactions of a page. They have many lines, but 200 stay well below the size limit of a reply. */
const PAGE = 200;
const MOST_PAGES = 10;
/** The most account ids in one address. */
const ACCOUNTS_ASKED = 200;
/** The overlap of rounds, since updates shortly before a round began may appear late. */
const OVERLAP_MS = 3600_000;

const glAccount = z.object({
  Id: z.number(),
  AccountNumber: looseText,
  Name: looseText,
  Type: looseText,
  IsBankAccount: z.boolean().nullish().catch(false),
});
type GlAccount = z.infer<typeof glAccount>;
const withChildren = glAccount.extend({ SubAccounts: looseList });

type Query = readonly (readonly [name: string, value: string])[];

function ask<T>(access: Access, path: string, query: Query, shape: z.ZodType<T>): Promise<T> {
  const url = new URL(BASE + path);
  for (const [name, value] of query) url.searchParams.append(name, value);
  const headers = {
    'x-buildium-client-id': access.values.clientId ?? '',
    'x-buildium-client-secret': access.values.clientSecret ?? '',
    accept: 'application/json',
  };
  return askSource(access, { url, headers }).then((reply) => readReply(reply, shape));
}

/** Reads a whole list by `offset` and `limit`; throws `tooMuch` where it has too many pages. */
async function wholeList(access: Access, path: string, query: Query, limit = PAGE): Promise<unknown[]> {
  const found: unknown[] = [];
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const bounds = [['offset', String(page * limit)], ['limit', String(limit)]] as const; // prettier-ignore
    const part = await ask(access, path, [...query, ...bounds], z.array(z.unknown()));
    found.push(...part);
    if (part.length < limit) return found;
  }
  throw new SourceFault('tooMuch', 'Buildium has more transactions on one day than can be read.');
}

const KINDS: Record<string, AccountKind> = {
  asset: 'asset',
  liability: 'liability',
  equity: 'equity',
  income: 'income',
  expense: 'expense',
};
const kindOf = ({ Type, IsBankAccount }: GlAccount): AccountKind =>
  IsBankAccount ? 'bank' : (KINDS[Type.toLowerCase()] ?? 'unknown');

/** Returns the accounts and their subaccounts, by Buildium's id. */
async function readAccounts(access: Access): Promise<Map<number, LedgerAccountSeen>> {
  const accounts = (await wholeList(access, '/glaccounts', [])).flatMap((each): GlAccount[] => {
    const read = withChildren.safeParse(each);
    if (!read.success) return [];
    const children = read.data.SubAccounts.flatMap((child) => glAccount.safeParse(child).data ?? []);
    return [read.data, ...children];
  });
  const isSole = soleNumbers(accounts.map(({ AccountNumber }) => AccountNumber));
  return new Map(
    accounts.map((each) => {
      const number = isSole(each.AccountNumber) ? each.AccountNumber : String(each.Id);
      const glCode = cut(number, lengths.glCode);
      return [each.Id, { glCode, glName: cut(each.Name || glCode, lengths.glName), kind: kindOf(each) }];
    }),
  );
}

const ofAssociation = (code: string) =>
  [['selectionentitytype', 'Association'], ['selectionentityid', code]] as const; // prettier-ignore

/** Returns the parameters that name some accounts, for as many addresses as they need. */
const inParts = (accountIds: readonly number[]): Query[] =>
  Array.from({ length: Math.ceil(accountIds.length / ACCOUNTS_ASKED) }, (_, part) =>
    accountIds
      .slice(part * ACCOUNTS_ASKED, (part + 1) * ACCOUNTS_ASKED)
      .map((id) => ['glaccountids', String(id)] as const),
  );

/** Returns the transactions of some days. Buildium requires account ids in the query, so it asks for some at a time. */
async function transactionsOf(
  access: Access,
  accountIds: readonly number[],
  query: Query,
): Promise<{ found: Map<number, Transaction>; unreadable: string[] }> {
  const found = new Map<number, Transaction>();
  const unreadable: string[] = [];
  for (const ids of inParts(accountIds)) {
    for (const each of await wholeList(access, '/generalledger/transactions', [...query, ...ids])) {
      const read = transaction.safeParse(each);
      if (read.success) found.set(read.data.Id, read.data);
      else unreadable.push('A transaction without id or journal');
    }
  }
  return { found, unreadable };
}

const balanceShape = z.object({
  GLAccount: z.object({ Id: z.number() }),
  TotalBalance: z.unknown().optional(),
});

async function readBalances(
  access: Access,
  code: string,
  accounts: ReadonlyMap<number, LedgerAccountSeen>,
): Promise<BankBalanceSeen[]> {
  const banks = [...accounts].filter(([, { kind }]) => kind === 'bank').map(([id]) => id);
  const ofDay: Query = [
    ['accountingbasis', 'Accrual'],
    ['asofdate', access.today],
    ['entitytype', 'Association'],
    ['entityid', code],
  ];
  const replies: unknown[] = [];
  for (const ids of inParts(banks))
    replies.push(...(await wholeList(access, '/glaccounts/balances', [...ofDay, ...ids])));
  return replies.flatMap((each) => {
    const read = balanceShape.safeParse(each);
    const account = read.success ? accounts.get(read.data.GLAccount.Id) : undefined;
    const cents = read.success ? centsOf(read.data.TotalBalance) : null;
    if (!read.success || !account || cents === null) return [];
    return {
      externalId: String(read.data.GLAccount.Id),
      name: account.glName,
      institution: null,
      glCode: account.glCode,
      fund: null,
      asOf: access.today,
      balance: cents,
    };
  });
}

const association = z.object({ Id: z.number(), Name: looseText });

/** The connector of Buildium's Open API. */
export const buildium: Connector = {
  async listAssociations(access) {
    const all = await wholeList(access, '/associations', []);
    return all.flatMap((each) => {
      const read = association.safeParse(each);
      if (!read.success) return [];
      const code = String(read.data.Id);
      return { code, name: cut(read.data.Name || code, lengths.name) };
    });
  },
  open(access, code) {
    if (!/^\d{1,12}$/.test(code))
      throw new SourceFault(
        'wrong',
        'The association code of Buildium is a number. Check the association code.',
      );
    let seen: Promise<Map<number, LedgerAccountSeen>> | undefined;
    const accounts = () => (seen ??= readAccounts(access));
    const between = ({ from, to }: Window): Query => [['startdate', from], ['enddate', to], ...ofAssociation(code)]; // prettier-ignore
    const source = {
      async days(window: Window) {
        const known = await accounts();
        const { found, unreadable } = await transactionsOf(access, [...known.keys()], between(window));
        const read: DaysRead = { lines: [], accounts: [], unreadable };
        for (const each of found.values()) linesOf(each, code, known, read);
        return read;
      },
      async changedMonths(since: string, from: string) {
        const moment = new Date(Date.parse(since) - OVERLAP_MS).toISOString().replace(/\.\d+Z$/, 'Z');
        const query = [...between({ from, to: `${Number(access.today.slice(0, 4)) + 1}-12-31` }), ['lastupdatedfrom', moment] as const]; // prettier-ignore
        try {
          const { found } = await transactionsOf(access, [...(await accounts()).keys()], query);
          return new Set([...found.values()].flatMap(({ Date: date }) => dayOf(date)?.slice(0, 7) ?? []));
        } catch (error) {
          if (error instanceof SourceFault && error.kind === 'tooMuch') return null;
          throw error;
        }
      },
    };
    return {
      accounts: async () => [...(await accounts()).values()],
      transactions: (cursor) => nextWindow(source, cursor, access),
      balances: async () => readBalances(access, code, await accounts()),
    };
  },
};
