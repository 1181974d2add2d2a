import { Upload } from 'lucide-react';
import { paths } from '../app/paths';
import type { Room } from '../app/room';

export const ledgerImportRoom = {
  screens: {
    ledgerImport: {
      load: () => import('./LedgerImportPage').then((m) => m.LedgerImportPage),
      ability: 'editLedger',
    },
  },
  actions: [
    {
      key: 'ledger-import',
      label: 'Import transactions',
      icon: Upload,
      position: 32,
      to: paths.ledgerImport,
      isOffered: ({ property }) => property !== null && property.viewerCan.editLedger,
    },
  ],
} satisfies Room;
