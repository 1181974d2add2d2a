import { FileChartColumn } from 'lucide-react';
import { paths } from '../app/paths';
import type { Room } from '../app/room';

export const portfolioAnalyticsRoom = {
  screens: {
    portfolioAssociations: {
      load: () => import('./associations/AssociationsPage').then((m) => m.AssociationsPage),
    },
    portfolioUsers: { load: () => import('./users/PortfolioUsersPage').then((m) => m.PortfolioUsersPage) },
    portfolioSpendBreakdown: {
      load: () => import('./spend/ProjectSpendBreakdownPage').then((m) => m.ProjectSpendBreakdownPage),
    },
    portfolioProjectSpend: { load: () => import('./spend/ProjectSpendPage').then((m) => m.ProjectSpendPage) },
    manyYears: { load: () => import('./years/ManyYearsPage').then((m) => m.ManyYearsPage) },
    portfolioWhatIf: { load: () => import('./what-if/WhatIfPage').then((m) => m.WhatIfPage) },
  },
  workspaceLinks: [
    {
      key: 'portfolio-analytics',
      label: 'Portfolio analytics',
      icon: FileChartColumn,
      position: 15,
      to: paths.portfolioAssociations,
      shortcut: 'z',
      isCurrent: (pathname) => pathname.startsWith('/useraccount/portfolio-analytics/'),
      isShown: ({ viewerCan }) => viewerCan.manageWorkspace,
    },
  ],
} satisfies Room;
