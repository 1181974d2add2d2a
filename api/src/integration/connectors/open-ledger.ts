import { ACCOUNT_KINDS, type AccountKind } from '@roofline/schema/ledger/account';
import type { ExternalAssociation } from '@roofline/schema/integration/credential';
import { z } from 'zod';
import type { BankBalanceSeen, LedgerAccountSeen, LedgerLine } from '../../ledger/service';
import type { Access, Connector, LedgerPage } from './connector';
import { askOpenLedger, wholeList } from './open-ledger-lists';
import { readPlacements } from './open-ledger-placements';
import { centsOf, cut, dayOf, lengths, looseList, looseText, moneyIn } from './reading';

const LINES_A_PAGE = 500;

const fund = z.enum(['reserve', 'operating']).nullish().catch(null);
const kind = z.enum(ACCOUNT_KINDS).catch('unknown');

const association = z.object({ code: looseText, name: looseText });
const account = z.object({ code: looseText, name: looseText, kind, fund });
const change = z.object({
  id: looseText,
  deleted: z.boolean().nullish().catch(null),
  date: z.unknown().optional(),
  account: looseText,
  debit: z.unknown().optional(),
  credit: z.unknown().optional(),
  description: looseText,
  payee: looseText,
  reference: looseText,
  fund,
  balance: z.unknown().optional(),
});
const balance = z.object({
  id: looseText,
  name: looseText,
  institution: looseText,
  account: looseText,
  fund,
  asOf: z.unknown().optional(),
  balance: z.unknown().optional(),
});

async function readAccounts(access: Access, code: string): Promise<LedgerAccountSeen[]> {
  const all = await wholeList(access, ['associations', code, 'accounts'], 'accounts', account);
  return all
    .map((each) => ({
      glCode: cut(each.code, lengths.glCode),
      glName: cut(each.name || each.code, lengths.glName),
      kind: each.kind,
      ...(each.fund && each.kind === 'bank' ? { fund: each.fund } : {}),
    }))
    .filter(({ glCode }) => glCode !== '');
}

/** Returns a line, or a description of its fault. */
function lineOf(each: z.infer<typeof change>, kindOf: (glCode: string) => AccountKind): LedgerLine | string {
  const date = dayOf(each.date);
  const [debit, credit] = [centsOf(each.debit ?? 0), centsOf(each.credit ?? 0)];
  const glCode = cut(each.account, lengths.glCode);
  const called = `Transaction ${cut(each.id, 60)}`;
  if (!date) return `${called}: its date is not a day`;
  if (debit === null || credit === null) return `${called}: its debit or credit is not an amount`;
  if (glCode === '') return `${called}: it names no account`;
  return {
    externalId: cut(each.id, lengths.externalId),
    date,
    glCode,
    amount: moneyIn(kindOf(glCode), debit, credit),
    description: cut(each.description, lengths.description),
    payee: cut(each.payee, lengths.payee) || null,
    reference: cut(each.reference, lengths.reference) || null,
    sourceFund: each.fund ?? null,
    runningBalance: each.balance == null ? null : centsOf(each.balance),
  };
}

const changes = z.object({ changes: looseList, cursor: z.string().min(1).max(2000), hasMore: z.boolean() });

async function readChanges(
  access: Access,
  code: string,
  cursor: string | null,
  kindOf: (glCode: string) => AccountKind,
): Promise<LedgerPage> {
  const query = { limit: String(LINES_A_PAGE), ...(cursor === null ? {} : { cursor }) };
  const reply = (await askOpenLedger(access, ['associations', code, 'transactions'], query, changes))!;
  const page: LedgerPage = {
    lines: [],
    accounts: [],
    deletedExternalIds: [],
    wholeDays: null,
    cursor: reply.cursor,
    // A cursor that does not move would be read forever.
    hasMore: reply.hasMore && reply.cursor !== cursor,
    unreadable: [],
  };
  for (const each of reply.changes.slice(0, 2 * LINES_A_PAGE)) {
    const read = change.safeParse(each);
    const id = read.success ? cut(read.data.id, lengths.externalId) : '';
    if (!read.success || id === '') page.unreadable.push('A transaction without an id');
    else if (read.data.deleted) page.deletedExternalIds.push(id);
    else {
      const line = lineOf(read.data, kindOf);
      if (typeof line === 'string') page.unreadable.push(line);
      else page.lines.push(line);
    }
  }
  return page;
}

async function readBalances(access: Access, code: string): Promise<BankBalanceSeen[]> {
  const all = await wholeList(access, ['associations', code, 'balances'], 'balances', balance);
  return all.flatMap((each) => {
    const [asOf, cents] = [dayOf(each.asOf), centsOf(each.balance)];
    const externalId = cut(each.id, lengths.externalId);
    if (!asOf || cents === null || externalId === '') return [];
    return {
      externalId,
      name: cut(each.name || each.id, lengths.name),
      institution: cut(each.institution, lengths.name) || null,
      glCode: cut(each.account, lengths.glCode) || null,
      fund: each.fund ?? null,
      asOf,
      balance: cents,
    };
  });
}

/** The connector of any service with the protocol of docs/open-ledger-protocol.md. */
export const openLedger: Connector = {
  async listAssociations(access): Promise<ExternalAssociation[]> {
    const all = await wholeList(access, ['associations'], 'associations', association);
    return all
      .filter(({ code }) => code.trim() !== '')
      .map(({ code, name }) => ({ code: cut(code, 100), name: cut(name || code, lengths.name) }));
  },
  open(access, code) {
    let seen: Promise<LedgerAccountSeen[]> | undefined;
    const accounts = () => (seen ??= readAccounts(access, code));
    return {
      accounts,
      async transactions(cursor) {
        const kinds = new Map((await accounts()).map((each) => [each.glCode, each.kind]));
        return readChanges(access, code, cursor, (glCode) => kinds.get(glCode) ?? 'unknown');
      },
      balances: () => readBalances(access, code),
      placements: () => readPlacements(access, code),
    };
  },
};
