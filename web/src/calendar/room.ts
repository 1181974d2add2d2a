import { CalendarDays } from 'lucide-react';
import { paths } from '../app/paths';
import type { Room } from '../app/room';

export const calendarRoom = {
  screens: {
    calendar: { load: () => import('./CalendarPage').then((m) => m.CalendarPage) },
  },
  propertyLinks: [
    {
      key: 'calendar',
      label: 'Calendar',
      icon: CalendarDays,
      position: 84,
      to: paths.calendar(),
      shortcut: 'k',
      isCurrent: (pathname) => pathname === paths.calendar(),
      isShown: () => true,
    },
  ],
} satisfies Room;
