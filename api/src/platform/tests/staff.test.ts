import { workActor, type Actor } from '../actor';
import { requireRecentStaff, requireStaff, STAFF_SESSION } from '../identity/staff';

const NOW = new Date('2026-11-02T12:00:00Z');
const ago = (milliseconds: number) => new Date(NOW.getTime() - milliseconds);
const staff = (sessionBeganAt: Date | null): Actor => ({ ...workActor([]), sessionBeganAt });

test('only internal staff pass', () => {
  expect(() => requireStaff(staff(null))).not.toThrow();
  expect(() => requireStaff({ ...staff(null), isStaff: false })).toThrow('Your role does not allow this');
});

test('a session counts as recent for less than twelve hours', () => {
  expect(() => requireRecentStaff(staff(ago(STAFF_SESSION - 1)), NOW)).not.toThrow();
  expect(() => requireRecentStaff(staff(ago(STAFF_SESSION)), NOW)).toThrow('Sign in again');
  expect(() => requireRecentStaff(staff(null), NOW)).toThrow('Sign in again');
  expect(() => requireRecentStaff({ ...staff(ago(0)), isStaff: false }, NOW)).toThrow('Your role');
});
