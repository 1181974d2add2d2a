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

/** Asked for at once, so that it travels together: who looks, how, and at what first. */
async function readShell(tx: Tx, by: { actor: Actor; clock: Clock }): Promise<Shell> {
  const [viewer, settings, firstProperty] = await Promise.all([
    viewerInTenant(tx, by.actor),
    readUserSettings(tx, by.actor),
    searchPage(tx, by, FIRST),
  ]);
  return { viewer, settings, firstProperty };
}

/** What every screen asks for first. It stands beside the search, as the rest of it is known below. */
export const shellRoutes = routes(
  'account',
  get('/api/account/shell', {
    summary: 'The signed-in user, their settings and the first of their properties, in one read',
    right: 'read',
    answer: data(shell),
    work: (tx, { actor, deps: { clock } }) => readShell(tx, { actor, clock }),
  }),
);
