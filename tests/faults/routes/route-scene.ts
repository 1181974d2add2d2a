import { buildCast, type Cast, type Identity } from '@roofline/api/property/fixtures/cast';
import { BlobStore } from '@roofline/api/platform/blobs/store';
import { pngOf } from '@roofline/api/platform/images/fixtures/png';
import { multipartBody } from '@roofline/api/platform/upload/fixtures/multipart';
import { hashPassword } from '@roofline/api/account/passwords';
import { signedIn } from '@roofline/api/platform/testing';
import { rowsOf } from '@roofline/api/platform/database';
import { sql } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { newComponent, newKey } from '../../stack/people';

/** The day of the cast's clock. */
const YEAR = '2026';
export const study = { date: '2024-05-01', reserveStudyTypeId: 2 };
const list = Buffer.from('Item,UL,RUL,Cost\nRoof,20,5,900\n');

export const adoption = { meetingDate: '2026-02-03', votesFor: 5 };

/** A plan with a unique name. */
export const newPlan = () => ({
  name: `Steady ${newKey()}`,
  settings: {
    method: 'baseline',
    startingBalance: 100_000,
    firstYearContribution: 0,
    increaseRate: 3,
    inflationRate: 3,
    interestRate: 2,
  },
});

/** Values of a URL's parameters at one property. */
export type Place = Record<string, string>;

/** A property that everyone is assigned to, one that no one is, and one in the stranger's workspace. */
export const PLACES = ['home', 'away', 'foreign'] as const;
export type PlaceName = (typeof PLACES)[number];

export type Scene = { cast: Cast } & Record<PlaceName, Place>;

function form(fileName: string, bytes: Buffer, type: string): InjectOptions {
  const { payload, contentType } = multipartBody([{ field: 'file', bytes, fileName, type }]);
  return { payload, headers: { 'content-type': contentType } };
}
export const image = form('a.png', pngOf(200, 200), 'image/png');
export const file = form('a.csv', list, 'text/csv');
export const document = form('minutes.pdf', Buffer.from('%PDF-1.7 minutes'), 'application/pdf');

/** Answers of any route: the scene reads ids from them. */
// oxlint-disable-next-line typescript/no-explicit-any
type Anything = any;
type Ask = (method: 'GET' | 'POST', url: string, options?: InjectOptions) => Promise<Anything>;

/** Objects of an account: a session to end, a token to revoke, a photo. */
async function furnishPerson(cast: Cast, ask: Ask, who: Identity, workspaceId: string): Promise<Place> {
  const { userId, email } = await ask('GET', '/api/account/me');
  await signedIn(cast.database, cast.clock, userId);
  const sessions: { sessionId: string; isCurrent: boolean }[] = await ask('GET', '/api/account/session');
  const { accessToken } = await ask('POST', '/api/account/token', {
    payload: { name: `Of ${who}`, scope: 'read', workspaceId, expiresInDays: 1 },
  });
  await ask('POST', '/api/user/profile-photo', image);
  return {
    email,
    sessionId: sessions.find((each) => !each.isCurrent)!.sessionId,
    tokenId: accessToken.tokenId,
  };
}

/** A workspace's logo, a user who may be changed and an invitation that is open. */
async function furnishWorkspace(ask: Ask, workspaceId: string): Promise<Place> {
  const inWorkspace = `?workspaceId=${workspaceId}`;
  const users = await ask('GET', `/api/workspace/users${inWorkspace}`);
  const rows: { workspaceUserId: string; roleName: string }[] = users.items;
  const invited = { email: `guest-${newKey()}@example.test`, roleName: 'Member', propertyIds: [] };
  const invite = await ask('POST', `/api/workspace/invite${inWorkspace}`, { payload: invited });
  await ask('POST', `/api/workspace/logo${inWorkspace}`, image);
  return {
    workspaceId,
    workspaceUserId: (rows.find((row) => row.roleName === 'Vendor') ?? rows[0]!).workspaceUserId,
    invitationId: invite.invitationId,
  };
}

/** A plan, and beside it an adopted one with the minutes of its meeting. */
async function furnishPlans(ask: Ask, propertyId: string): Promise<Place> {
  const ofYear = `/api/plan/property/${propertyId}/${YEAR}`;
  const { planId } = await ask('POST', ofYear, { payload: newPlan() });
  const decided = await ask('POST', ofYear, { payload: newPlan() });
  const headers = { 'if-match': `"${decided.version}"` };
  await ask('POST', `/api/plan/${decided.planId}/adopt`, { payload: adoption, headers });
  const minutes = await ask('POST', `/api/plan/${decided.planId}/adoption/file`, document);
  return { planId, fileId: minutes.adoptionFileId };
}

/** A property's component, study, plan, waiting import, image and further objects, made by its Admin. */
async function furnish(cast: Cast, who: Identity, propertyId: string): Promise<Place> {
  const ask: Ask = async (method, url, options = {}) => {
    const headers = { ...cast.as[who], 'idempotency-key': newKey(), ...options.headers };
    const answer = await cast.app.inject({ method, url, ...options, headers });
    if (answer.statusCode >= 300) throw new Error(`${url}: ${answer.body}`);
    return answer.json().data;
  };
  const workspaceId = who === 'stranger' ? cast.otherWorkspaceId : cast.workspaceId;
  const line = await ask('POST', `/api/component/property/${propertyId}`, { payload: newComponent('Roof') });
  const past = await ask('POST', `/api/property/${propertyId}/reservestudy`, { payload: study });
  const staged = await ask('POST', `/api/component/property/${propertyId}/import`, file);
  await ask('POST', `/api/property/${propertyId}/profileimage`, image);
  const asked = { document: 'components', propertyId, fiscalYear: Number(YEAR) };
  const { jobId } = await ask('POST', '/api/job/document', { payload: asked });
  await cast.runJobs();
  return {
    ...(await furnishPerson(cast, ask, who, workspaceId)),
    ...(await furnishWorkspace(ask, workspaceId)),
    ...(await furnishPlans(ask, propertyId)),
    propertyId,
    propertyComponentId: line.propertyComponentId,
    studyId: past.propertyReserveStudyId,
    importId: staged.importId,
    jobId,
    fiscalYear: YEAR,
    a: 'properties',
    b: 'columns',
    code: 'no-such-code-0123456789',
  };
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

/** The cast, with an object behind every URL at each place. */
export async function buildScene(): Promise<Scene> {
  const cast = await buildCast();
  const scene = {
    cast,
    home: await furnish(cast, 'admin', cast.home),
    away: await furnish(cast, 'admin', cast.away),
    foreign: await furnish(cast, 'stranger', cast.foreign),
  };
  // Everyone has a photo and a password, so that a missing one cannot be mistaken for a refusal.
  const hash = await hashPassword('harbor-lane7');
  const without = sql`select user_id from app_user where image_id is null`;
  const rows = await cast.database.system((tx) => rowsOf<{ user_id: string }>(tx, without));
  for (const { user_id } of rows) await givePhoto(cast, user_id);
  await cast.database.system((tx) => tx.execute(sql`update app_user set password_hash = ${hash}`));
  return scene;
}
