import { id } from '@roofline/schema/fixtures/id';
import { aLedgerImport } from '@roofline/schema/fixtures/ledger-import';
import { I, type RoomExamples } from '../room';

const reading = { dateOrder: 'monthFirst', sign: 'moneyIn' };
const uses = { accounts: [{ glCode: '1010', use: 'bank', fund: 'unmapped' }] };
const left = { skipProblems: false, skipDuplicates: true };

export const room: RoomExamples = {
  // prettier-ignore
  mutations: {
    updateLedgerImport: { input: { ledgerImportId: I, values: { columns: [{ index: 0, field: 'date' }, { index: 1 }], ...reading, accounts: [{ glCode: '1010', use: 'bank' }] } }, call: `PUT /api/ledger/import/${I}`, body: { columns: [{ index: 0, field: 'date' }, { index: 1, field: null }], ...reading, ...uses, ...left } },
    acceptLedgerImport: { input: { ledgerImportId: I, idempotencyKey: 'k5' }, call: `POST /api/ledger/import/${I}/accept`, key: 'k5' },
    removeLedgerImport: { input: { ledgerImportId: I }, call: `DELETE /api/ledger/import/${I}` },
  },
  serve: (upstream) => upstream.data('GET', `/api/ledger/import/${id(1)}`, aLedgerImport()),
};
