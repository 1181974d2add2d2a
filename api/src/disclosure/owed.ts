import type { DisclosureLine } from '@roofline/schema/disclosure/disclosure';
import { dayText } from '@roofline/schema/value/day';
import { countText } from '../platform/pdf/format';
import type { DisclosureSubject } from './subject';
import { exactDollars, line } from './words';

/** Returns the operating fund's debt to the reserve fund, by the log of reserve borrowing; no line without debt. */
export function owedLines({ owed, state, today }: DisclosureSubject): DisclosureLine[] {
  const { outstanding, loans, firstDue } = owed;
  if (outstanding === 0) return [];
  const many = loans === 1 ? '1 loan, due' : `${countText(loans)} loans, the first due`;
  return [
    line(
      'Borrowed from reserves for the operating fund and not yet paid back',
      exactDollars(outstanding),
      `From the log of reserve borrowing, as of ${dayText(today)}: ${many} ${dayText(firstDue!)}${state === 'CA' ? ' (Civil Code 5515)' : ''}`,
    ),
  ];
}
