/**
 * The advisory locks of PostgreSQL that Roofline takes, each under a number that no other lock of the database has. A number
 * stays: while a new version replaces the old one, processes of both wait for each other.
 */
export const LOCK_NUMBERS = {
  migration: 7_114_021,
  firstUser: 7_114_022,
  /** Held by the process that decides which job comes next. */
  jobs: 7_114_023,
  demo: 7_114_024,
} as const;
