import { workActor } from '@roofline/api/platform/actor';
import { enterLedger, ledgerSource } from '@roofline/api/ledger/service';
import type {
  ReserveLoan,
  ReserveTransfer,
  ReserveTransferPage,
} from '@roofline/schema/reserve-borrowing/reserve-borrowing';
import { newName } from '../register/project-contract';
import { runners, signedIn, withMember } from '../register/rights';
import { newKey } from '../stack/people';
import { by, type Furnishing, type Place, type Room } from '../register/room';

const of = '/api/property/:propertyId';
const SAVINGS = '1825';
const CHECKING = '1815';
const DAY = '2024-02-05';
/** Transfers each way: more than the tests match. */
const TRANSFERS = 400;

/** Transfers that are alike, each for one request: then a change changes something. */
const used = new Map<string, number>();
const next = (propertyId: string | undefined, direction: 'out' | 'in'): string => {
  const key = `${propertyId} ${direction}`;
  used.set(key, (used.get(key) ?? 0) + 1);
  return `${DAY}_${direction}_100_${((used.get(key)! - 1) % TRANSFERS) + 1}`;
};

const terms = () => ({ purpose: newName('Premium'), dueDate: '2099-03-10', approvedOn: '2024-02-01' });
const loan = ({ propertyId }: Place) => ({ transferId: next(propertyId, 'out'), ...terms() });
const explained = ({ propertyId }: Place) => ({
  transferIds: [next(propertyId, 'out')],
  explanation: newName('Refund'),
});
const repayment = ({ propertyId, reserveLoanId }: Place) => ({
  transferId: next(propertyId, 'in'),
  loans: [{ loanId: reserveLoanId, amount: 1 }],
});
/** Transfers by hand, of a cent more each: then a change changes something. */
let handed = 0;
const byHand = () => ({ date: DAY, amount: (50_000 + ++handed) / 100, text: newName('Check') });
const handLoan = () => ({ ...byHand(), ...terms() });
const handRepayment = ({ reserveLoanId }: Place) => ({
  ...byHand(),
  loans: [{ loanId: reserveLoanId, amount: 0.01 }],
});
const handExplained = () => ({ ...byHand(), direction: 'out', explanation: newName('Refund') });

const bank = (glCode: string, fund: 'reserve' | 'operating') => ({
  externalId: `borrowing ${glCode}`,
  name: `Borrowing ${glCode}`,
  institution: null,
  glCode,
  fund,
  asOf: '2024-01-31',
  balance: 1_000_000,
});

const line = (externalId: string, glCode: string, amount: number) => ({
  externalId,
  date: DAY,
  amount,
  glCode,
  description: 'Transfer',
  payee: null,
  reference: null,
  sourceFund: null,
  runningBalance: null,
});
const transfer = (name: string, amount: number) => [
  line(`${name}r`, SAVINGS, amount),
  line(`${name}o`, CHECKING, -amount),
];

/** Transfers of twenty days each way, the first of them out of reserves and the largest. */
const fewTransfers = {
  fileName: 'transfers.csv',
  type: 'text/csv',
  bytes: Buffer.from(
    [
      'Date,Account,Fund,Amount',
      ...Array.from({ length: 40 }, (_, n) => {
        const day = `0${n < 20 ? 1 : 2}/${String((n % 20) + 1).padStart(2, '0')}/2025`;
        const cents = n < 20 ? -9000 + n : 10 + n;
        const text = (amount: number) => (amount / 100).toFixed(2);
        return `${day},1825 Reserve Savings Bank,Reserve,${text(cents)}\n${day},1815 Operating Checking Bank,Operating,${text(-cents)}`;
      }),
      '',
    ].join('\n'),
  ),
};

/** What a file would bring: transfers both ways, and one that is large enough to be paid back in parts. */
async function enter({ cast, workspaceId, propertyId }: Furnishing): Promise<void> {
  const place = { workspaceId, propertyId };
  const many = Array.from({ length: TRANSFERS }, (_, n) => [
    ...transfer(`out${n}`, -100),
    ...transfer(`in${n}`, 100),
  ]);
  await cast.database.tenant(workActor([workspaceId]), async (tx) => {
    const asked = { kind: 'file' as const, name: 'Borrowing', layout: 'borrowing' };
    const { sourceId } = await ledgerSource(tx, place, asked);
    await enterLedger(tx, { now: cast.clock.now() }, place, {
      sourceId,
      accounts: [
        { glCode: SAVINGS, glName: 'Borrowing savings', kind: 'bank' },
        { glCode: CHECKING, glName: 'Borrowing checking', kind: 'bank' },
      ],
      lines: [...transfer('loan', -1_000_000), ...many.flat()],
      deletedExternalIds: [],
      balances: [bank(SAVINGS, 'reserve'), bank(CHECKING, 'operating')],
    });
  });
}

