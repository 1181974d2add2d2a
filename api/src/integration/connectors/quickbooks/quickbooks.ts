import { z } from 'zod';
import { SourceFault, type Connector, type SignIn } from '../connector';
import { cut, dayOf, lengths, looseList, looseText } from '../reading';
import { nextWindow, type Window } from '../windows';
import { readAccounts, type Accounts } from './accounts';
import { companyOf, type AskCompany } from './ask';
import { COLUMNS, generalLedger, linesOf } from './report';
import { askForTokens, revokeTokens, signInAddress } from './tokens';

// https://developer.intuit.com: Accounting API, /v3/company/{realmId}: companyinfo, query, reports/GeneralLedger, cdc.

const companyInfo = z.object({ CompanyInfo: z.object({ CompanyName: looseText }) });

async function nameOf(realmId: string, ask: AskCompany): Promise<string> {
  const { CompanyInfo } = await ask(`companyinfo/${realmId}`, {}, companyInfo);
  return cut(CompanyInfo.CompanyName, lengths.name) || realmId;
}

/** The kinds of transactions whose changes the API reports. Others, such as payroll, appear when months are read again. */
const CHANGING =
  'Bill,BillPayment,CreditCardPayment,CreditMemo,Deposit,InventoryAdjustment,Invoice,JournalEntry,Payment,Purchase,RefundReceipt,SalesReceipt,Transfer,VendorCredit';
/** The API reports changes of the last 30 days, and at most 1,000 in an answer. */
const CHANGES_REACH_MS = 29 * 86_400_000;
const MOST_CHANGES = 1000;
/** The overlap of rounds, since changes shortly before a round began may appear late. */
const OVERLAP_MS = 3600_000;

const changed = z.object({ status: looseText, TxnDate: z.unknown().optional() });
const groups = z.object({ QueryResponse: looseList });
const changes = z.object({ CDCResponse: z.array(groups) });

/** Returns the months with changes; null where these are unknown: QuickBooks stores no date for a deletion. */
async function changedMonths(ask: AskCompany, since: Date): Promise<Set<string> | null> {
  const changedSince = since.toISOString().replace(/\.\d+Z$/, 'Z');
  const { CDCResponse } = await ask('cdc', { entities: CHANGING, changedSince }, changes);
  const found = CDCResponse.flatMap(({ QueryResponse }) => QueryResponse).flatMap((group) =>
    Object.values((group ?? {}) as Record<string, unknown>).flatMap((list) =>
      Array.isArray(list) ? (list as unknown[]) : [],
    ),
  );
  const read = found.map((each) => changed.safeParse(each).data);
  if (found.length >= MOST_CHANGES) return null;
  const days = read.map((each) => (each && each.status !== 'Deleted' ? dayOf(each.TxnDate) : null));
  return days.includes(null) ? null : new Set(days.map((day) => day!.slice(0, 7)));
}

const signIn: SignIn = {
  address: signInAddress,
  handBack: revokeTokens,
  async exchange({ outside, now, registration }, { redirectUri, code, externalCode }) {
    const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri };
    const values = { realmId: externalCode, ...(await askForTokens({ outside, now, registration }, form)) };
    // The browser named the company: only a request shows whether these tokens open it.
    const today = now.toISOString().slice(0, 10);
    const access = { outside, now, today, registration, values, renew: async () => values };
    const { ask, realmId } = companyOf(access);
    return { code: realmId, name: await nameOf(realmId, ask), values };
  },
};

/** The connector of QuickBooks Online, where a credential opens one company. */
export const quickbooks: Connector = {
  signIn,
  async listAssociations(access) {
    const { ask, realmId } = companyOf(access);
    return [{ code: realmId, name: await nameOf(realmId, ask) }];
  },
  open(access, code) {
    const { ask, realmId } = companyOf(access);
    if (code !== realmId)
      throw new SourceFault(
        'wrong',
        'The credential opens another company of QuickBooks Online. Choose that company, or connect to QuickBooks for this one.',
      );
    let seen: Promise<Accounts> | undefined;
    const accounts = () => (seen ??= readAccounts(ask));
    const source = {
      async days({ from, to }: Window) {
        const query = {
          start_date: from,
          end_date: to,
          accounting_method: 'Accrual',
          columns: COLUMNS.join(','),
        };
        const [report, { byId }] = [
          await ask('reports/GeneralLedger', query, generalLedger),
          await accounts(),
        ];
        return linesOf(report, byId);
      },
      async changedMonths(last: string) {
        const since = new Date(Date.parse(last) - OVERLAP_MS);
        if (access.now.getTime() - since.getTime() > CHANGES_REACH_MS) return null;
        try {
          return await changedMonths(ask, since);
        } catch (error) {
          if (error instanceof SourceFault && error.kind === 'tooMuch') return null;
          throw error;
        }
      },
    };
    return {
      accounts: async () => [...(await accounts()).byId.values()],
      transactions: (cursor) => nextWindow(source, cursor, access),
      balances: async () => (await accounts()).balances(access.today),
    };
  },
};
