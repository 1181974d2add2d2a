import { aReserveLoanInput } from '@roofline/schema/fixtures/reserve-borrowing';
import type {
  ReserveBorrowing,
  ReserveLoan,
  ReserveTransferPage,
} from '@roofline/schema/reserve-borrowing/reserve-borrowing';
import { aLine, buildBookkeeper, type Bookkeeper } from '../../ledger/fixtures/bookkeeper';
import type { LedgerLine } from '../../ledger/service';
import type { Identity } from '../../property/fixtures/cast';
import type { LightMyRequestResponse as Response } from 'fastify';

const SAVINGS = '1020';
const CHECKING = '1010';

type Side = Partial<LedgerLine> & Pick<LedgerLine, 'externalId'>;
const side = (change: Side) => aLine({ payee: null, reference: null, ...change });

/** Returns both lines of a transfer in cents: a negative amount is out of the reserve fund. */
export const transfer = (name: string, date: string, cents: number, text = 'Transfer'): LedgerLine[] => [
  side({ externalId: `${name}r`, date, amount: cents, glCode: SAVINGS, description: text }),
  side({ externalId: `${name}o`, date, amount: -cents, glCode: CHECKING, description: `${text}, checking` }),
];

/** The cast with a bank account of either fund at home, and short functions for requests to the log. */
export interface Borrower extends Bookkeeper {
  ask: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, more?: Asked) => Promise<Response>;
  open: (query?: string) => Promise<ReserveTransferPage>;
  log: () => Promise<ReserveBorrowing>;
  /** Logs a loan and returns it. */
  loan: (transferId: string, change?: object) => Promise<ReserveLoan>;
  /** Matches a transfer with a loan: all of it, or this many dollars. */
  repay: (transferId: string, loanId: string, amount?: number) => Promise<Response>;
  of: (path: string, propertyId?: string) => string;
}

export interface Asked {
  payload?: object;
  headers?: Record<string, string>;
  version?: number;
  as?: Identity;
}

const bank = (glCode: string, fund: 'reserve' | 'operating' | null) => ({
  externalId: glCode,
  name: glCode,
  institution: 'First Harbor Bank',
  glCode,
  fund,
  asOf: '2025-01-01',
  balance: 9_000_000,
});

export async function buildBorrower(): Promise<Borrower> {
  const cast = await buildBookkeeper();
  await cast.enter({
    accounts: [
      { glCode: SAVINGS, glName: 'Savings', kind: 'bank' },
      { glCode: CHECKING, glName: 'Checking', kind: 'bank' },
      { glCode: '1090', glName: 'Shared account', kind: 'bank' },
      { glCode: '7010', glName: 'Roof expense', kind: 'expense' },
    ],
    balances: [bank(SAVINGS, 'reserve'), bank(CHECKING, 'operating')],
  });
  const of: Borrower['of'] = (path, propertyId = cast.home) => `/api/property/${propertyId}/${path}`;
  const ask: Borrower['ask'] = (method, url, { payload, headers = {}, version, as = 'manager' } = {}) =>
    cast.app.inject({
      method,
      url,
      ...(payload && { payload }),
      headers: { ...cast.as[as], ...headers, ...(version && { 'if-match': `"${version}"` }) },
    });
  return {
    ...cast,
    ask,
    of,
    open: async (query = '') => (await ask('GET', of(`reservetransfer${query}`))).json().data,
    log: async () => (await ask('GET', of('reserveborrowing'))).json().data,
    repay: (transferId, loanId, amount = Number(transferId.split('_')[2]) / 100) =>
      ask('POST', of('reserverepayment'), { payload: { transferId, loans: [{ loanId, amount }] } }),
    loan: async (transferId, change = {}) => {
      const answer = await ask('POST', of('reserveloan'), {
        payload: { transferId, ...aReserveLoanInput(), ...change },
      });
      expect(answer.statusCode).toBe(201);
      return answer.json().data;
    },
  };
}