export const room: Room = {
  routes: {
    'GET /api/property/reserveborrowings': { who: signedIn },
    [`GET ${of}/reserveborrowing`]: { who: withMember },
    [`GET ${of}/reservetransfer`]: { who: withMember },
    [`POST ${of}/reserveloan`]: { who: runners, body: loan },
    [`POST ${of}/reserveloan/byhand`]: { who: runners, body: handLoan },
    [`PUT ${of}/reserveloan/:reserveLoanId`]: { who: runners, body: terms },
    [`POST ${of}/reserverepayment`]: { who: runners, body: repayment },
    [`POST ${of}/reserverepayment/byhand`]: { who: runners, body: handRepayment },
    [`POST ${of}/reserveexplanation`]: { who: runners, body: explained },
    [`POST ${of}/reserveexplanation/byhand`]: { who: runners, body: handExplained },
    [`PUT ${of}/reserveexplanation/:reserveExplanationId`]: {
      who: runners,
      body: () => ({ explanation: newName('Refund') }),
    },
    [`PUT ${of}/reserveentry/:reserveEntryId`]: { who: runners, body: byHand },
    [`DELETE ${of}/reserveentry/:reserveEntryId`]: { who: runners },
  },
  furnish: async (at) => {
    const { ask, propertyId } = at;
    await enter(at);
    const url = `/api/property/${propertyId}`;
    const first = { transferId: `${DAY}_out_1000000_1`, ...terms() };
    const made = await ask('POST', `${url}/reserveloan`, { payload: first });
    const explain = async () => {
      const [row] = await ask('POST', `${url}/reserveexplanation`, { payload: explained({ propertyId }) });
      return row.explanation.reserveEntryId;
    };
    const logged = await ask('POST', `${url}/reserveexplanation/byhand`, { payload: handExplained() });
    return {
      reserveLoanId: made.reserveEntryId,
      reserveExplanationId: await explain(),
      reserveEntryId: logged.explanation.reserveEntryId,
    };
  },
  pool: () => ({
    transferId: [`${DAY}_out_100_1`, `${DAY}_in_100_2`],
    direction: ['out', 'in'],
    date: ['2025-03-01', '2025-06-30'],
    dueDate: ['2099-03-10', '2028-02-29'],
    approvedOn: ['2024-02-01'],
  }),
  plant: async ({ rest, upload, propertyId }) => {
    const url = `/api/property/${propertyId}`;
    const { importId } = await upload(`/api/ledger/property/${propertyId}/import`, fewTransfers);
    await rest.ask('POST', `/api/ledger/import/${importId}/accept`, { key: newKey() });
    const { items } = await rest.ask<ReserveTransferPage>('GET', `${url}/reservetransfer`);
    const [first, ...others] = items.flatMap(({ direction, transferId }) =>
      direction === 'out' ? [transferId] : [],
    );
    const back = items.flatMap(({ direction, transferId }) => (direction === 'in' ? [transferId] : []));
    const terms = { purpose: 'Premium', dueDate: '2099-03-10' };
    const made = await rest.ask<ReserveLoan>('POST', `${url}/reserveloan`, {
      body: { transferId: first, ...terms },
      key: newKey(),
    });
    const explained = await rest.ask<ReserveTransfer[]>('POST', `${url}/reserveexplanation`, {
      body: { transferIds: others.slice(0, 2), explanation: 'Refund' },
      key: newKey(),
    });
    const logged = await rest.ask<ReserveTransfer>('POST', `${url}/reserveexplanation/byhand`, {
      body: handExplained(),
      key: newKey(),
    });
    const bank = await rest.ask<{ accounts: { bankAccountId: string; isByHand: boolean }[] }>(
      'GET',
      `/api/ledger/property/${propertyId}/bankconfig`,
    );
    const entries = explained.map(({ explanation }) => explanation!.reserveEntryId);
    return {
      sourceBankAccountId: bank.accounts.filter(({ isByHand }) => !isByHand).map((one) => one.bankAccountId),
      transferId: [...others.slice(2, 14), ...back.slice(0, 12)],
      transferIds: [...others.slice(14), ...back.slice(12)].map((id) => [id]),
      loans: [[{ loanId: made.reserveEntryId, amount: 0.05 }]],
      reserveLoanId: [made.reserveEntryId],
      reserveExplanationId: entries.slice(0, 1),
      reserveEntryId: [...entries.slice(1), logged.explanation!.reserveEntryId],
      text: ['Check 1021'],
    };
  },
  mutations: {
    addReserveLoan: by(`POST ${of}/reserveloan`),
    updateReserveLoan: by(`PUT ${of}/reserveloan/:reserveLoanId`, {
      over: ({ reserveLoanId }) => ({ reserveEntryId: reserveLoanId }),
    }),
    addReserveRepayment: by(`POST ${of}/reserverepayment`),
    explainReserveTransfers: by(`POST ${of}/reserveexplanation`),
    updateReserveExplanation: by(`PUT ${of}/reserveexplanation/:reserveExplanationId`, {
      over: ({ reserveExplanationId }) => ({ reserveEntryId: reserveExplanationId }),
    }),
    addReserveLoanByHand: by(`POST ${of}/reserveloan/byhand`),
    addReserveRepaymentByHand: by(`POST ${of}/reserverepayment/byhand`),
    addReserveExplanationByHand: by(`POST ${of}/reserveexplanation/byhand`),
    updateReserveTransferByHand: by(`PUT ${of}/reserveentry/:reserveEntryId`),
    removeReserveEntry: by(`DELETE ${of}/reserveentry/:reserveEntryId`),
  },
  nested: {
    'Property.reserveBorrowing': { route: `GET ${of}/reserveborrowing`, instead: { 403: 'none' } },
    'Property.reserveTransfers': {
      route: `GET ${of}/reservetransfer`,
      args: '(state: OPEN)',
      instead: { 403: 'none' },
    },
  },
  shipped: {
    ReserveBorrowing: { variables: ({ propertyId }) => ({ propertyId }), atMost: 2 },
    ReserveTransfers: { variables: ({ propertyId }) => ({ propertyId, state: 'open', page: 1 }), atMost: 2 },
  },
};
