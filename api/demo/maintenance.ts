import { addDays } from '@roofline/schema/value/day';
import { insertTask } from '../src/maintenance/repository';
import type { Tx } from '../src/platform/database';
import { newId } from '../src/platform/ids';
import type { DemoPlace } from './property/rows';

interface DemoTask {
  component: string;
  name: string;
  month: number;
  everyYears: number;
  /** Dollars of one time. */
  cost: number;
  vendor: string | null;
  /** Days since it was last done; null: never. */
  doneDaysAgo: number | null;
}

/** What the components of one association need each year; its portfolio has preventative maintenance switched on. */
const TASKS: Readonly<Record<string, readonly DemoTask[]>> = {
  'Alder Creek Gardens': [
    {
      component: 'Gutters and downspouts - replace',
      name: 'Clean gutters and downspouts',
      month: 11,
      everyYears: 1,
      cost: 4_800,
      vendor: 'Clearwater Gutter Care',
      doneDaysAgo: 380,
    },
    {
      component: 'Elevator A - modernize',
      name: 'Load test of the elevator',
      month: 6,
      everyYears: 5,
      cost: 2_600,
      vendor: 'Valley Lift Service',
      doneDaysAgo: 540,
    },
    {
      component: 'Pool pumps and filters - replace',
      name: 'Service pumps and filters before the season',
      month: 4,
      everyYears: 1,
      cost: 1_350,
      vendor: 'Blue Lane Pools',
      doneDaysAgo: 220,
    },
    {
      component: 'Fire alarm control panels - replace',
      name: 'Test the fire alarm',
      month: 9,
      everyYears: 1,
      cost: 1_900,
      vendor: 'Sentry Fire Testing',
      doneDaysAgo: 60,
    },
    {
      component: 'Sewer laterals - clean and repair allowance',
      name: 'Jet the sewer laterals',
      month: 2,
      everyYears: 2,
      cost: 3_400,
      vendor: null,
      doneDaysAgo: null,
    },
  ],
};

/** The maintenance tasks of a property, at its components. */
export async function addMaintenance(
  tx: Tx,
  { workspaceId, propertyId, now, name }: DemoPlace & { name: string },
  { lineages, today }: { lineages: ReadonlyMap<string, string>; today: string },
): Promise<void> {
  const thisYear = Number(today.slice(0, 4));
  for (const { component, cost, doneDaysAgo, ...task } of TASKS[name] ?? [])
    await insertTask(tx, {
      ...task,
      workspaceId,
      propertyId,
      maintenanceTaskId: newId(),
      lineageId: lineages.get(component)!,
      // What was never done begins next year, so that nothing is years overdue.
      firstYear: doneDaysAgo === null ? thisYear + 1 : Number(addDays(today, -doneDaysAgo).slice(0, 4)),
      estimatedCost: cost * 100,
      notes: null,
      doneOn: doneDaysAgo === null ? null : addDays(today, -doneDaysAgo),
      createdAt: now,
    });
}
