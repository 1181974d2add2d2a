import { ListRestart } from 'lucide-react';
import { paths } from '../app/paths';
import type { Room } from '../app/room';

export const jobRoom = {
  screens: {
    adminJobs: { load: () => import('./JobsPage').then((m) => m.JobsPage) },
  },
  adminLinks: [
    {
      key: 'jobs',
      label: 'Jobs',
      icon: ListRestart,
      position: 90,
      to: paths.adminJobs,
      shortcut: 'q',
      isCurrent: (pathname) => pathname === paths.adminJobs,
      isShown: ({ isStaff }) => isStaff,
    },
  ],
} satisfies Room;
