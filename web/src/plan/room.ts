import { ChartLine, Plus } from 'lucide-react';
import { paths } from '../app/paths';
import type { Room } from '../app/room';

export const planRoom = {
  screens: {
    plans: { load: () => import('./PlansPage').then((m) => m.PlansPage), ability: 'viewDashboard' },
  },
  propertyLinks: [
    {
      key: 'plans',
      label: 'Plans',
      icon: ChartLine,
      position: 20,
      to: paths.plans,
      shortcut: 'p',
      isCurrent: (pathname) => pathname === paths.plans || pathname.startsWith('/useraccount/plan/'),
      isShown: ({ viewerCan, allowPlanning }) => viewerCan.viewDashboard && allowPlanning,
      isPhoneTab: true,
    },
  ],
  actions: [
    {
      key: 'create-plan',
      label: 'Create plan',
      icon: Plus,
      position: 40,
      to: `${paths.plans}?create=1`,
      isOffered: ({ property }) =>
        property !== null && property.allowPlanning && property.viewerCan.editFinancials,
    },
  ],
} satisfies Room;
