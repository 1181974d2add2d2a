import { Briefcase } from 'lucide-react';
import { paths } from '../app/paths';
import type { Room } from '../app/room';

export const adminPortfolioRoom = {
  screens: {
    adminPortfolios: { load: () => import('./AdminPortfoliosPage').then((m) => m.AdminPortfoliosPage) },
  },
  adminLinks: [
    {
      key: 'adminPortfolios',
      label: 'Portfolios',
      icon: Briefcase,
      position: 20,
      to: paths.adminPortfolios,
      shortcut: 'o',
      isCurrent: (pathname) => pathname === paths.adminPortfolios,
      isShown: ({ isStaff }) => isStaff,
    },
  ],
} satisfies Room;
