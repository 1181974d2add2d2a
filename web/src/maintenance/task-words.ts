import { monthNames } from '@roofline/schema/fiscal-year/fiscal-year';
import type { MaintenanceRowFragment } from './Maintenance.generated';

type Schedule = Pick<MaintenanceRowFragment, 'month' | 'everyYears'>;

/** `Each October`, `Every 3 years in October`. */
export function scheduleWords({ month, everyYears }: Schedule): string {
  const name = monthNames[month - 1]!;
  return everyYears === 1 ? `Each ${name}` : `Every ${everyYears} years in ${name}`;
}
