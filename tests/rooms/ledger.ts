import { aNewBankAccountInput } from '@roofline/schema/fixtures/ledger';
import { workActor } from '@roofline/api/platform/actor';
import { keepWork } from '@roofline/api/ledger/pending/repository';
import { enterLedger, ledgerSource } from '@roofline/api/ledger/service';
import { newKey } from '../stack/people';
import { newName } from '../register/project-contract';
import { runners, runnersUnseenByVendors, signedIn, unseenByVendors, withMember } from '../register/rights';
import { by, type Furnishing, type Place, type Room } from '../register/room';

const ofProperty = '/api/ledger/property/:propertyId';
const ofTransaction = '/api/ledger/transactions/:transactionId';
const bulk = '/api/ledger/transactions/bulk';
/** What someone may not see is none to the graph. */
const unseen = { 403: 'none', 404: 'none' } as const;

const mapping = (at: Place) => ({ propertyComponentId: at.propertyComponentId, isUnexpected: false });
const uses = () => [{ glCode: '7010', use: 'reserveExpense' }];
const banks = (at: Place) => [{ bankAccountId: at.ledgerBankId, fund: 'reserve', name: newName('Reserves') }];
const newBank = () => aNewBankAccountInput({ name: newName('CD') });
const rule = () => ({ payee: newName('Apex'), isUnexpected: true });

const line = {
  externalId: '1041',
  date: '2026-03-10',
  amount: -40_000_00,
  glCode: '7010',
  description: 'Roof of building A',
  payee: 'Apex Roofing',
  reference: null,
  sourceFund: null,
  runningBalance: null,
};

/** The least that can be mapped one by one, many at once, and by a rule. */
const fewLines = {
  fileName: 'ledger.csv',
  bytes: Buffer.from(
    'Date,Account,Payee,Amount\n01/31/2025,7010 Roof,Apex Roofing,-250.00\n02/28/2025,7010 Roof,Beacon,-90.00\n',
  ),
  type: 'text/csv',
};

/** The first page of a property's transactions, as its page asks for it. */
const listed = ({ propertyId }: Place) => ({ propertyId, sort: 'date', desc: true, first: 50 });

/** What a file would bring: a line of the roofer and a bank account. */
async function enter({ cast, workspaceId, propertyId }: Furnishing): Promise<void> {
  const place = { workspaceId, propertyId };
  await cast.database.tenant(workActor([workspaceId]), async (tx) => {
    const { sourceId } = await ledgerSource(tx, place, { kind: 'file', name: 'Ledger', layout: 'plain' });
    const accounts = [
      { glCode: '7010', glName: 'Roof expense', kind: 'expense' as const },
      { glCode: '1020', glName: 'Money market', kind: 'bank' as const },
    ];
    const entry = { sourceId, accounts, lines: [line], deletedExternalIds: [], balances: [] };
    const now = cast.clock.now();
    await enterLedger(tx, { now }, place, entry);
    // A long change that nothing goes on with: there is one to be read.
    const nothing = { payeeKeys: [], glCodes: [] };
    const work = { kind: 'applyRules' as const, onceKey: 'furnished', glCode: null, reach: nothing };
    await keepWork(tx, { ...place, ...work, workId: newKey(), lineCount: 1, createdAt: now });
  });
}

