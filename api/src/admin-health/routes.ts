import { adminCache, adminHealth, clearCacheInput } from '@roofline/schema/admin-health/admin-health';
import { z } from 'zod';
import { requireStaff } from '../platform/identity/staff';
import { data } from '../platform/route/answer';
import { routes } from '../platform/route/declare';
import { get } from '../platform/route/read';
import { unkeyed } from '../platform/route/write';
import { clearCaches, readCaches } from './cache';
import { machineFacts, storedFacts } from './health';

const caches = data(z.array(adminCache));

/** The routes for the state of the installation, for internal staff: no addresses, no secrets, no customer data. */
export const adminHealthRoutes = routes(
  'admin: health',
  get('/api/admin/health', {
    summary: 'Versions, database, storage, disk, mail and jobs. Only for internal staff',
    right: 'never',
    first: async ({ actor, deps }) => {
      requireStaff(actor);
      return machineFacts(deps);
    },
    answer: data(adminHealth),
    identity: async (tx, { first: machine, deps }) => ({ ...machine, ...(await storedFacts(tx, deps)) }),
  }),
  get('/api/admin/cache', {
    summary:
      'What is stored although it can be computed again, how much and how old. Only for internal staff',
    right: 'never',
    first: ({ actor }) => requireStaff(actor),
    answer: caches,
    work: (tx) => readCaches(tx),
  }),
  unkeyed('DELETE', '/api/admin/cache', {
    summary:
      'Have a cache computed again, or all of them, each entry when it is next read. Only for internal staff',
    right: 'never',
    activity: { none: 'the same figures are computed again: nothing of a property changes' },
    neither: 'a repeat finds everything old already',
    first: ({ actor }) => requireStaff(actor),
    query: clearCacheInput,
    answer: caches,
    work: (tx, { query }) => clearCaches(tx, query.key),
  }),
);
