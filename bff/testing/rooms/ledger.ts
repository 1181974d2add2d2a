import { id } from '@roofline/schema/fixtures/id';
import {
  aBankConfiguration,
  aGlConfiguration,
  aLedgerRule,
  aLedgerRuleInput,
  aNewBankAccountInput,
  aTransaction,
  aTransactionPage,
  someBankBalances,
  someLedgerWork,
} from '@roofline/schema/fixtures/ledger';
import { C, I, P, type RoomExamples } from '../room';

const ofProperty = `/api/ledger/property/${P}`;
const mapping = { propertyComponentId: C, projectId: I, isUnexpected: true, remember: 'payee' };
const gl = {
  accounts: [{ glCode: '7010', use: 'reserveExpense', kind: 'expense' }],
  varianceLimits: { watchAbove: 5, alertAbove: 15 },
};
const statedBalances = [{ asOf: '2026-09-30', balance: 412_300.25 }];
const banks = [
  { bankAccountId: C, fund: 'reserve', name: 'Reserves', institution: 'First Bank', statedBalances },
];
const newBank = aNewBankAccountInput();
const rule = aLedgerRuleInput({
  glCode: '7010',
  propertyComponentId: C,
  projectId: I,
  isUnexpected: false,
});

export const room: RoomExamples = {
  // prettier-ignore
  mutations: {
    mapTransaction: { input: { transactionId: C, version: 4, values: mapping }, call: `PUT /api/ledger/transactions/${C}`, body: mapping, version: 4 },
    mapTransactions: { input: { transactionIds: [C, I], values: mapping }, call: 'PUT /api/ledger/transactions/bulk', body: { ...mapping, transactionIds: [C, I] } },
    saveGlConfiguration: { input: { propertyId: P, version: 4, ...gl }, call: `PUT ${ofProperty}/glconfig`, body: gl, version: 4 },
    saveBankConfiguration: { input: { propertyId: P, version: 4, accounts: banks }, call: `PUT ${ofProperty}/bankconfig`, body: { accounts: banks }, version: 4 },
    addBankAccount: { input: { propertyId: P, values: newBank, idempotencyKey: 'ba1' }, call: `POST ${ofProperty}/bankaccount`, body: newBank, key: 'ba1' },
    removeBankAccount: { input: { propertyId: P, bankAccountId: C, version: 4 }, call: `DELETE ${ofProperty}/bankaccount/${C}`, version: 4 },
    answerBankLookalike: { input: { propertyId: P, bankAccountId: C, sourceBankAccountId: I, isSame: true, version: 4 }, call: `PUT ${ofProperty}/bankaccount/${C}/lookalike`, body: { sourceBankAccountId: I, isSame: true }, version: 4 },
    addLedgerRule: { input: { propertyId: P, values: rule, idempotencyKey: 'lr1' }, call: `POST ${ofProperty}/rules`, body: rule, key: 'lr1' },
    removeLedgerRule: { input: { propertyId: P, ruleId: C, version: 4 }, call: `DELETE ${ofProperty}/rules/${C}`, version: 4 },
  },
  serve: (upstream, numbers) => {
    const page = aTransactionPage(numbers.map((n) => aTransaction({ transactionId: id(1000 + n) })));
    for (const propertyId of [P, ...numbers.map((n) => id(n))])
      upstream.data('GET', `/api/ledger/property/${propertyId}/transactions`, page);
    upstream
      .batch('/api/ledger/transactions', (transactionId) => aTransaction({ transactionId }), 'ids')
      .batch('/api/ledger/bankbalances', (propertyId) => someBankBalances({ propertyId }))
      .batch('/api/ledger/glconfig', (propertyId) => aGlConfiguration({ propertyId }))
      .batch('/api/ledger/bankconfig', (propertyId) => aBankConfiguration({ propertyId }))
      .batch('/api/ledger/work', (propertyId) => ({ propertyId, work: [someLedgerWork()] }))
      .batch('/api/ledger/rules', (propertyId) => ({
        propertyId,
        rules: [aLedgerRule({ propertyId })],
      }));
  },
};
