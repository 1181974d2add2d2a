import { z } from 'zod';

/** Names of zones have letters, digits and these signs; a plain offset such as `+05:30` knows no summer time. */
const NAME = /^[A-Za-z][\w+/-]{0,63}$/;

/** Whether this machine knows the zone: `America/Los_Angeles`. */
export function isTimeZone(name: string): boolean {
  if (!NAME.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}

export const timeZoneName = z
  .string({ error: 'Time zone should be a name like America/Los_Angeles' })
  .refine(isTimeZone, 'Time zone should be a name like America/Los_Angeles');
