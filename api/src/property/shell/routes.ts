import { shell, type Shell } from '@roofline/schema/account/shell';
import { propertySearchInput } from '@roofline/schema/property/property';
import { viewerInTenant } from '../../account/service';
import type { Actor } from '../../platform/actor';
import type { Clock } from '../../platform/clock';
import type { Tx } from '../../platform/database';
import { data } from '../../platform/route/answer';
import { routes } from '../../platform/route/declare';
import { get } from '../../platform/route/read';
import { readUserSettings } from '../../user/service';
import { searchPage } from '../search/service';

const FIRST = { ...propertySearchInput.parse({}), page: 1, pageSize: 1 };

/** Returns the viewer, their settings and the first property in one answer. The three reads run at the same time. */
async function readShell(tx: Tx, by: { actor: Actor; clock: Clock }): Promise<Shell> {
  const [viewer, settings, firstProperty] = await Promise.all([
    viewerInTenant(tx, by.actor),
    readUserSettings(tx, by.actor),
    searchPage(tx, by, FIRST),
  ]);
  return { viewer, settings, firstProperty };
}

/** The route that every screen calls first. It lies beside the search, which it builds on. */
export const shellRoutes = routes(
  'account',
  get('/api/account/shell', {
    summary: 'The signed-in user, their settings and the first of their properties, in one read',
    right: 'read',
    answer: data(shell),
    work: (tx, { actor, deps: { clock } }) => readShell(tx, { actor, clock }),
  }),
);