export const room: Room = {
  routes: {
    'GET /api/ledger/transactions': { who: signedIn, query: (at) => `?ids=${at.transactionId}` },
    [`GET ${ofProperty}/transactions`]: { who: withMember },
    [`GET ${ofTransaction}`]: { who: unseenByVendors },
    [`PUT ${bulk}`]: {
      who: runnersUnseenByVendors,
      body: (at) => ({ transactionIds: [at.transactionId], ...mapping(at) }),
    },
    // Beside a component that other rows map it to.
    [`PUT ${ofTransaction}`]: { who: runnersUnseenByVendors, body: () => ({ isUnexpected: true }) },
    'GET /api/ledger/glconfig': { who: signedIn },
    [`GET ${ofProperty}/glconfig`]: { who: withMember },
    [`PUT ${ofProperty}/glconfig`]: {
      who: runners,
      body: () => ({ accounts: uses() }),
      startsAtNothing: true,
    },
    'GET /api/ledger/bankconfig': { who: signedIn },
    [`GET ${ofProperty}/bankconfig`]: { who: withMember },
    [`PUT ${ofProperty}/bankconfig`]: {
      who: runners,
      body: (at) => ({ accounts: banks(at) }),
    },
    [`POST ${ofProperty}/bankaccount`]: { who: runners, body: newBank },
    [`PUT ${ofProperty}/bankaccount/:bankAccountId/lookalike`]: {
      who: runners,
      body: (at) => ({ sourceBankAccountId: at.ledgerBankId, isSame: false }),
    },
    [`DELETE ${ofProperty}/bankaccount/:bankAccountId`]: { who: runners },
    'GET /api/ledger/bankbalances': { who: signedIn },
    [`GET ${ofProperty}/bankbalances`]: { who: withMember },
    'GET /api/ledger/work': { who: signedIn },
    [`GET ${ofProperty}/work`]: { who: withMember },
    'GET /api/ledger/rules': { who: signedIn },
    [`GET ${ofProperty}/rules`]: { who: withMember },
    [`POST ${ofProperty}/rules`]: { who: runners, body: rule },
    [`DELETE ${ofProperty}/rules/:ruleId`]: { who: runners },
  },
  furnish: async (at) => {
    const { ask, propertyId } = at;
    await enter(at);
    const { items } = await ask('GET', `/api/ledger/property/${propertyId}/transactions`);
    const bank = `/api/ledger/property/${propertyId}/bankaccount`;
    const { accounts } = await ask('POST', bank, { payload: newBank() });
    const idOf = (isByHand: boolean) =>
      accounts.find((one: { isByHand: boolean }) => one.isByHand === isByHand).bankAccountId;
    const made = await ask('POST', `/api/ledger/property/${propertyId}/rules`, { payload: rule() });
    return {
      transactionId: items[0].transactionId,
      bankAccountId: idOf(true),
      ledgerBankId: idOf(false),
      ruleId: made.rule.ruleId,
    };
  },
  pool: () => ({
    from: ['2026-01-01'],
    to: ['2026-12-31'],
    on: ['2026-06-30'],
    use: ['reserveExpense', 'operatingIncome', 'bank', 'ignored'],
    kind: ['expense', 'bank'],
    watchAbove: [5],
    alertAbove: [20],
    asOf: ['2026-03-31'],
    payee: ['Apex Roofing'],
    glCode: ['7010'],
    remember: ['payee', 'glCode', 'payeeAndGlCode'],
  }),
  plant: async ({ rest, upload, propertyId }) => {
    const of = `/api/ledger/property/${propertyId}`;
    const { importId } = await upload(`${of}/import`, fewLines);
    await rest.ask('POST', `/api/ledger/import/${importId}/accept`, { key: newKey() });
    const { items } = await rest.ask<{ items: { transactionId: string }[] }>('GET', `${of}/transactions`);
    const made = await rest.ask<{ rule: { ruleId: string } }>('POST', `${of}/rules`, { body: rule() });
    const { accounts } = await rest.ask<{ accounts: { bankAccountId: string; isByHand: boolean }[] }>(
      'POST',
      `${of}/bankaccount`,
      { body: newBank() },
    );
    return {
      bankAccountId: accounts.filter(({ isByHand }) => isByHand).map((one) => one.bankAccountId),
      ruleId: [made.rule.ruleId],
      transactionId: items.map(({ transactionId }) => transactionId),
      // The change of many is about those of one property.
      transactionIds: [items.map(({ transactionId }) => transactionId)],
    };
  },
  queries: {
    transaction: by(`GET ${ofTransaction}`, { instead: unseen }),
  },
  mutations: {
    mapTransaction: by(`PUT ${ofTransaction}`),
    mapTransactions: by(`PUT ${bulk}`),
    saveGlConfiguration: by(`PUT ${ofProperty}/glconfig`),
    saveBankConfiguration: by(`PUT ${ofProperty}/bankconfig`),
    addBankAccount: by(`POST ${ofProperty}/bankaccount`),
    removeBankAccount: by(`DELETE ${ofProperty}/bankaccount/:bankAccountId`),
    answerBankLookalike: by(`PUT ${ofProperty}/bankaccount/:bankAccountId/lookalike`),
    addLedgerRule: by(`POST ${ofProperty}/rules`),
    removeLedgerRule: by(`DELETE ${ofProperty}/rules/:ruleId`),
  },
  nested: {
    'Property.transactions': { route: `GET ${ofProperty}/transactions` },
    'Property.bankBalances': { route: `GET ${ofProperty}/bankbalances`, instead: { 403: 'none' } },
    'Property.glConfiguration': { route: `GET ${ofProperty}/glconfig`, instead: { 403: 'none' } },
    'Property.bankConfiguration': { route: `GET ${ofProperty}/bankconfig`, instead: { 403: 'none' } },
    'Property.ledgerWork': { route: `GET ${ofProperty}/work`, instead: { 403: 'none' } },
    'Property.ledgerRules': { route: `GET ${ofProperty}/rules`, instead: { 403: 'none' } },
  },
  shipped: {
    Transactions: { variables: listed, atMost: 2 },
    MoreTransactions: { variables: listed, atMost: 2 },
    AttachedTransactions: { variables: (at) => ({ ...listed(at), filter: {} }), atMost: 2 },
    Transaction: { variables: ({ transactionId }) => ({ transactionId }), atMost: 1 },
    LedgerAccounts: { variables: ({ propertyId }) => ({ propertyId }), atMost: 3 },
    GlConfiguration: { variables: ({ propertyId }) => ({ propertyId }), atMost: 2 },
    BankConfiguration: { variables: ({ propertyId }) => ({ propertyId }), atMost: 2 },
    LedgerWork: { variables: ({ propertyId }) => ({ propertyId }), atMost: 2 },
    LedgerRules: { variables: ({ propertyId }) => ({ propertyId }), atMost: 2 },
  },
  demo: async (manager, { propertyId }) => {
    const lines = 'Date,Account,Description,Amount\n01/31/2026,7010 Roof,Roof,-250.00\n';
    const { body } = await manager.upload<{ importId: string }>(
      `/upload/ledger-import/${propertyId}`,
      'ledger.csv',
      lines,
    );
    const input = { ledgerImportId: body.data!.importId, idempotencyKey: 'rest-calls-ledger' };
    await manager.ask(
      'mutation Accept($input: AcceptLedgerImportInput!) { acceptLedgerImport(input: $input) { userErrors { detail } } }',
      { input },
    );
    const data = await manager.ask<{ property: { transactions: { nodes: { transactionId: string }[] } } }>(
      'query First($propertyId: ID!) { property(propertyId: $propertyId) { transactions(first: 1) { nodes { transactionId } } } }',
      { propertyId },
    );
    return { transactionId: data.property.transactions.nodes[0]!.transactionId };
  },
};
