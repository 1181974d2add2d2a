import { limits } from '@roofline/schema/value/limits';

/** Returns first and last name. Without a name it uses the address; the person can change both in the profile. */
export function namesOf(name: string, email: string): { firstName: string; lastName: string } {
  const [first, ...rest] = (name || email.split('@')[0]!).split(/\s+/);
  return { firstName: first!.slice(0, limits.personNameMax), lastName: rest.join(' ') || 'Admin' };
}
