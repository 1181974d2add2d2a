import type { UploadFile } from '../register/examples';
import { runners } from '../register/rights';
import { by, type Room } from '../register/room';

const ledger = (text: string): UploadFile => ({
  fileName: 'ledger.csv',
  bytes: Buffer.from(text),
  type: 'text/csv',
});
const file = ledger('Date,Account,Description,Amount\n01/31/2025,4010 Dues,Dues,250.00\n');
// No column holds a day, so that no acceptance enters anything.
const reading = () => ({ columns: [{ index: 0, field: null }], dateOrder: 'monthFirst', sign: 'moneyIn' });

export const room: Room = {
  routes: {
    'POST /api/ledger/property/:propertyId/import': { who: runners, file },
    'GET /api/ledger/import/:ledgerImportId': { who: runners },
    'PUT /api/ledger/import/:ledgerImportId': { who: runners, body: reading },
    'POST /api/ledger/import/:ledgerImportId/accept': {
      who: runners,
      past: ['required'],
      // The file at home is read another way, which an accepted one is not.
      recorded: ({ away }) => [{ at: away }],
    },
    'DELETE /api/ledger/import/:ledgerImportId': { who: runners, isTaken: true },
  },
  furnish: async ({ upload, propertyId }) => {
    const { importId } = await upload(`/api/ledger/property/${propertyId}/import`, file);
    return { ledgerImportId: importId };
  },
  plant: async ({ upload, propertyId }) => {
    const path = `/api/ledger/property/${propertyId}/import`;
    const { importId } = await upload(path, ledger('Date,Account,Amount\n02/01/2025,5012,-9\n'));
    return { ledgerImportId: [importId] };
  },
  queries: { ledgerImport: by('GET /api/ledger/import/:ledgerImportId') },
  mutations: {
    updateLedgerImport: by('PUT /api/ledger/import/:ledgerImportId'),
    acceptLedgerImport: by('POST /api/ledger/import/:ledgerImportId/accept'),
    removeLedgerImport: by('DELETE /api/ledger/import/:ledgerImportId'),
  },
  shipped: {
    LedgerImport: { variables: (at) => ({ ledgerImportId: at.ledgerImportId }), atMost: 1 },
  },
  demo: async (manager, { propertyId }) => {
    const lines = 'Date,Account,Description,Amount\n03/01/2025,4010 Dues,Dues,250.00\n';
    const { body } = await manager.upload<{ importId: string }>(
      `/upload/ledger-import/${propertyId}`,
      'ledger.csv',
      lines,
    );
    return { ledgerImportId: body.data!.importId };
  },
};
