import { limits } from '@roofline/schema/value/limits';

/** Without a name the address speaks for the person, who can change it in the profile. */
export function namesOf(name: string, email: string): { firstName: string; lastName: string } {
  const [first, ...rest] = (name || email.split('@')[0]!).split(/\s+/);
  return { firstName: first!.slice(0, limits.personNameMax), lastName: rest.join(' ') || 'Admin' };
}
