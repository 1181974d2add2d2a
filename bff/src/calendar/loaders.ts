import {
  calendarFeed,
  calendarItem,
  type CalendarFeed,
  type CalendarItem,
} from '@roofline/schema/calendar/calendar';
import { dutyExemption, type DutyExemption } from '@roofline/schema/calendar/duty-exemption';
import { z } from 'zod';
import { byArgument, manyByParent, oneById } from '../upstream/batch';
import type { Rest } from '../upstream/client';
import { restPath } from '../upstream/path';

const propertyIds = 'propertyIds' as const;

export function calendarLoaders(rest: Rest) {
  const ofPeriod = byArgument((period: string) => {
    const [from, to] = period.split(' ') as [string, string];
    return manyByParent<CalendarItem>(
      rest,
      {
        path: restPath`/api/calendar/property`,
        argument: propertyIds,
        shape: z.array(z.array(calendarItem).nullable()),
      },
      (row) => row.propertyId,
      { from, to },
    );
  });
  return {
    /** What falls on the days of a property, by day, as REST orders it. */
    calendar: (propertyId: string, { from, to }: { from: string; to: string }) =>
      ofPeriod(`${from} ${to}`).load(propertyId),
    dutyExemptions: manyByParent<DutyExemption>(
      rest,
      {
        path: restPath`/api/calendar/exemption`,
        argument: propertyIds,
        shape: z.array(z.array(dutyExemption).nullable()),
      },
      (row) => row.propertyId,
    ),
    calendarFeed: oneById<CalendarFeed>(
      rest,
      { path: restPath`/api/calendar/feed`, argument: propertyIds, shape: z.array(calendarFeed.nullable()) },
      (row) => row.propertyId,
    ),
  };
}
