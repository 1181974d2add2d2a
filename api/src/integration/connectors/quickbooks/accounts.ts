import type { AccountKind } from '@roofline/schema/ledger/account';
import { z } from 'zod';
import type { BankBalanceSeen, LedgerAccountSeen } from '../../../ledger/service';
import { SourceFault } from '../connector';
import { centsOf, cut, lengths, looseList, looseText, soleNumbers } from '../reading';
import type { AskCompany } from './ask';

/** The accounts of a page. An account has under 1 kB, and a reply at most 1 MB. */
const PAGE = 500;
const MOST_PAGES = 20;

const account = z.object({
  Id: z.string().min(1),
  AcctNum: looseText,
  Name: looseText,
  FullyQualifiedName: looseText,
  AccountType: looseText,
  CurrentBalance: z.unknown().optional(),
});
type Account = z.infer<typeof account>;
const answer = z.object({ QueryResponse: z.object({ Account: looseList }) });

const KINDS: Record<string, AccountKind> = {
  Bank: 'bank',
  'Accounts Receivable': 'asset',
  'Other Current Asset': 'asset',
  'Fixed Asset': 'asset',
  'Other Asset': 'asset',
  'Accounts Payable': 'liability',
  'Credit Card': 'liability',
  'Other Current Liability': 'liability',
  'Long Term Liability': 'liability',
  Equity: 'equity',
  Income: 'income',
  'Other Income': 'income',
  Expense: 'expense',
  'Other Expense': 'expense',
  'Cost of Goods Sold': 'expense',
};

export interface Accounts {
  byId: Map<string, LedgerAccountSeen>;
  balances(asOf: string): BankBalanceSeen[];
}

/** Returns all accounts, inactive ones too, since old transactions name them. */
async function listAccounts(ask: AskCompany): Promise<Account[]> {
  const found: Account[] = [];
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const query = `select * from Account where Active in (true, false) ORDERBY Id STARTPOSITION ${page * PAGE + 1} MAXRESULTS ${PAGE}`;
    const { QueryResponse } = await ask('query', { query }, answer);
    found.push(...QueryResponse.Account.flatMap((each) => account.safeParse(each).data ?? []));
    if (QueryResponse.Account.length < PAGE) return found;
  }
  throw new SourceFault(
    'wrong',
    `The company has more than ${PAGE * MOST_PAGES} accounts in QuickBooks Online. That is more than can be read.`,
  );
}

/** Reads the chart of accounts, by the ids of QuickBooks. */
export async function readAccounts(ask: AskCompany): Promise<Accounts> {
  const all = await listAccounts(ask);
  const isSole = soleNumbers(all.map(({ AcctNum }) => AcctNum));
  const byId = new Map(
    all.map((each) => {
      const glCode = cut(isSole(each.AcctNum) ? each.AcctNum : each.Id, lengths.glCode);
      const glName = cut(each.FullyQualifiedName || each.Name || glCode, lengths.glName);
      return [each.Id, { glCode, glName, kind: KINDS[each.AccountType] ?? 'unknown' }];
    }),
  );
  const balances = (asOf: string) =>
    all.flatMap(({ Id, AccountType, CurrentBalance }) => {
      const seen = byId.get(Id)!;
      const balance = centsOf(CurrentBalance);
      if (AccountType !== 'Bank' || balance === null) return [];
      const { glCode, glName: name } = seen;
      return {
        externalId: cut(Id, lengths.externalId),
        name,
        institution: null,
        glCode,
        fund: null,
        asOf,
        balance,
      };
    });
  return { byId, balances };
}
