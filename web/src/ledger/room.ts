import { ReceiptText } from 'lucide-react';
import { paths } from '../app/paths';
import type { Room } from '../app/room';

export const ledgerRoom = {
  screens: {
    transactions: {
      load: () => import('./TransactionsPage').then((m) => m.TransactionsPage),
      ability: 'viewLedger',
    },
    ledgerConfiguration: {
      load: () => import('./ConfigurationPage').then((m) => m.ConfigurationPage),
      ability: 'viewLedger',
    },
  },
  propertyLinks: [
    {
      key: 'transactions',
      label: 'Transactions',
      icon: ReceiptText,
      position: 32,
      to: paths.transactions(),
      shortcut: 't',
      isCurrent: (pathname) => pathname.startsWith(paths.transactions()),
      isShown: ({ viewerCan }) => viewerCan.viewLedger,
    },
  ],
} satisfies Room;
