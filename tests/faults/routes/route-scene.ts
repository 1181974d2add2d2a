import {
  buildCast,
  castOver,
  newProperty,
  type Cast,
  type Identity,
} from '@roofline/api/property/fixtures/cast';
import { buildTestApp } from '@roofline/api/platform/testing';
import { manualClock } from '@roofline/api/platform/fixtures/manual-clock';
import { rowsOf } from '@roofline/api/platform/database';
import { BlobStore } from '@roofline/api/platform/blobs/store';
import { pngOf } from '@roofline/api/platform/images/fixtures/png';
import { hashPassword } from '@roofline/api/account/passwords';
import { validFinancials } from '@roofline/schema/fixtures/rule-cases';
import { sql } from 'drizzle-orm';
import { newPlan } from '../../register/examples';
import type { Furnishing, Place, Recording } from '../../register/room';
import { ROOMS } from '../../register/rooms';
import { filledWithFiles } from '../../stack/service-data';
import { newKey } from '../../stack/people';
import { formWith } from './route-requests';

/** A property that everyone is assigned to, one that no one is, and one in the stranger's workspace. */
export const PLACES = ['home', 'away', 'foreign'] as const;
export type PlaceName = (typeof PLACES)[number];

export type Scene = { cast: Cast } & Record<PlaceName, Place>;

/** Where the Admin of a property puts what rooms have there. */
function furnishing(cast: Cast, place: PlaceName): Furnishing {
  const who: Identity = place === 'foreign' ? 'stranger' : 'admin';
  const ask: Furnishing['ask'] = async (method, url, options = {}) => {
    const headers = { ...cast.as[who], 'idempotency-key': newKey(), ...options.headers };
    const answer = await cast.app.inject({ method, url, ...options, headers });
    if (answer.statusCode >= 300) throw new Error(`${url}: ${answer.body}`);
    return answer.json().data;
  };
  const upload: Furnishing['upload'] = (url, file) => ask('POST', url, formWith(file));
  const workspaceId = who === 'stranger' ? cast.otherWorkspaceId : cast.workspaceId;
  return { cast, who, workspaceId, propertyId: cast[place], ask, upload };
}

/** What each room has at a property. */
async function furnish(cast: Cast, name: PlaceName): Promise<Place> {
  const at = furnishing(cast, name);
  let place: Place = {};
  for (const [, room] of ROOMS) place = { ...place, ...(await room.furnish?.(at)) };
  return place;
}

/** Puts another object of its room behind a route that takes its object away. */
export async function renew(scene: Scene, name: PlaceName, route: string): Promise<void> {
  const owner = ROOMS.find(([, room]) => room.routes?.[route]?.isTaken);
  if (!owner) return;
  scene[name] = { ...scene[name], ...(await owner[1].furnish?.(furnishing(scene.cast, name))) };
}

async function givePhoto({ database, clock, storage }: Cast, userId: string): Promise<void> {
  const blobs = new BlobStore({ database, clock, storage });
  const photo = { workspaceId: userId, contentType: 'image/png', source: pngOf(20, 20) };
  await blobs.keep(photo, (enter) =>
    database.system(async (tx) =>
      tx.execute(
        sql`update app_user set image_id = ${await enter(tx)}::uuid where user_id = ${userId}::uuid`,
      ),
    ),
  );
}

/** The keys of every scene: each copy opens the credentials and the mails that the service that filled it sealed. */
const KEYS = { credentialsKey: 'credentials of scenes', mailKey: 'mails of scenes' };

const filled = filledWithFiles(async (stored) => {
  const cast = await buildCast({ ...stored, ...KEYS });
  const { as, ids, workspaceId, otherWorkspaceId, home, away, foreign } = cast;
  const places = {
    home: await furnish(cast, 'home'),
    away: await furnish(cast, 'away'),
    foreign: await furnish(cast, 'foreign'),
  };
  // Everyone has a photo and a password, so that a missing one cannot be mistaken for a refusal.
  const hash = await hashPassword('harbor-lane7');
  const everyone = await cast.database.system((tx) =>
    rowsOf<{ id: string }>(tx, sql`select user_id as id from app_user`),
  );
  for (const { id } of everyone) await givePhoto(cast, id);
  await cast.database.system((tx) => tx.execute(sql`update app_user set password_hash = ${hash}`));
  const now = cast.clock.now();
  await cast.close();
  return { rows: { as, ids, workspaceId, otherWorkspaceId, home, away, foreign }, places, now };
});

/** The cast, with an object behind every URL at each place; written once, then copied. */
export async function buildScene(): Promise<Scene> {
  const { filled: scene, ...stored } = await filled();
  const test = await buildTestApp({ ...stored, clock: manualClock(scene.now), ...KEYS });
  return { cast: castOver(test, scene.rows), ...scene.places };
}

/** Where requests are sent that change something; with a property in California, whose law asks for disclosures. */
export async function recordingAt({ cast, home, away }: Scene): Promise<Recording> {
  const { ask } = furnishing(cast, 'home');
  const propertyFinancial = { ...validFinancials, startingFiscalYear: 2025 };
  const payload = newProperty('Sunset Court', {
    workspaceId: cast.workspaceId,
    state: 'CA',
    propertyFinancial,
  });
  const { propertyId } = await ask('POST', '/api/property', { payload });
  await ask('PUT', `/api/propertyfinancial/${propertyId}/2026`, {
    payload: validFinancials,
    headers: { 'if-match': '"0"' },
  });
  const { planId } = await ask('POST', `/api/plan/property/${propertyId}/2026`, { payload: newPlan() });
  return { cast, home, away, california: { ...home, propertyId, planId, fiscalYear: '2026' }, ask };
}
