import { FileChartColumn } from 'lucide-react';
import { paths } from '../app/paths';
import type { Room } from '../app/room';

export const reportRoom = {
  screens: {
    percentFundedReport: {
      load: () => import('./percent-funded/PercentFundedPage').then((m) => m.PercentFundedPage),
      ability: 'viewDashboard',
    },
    anticipatedExpendituresReport: {
      load: () => import('./expenditures/ExpendituresPage').then((m) => m.ExpendituresPage),
      ability: 'viewDashboard',
    },
    componentInventoryReport: {
      load: () => import('./inventory/InventoryReportPage').then((m) => m.InventoryReportPage),
      ability: 'viewDashboard',
    },
  },
  propertyLinks: [
    {
      key: 'reports',
      label: 'Reports',
      icon: FileChartColumn,
      position: 80,
      to: paths.percentFundedReport,
      shortcut: 'r',
      isCurrent: (pathname) => pathname.startsWith('/useraccount/reports/'),
      isShown: ({ viewerCan }) => viewerCan.viewDashboard,
      children: [
        { key: 'percent-funded', label: 'Percent funded', to: paths.percentFundedReport },
        { key: 'expenditures', label: 'Anticipated expenditures', to: paths.anticipatedExpendituresReport },
        { key: 'inventory', label: 'Component inventory', to: paths.componentInventoryReport },
        { key: 'photos-report', label: 'Photos report', to: paths.photosReport },
      ],
    },
  ],
} satisfies Room;
