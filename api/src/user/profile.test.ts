import sharp from 'sharp';
import { aProfileInput } from '@roofline/schema/fixtures/person';
import { sql } from 'drizzle-orm';
import { NAME_CHARACTERS, PHONE_LIKE } from '@roofline/schema/user/user';
import { openPeople, type People } from '../account/fixtures/people';
import { newProperty } from '../property/fixtures/cast';
import { rowsOf } from '../platform/database';
import { signedIn } from '../platform/testing';
import { pngOf } from '../platform/images/fixtures/png';
import { multipartBody } from '../platform/upload/fixtures/multipart';

let t: People;
let headers: { authorization: string };
const { email: EMAIL } = aProfileInput();

beforeEach(async () => {
  t = await openPeople();
  headers = await signedIn(
    t.database,
    t.clock,
    (await t.user('Manager', { email: EMAIL, firstName: 'Rosa' })).userId,
  );
});
afterEach(() => t.close());

const read = async () => (await t.send('GET', '/api/user/profile', undefined, headers)).json().data;
const post = (given: object, more = {}) =>
  t.send('POST', '/api/user/profile', { ...aProfileInput(), ...given }, { ...headers, ...more });

describe('the profile', () => {
  test('has its declared fields, and checks the version of a change', async () => {
    expect(Object.keys(await read()).sort()).toEqual([
      'email', 'firstName', 'fullName', 'imageUrl', 'joinedOn', 'lastName', 'phone', 'recentPropertyName', 'userId', 'version',
      'workspaceCount', 'workspaceUserId',
    ]); // prettier-ignore
    const saved = (await post({ firstName: ' Rósa_1 ' }, { 'if-match': '"1"' })).json().data;
    expect(saved).toMatchObject({
      firstName: 'Rósa_1',
      fullName: 'Rósa_1 Vale',
      phone: '555 010 0100',
      version: 2,
    });
    expect(await read()).toEqual(saved);
    expect((await post({}, { 'if-match': '"1"' })).statusCode).toBe(412);
    expect((await post({ phone: '' })).json().data).toMatchObject({ phone: null, version: 3 });
  });

  test('names the property in which the user changed something last', async () => {
    const add = async (name: string) => {
      const body = newProperty(name, { workspaceId: t.workspaceId });
      const answer = await t.send('POST', '/api/property', body, headers);
      expect([answer.statusCode, answer.body.slice(0, 200)]).toMatchObject([201, expect.anything()]);
      t.clock.advance(1000);
    };
    await add('Elm Court');
    await add('Oak Park');
    expect((await read()).recentPropertyName).toBe('Oak Park');
  });

  test.each([
    ['firstName', 'Ro', 'First name should have at least 3 characters'],
    ['lastName', 'x'.repeat(51), 'Last name should have at most 50 characters'],
    ['firstName', '   ', 'First name is required'],
    ['firstName', "Ro'sa", NAME_CHARACTERS],
    ['lastName', 'Vale<b>', NAME_CHARACTERS],
    ['lastName', 'Vale!', NAME_CHARACTERS],
    ['phone', '5550100100', PHONE_LIKE],
    ['phone', '555-010-0100', PHONE_LIKE],
    ['phone', '002 555 010 0100', PHONE_LIKE],
    ['phone', '555 010 01000', PHONE_LIKE],
    ['email', '', 'Email is required'],
    ['email', 'rosa', 'Email should be like name@example.com'],
    ['email', `${'x'.repeat(96)}@a.bc`, 'Email should have at most 100 characters'],
  ])('%s %j is refused', async (field, value, detail) => {
    const answer = await post({ [field]: value });
    expect([answer.statusCode, answer.json().error.errors]).toMatchObject([422, [{ field, detail }]]);
  });

  test.each(['001 555 010 0100', '001555 010 0100'])('accepts the phone %s', async (phone) => {
    expect((await post({ phone })).json().data.phone).toBe(phone);
  });

  test('undeclared keys are never stored', async () => {
    const row = async () =>
      (
        await t.database.system((tx) =>
          rowsOf(
            tx,
            sql`select is_staff, is_active, image_id, is_demo, created_at from app_user where email = ${EMAIL}`,
          ),
        )
      )[0];
    const before = await row();
    await post({
      isStaff: true,
      isActive: false,
      imageId: 'x',
      isDemo: true,
      userId: t.adminId,
      version: 9,
      createdAt: 0,
    });
    expect(await row()).toEqual(before);
  });
});

describe('another address', () => {
  test('is reported to the old address, and becomes the address to sign in with', async () => {
    await post({ email: 'New@example.test' });
    const [mail] = await t.mails(EMAIL);
    expect(mail).toMatchObject({ kind: 'addressChange' });
    expect(mail!.text).toContain('New@example.test');
    expect((await read()).email).toBe('New@example.test');
  });

  test('sends no mail when only its case differs, and is refused in any case when another account has it', async () => {
    expect((await post({ email: EMAIL.toUpperCase() })).statusCode).toBe(200);
    expect(await t.mails(EMAIL)).toEqual([]);
    const answer = await post({ email: 'ADMIN@example.test' });
    expect([answer.statusCode, answer.json().error.errors[0]]).toMatchObject([
      409,
      { code: 'duplicate', field: 'email' },
    ]);
    expect((await read()).email).toBe(EMAIL.toUpperCase());
  });

  test('goes to only one of two users who ask for it at the same moment', async () => {
    const other = await signedIn(
      t.database,
      t.clock,
      (await t.user('Member', { email: 'sam@example.test' })).userId,
    );
    const want = (as: { authorization: string }) =>
      t.send('POST', '/api/user/profile', aProfileInput({ email: 'wanted@example.test' }), as);
    const statuses = (await Promise.all([want(headers), want(other)])).map((each) => each.statusCode);
    expect(statuses.sort()).toEqual([200, 409]);
  });
});

describe('the photo', () => {
  const upload = (bytes = pngOf(20, 10), more: Record<string, string> = {}) => {
    const { payload, contentType } = multipartBody([
      { field: 'file', fileName: 'me.png', type: 'image/png', bytes },
    ]);
    return t.app.inject({
      method: 'POST',
      url: '/api/user/profile-photo',
      headers: { ...headers, 'content-type': contentType, ...more },
      payload,
    });
  };
  /** Counts the stored files: the photo and its small size are two. */
  const stored = async () => {
    let count = 0;
    for await (const _ of t.storage.list('blob')) count += 1;
    return count;
  };

  test('has a small size for menus', async () => {
    const { imageUrl } = (await upload(pngOf(500, 250))).json().data;
    const { rawPayload } = await t.send('GET', `${imageUrl}&size=small`, undefined, headers);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 320, height: 160 });
    expect((await t.send('GET', `${imageUrl}&size=huge`, undefined, headers)).statusCode).toBe(422);
  });

  test('is shown to its owner, replaced and removed, and leaves no file', async () => {
    const { imageUrl, version } = (await upload()).json().data;
    const shown = await t.send('GET', imageUrl, undefined, headers);
    expect([
      shown.statusCode,
      shown.headers['content-type'],
      shown.headers['content-security-policy'],
    ]).toEqual([200, 'image/png', "default-src 'none'; sandbox"]);
    expect((await t.send('GET', '/api/user/profile-photo', undefined, t.admin)).statusCode).toBe(404);
    expect((await t.send('GET', '/api/account/me', undefined, headers)).json().data.imageUrl).toBe(imageUrl);
    expect((await upload(pngOf(30, 10))).json().data.imageUrl).not.toBe(imageUrl);
    await t.sweepFiles();
    expect(await stored()).toBe(2);
    const remove = (at: number) =>
      t.send('DELETE', '/api/user/profile-photo', undefined, { ...headers, 'if-match': `"${at}"` });
    expect([(await remove(version)).statusCode, (await remove(version + 1)).statusCode]).toEqual([412, 204]);
    await t.sweepFiles();
    expect([(await read()).imageUrl, await stored(), (await remove(version + 2)).statusCode]).toEqual([
      null,
      0,
      404,
    ]);
  });

  test('is refused with the specification’s texts if it is too large or no image', async () => {
    const large = await upload(pngOf(10, 10, 5_000_001));
    expect([large.statusCode, large.json().error.errors[0].detail]).toEqual([413, 'File is too large.']);
    expect((await upload(pngOf(10, 10, 5_000_000))).statusCode).toBe(200);
    const other = await upload(Buffer.from('<svg/>'));
    expect([other.statusCode, other.json().error.errors[0].detail]).toEqual([
      415,
      'Invalid file type. Allowed types: .jpg, .jpeg, .png.',
    ]);
  });

  test('keeps its file in a sweep that deletes files without a row', async () => {
    await upload();
    await t.storage.put('blob', pngOf(5, 5));
    await t.storage.put('photo-png', pngOf(5, 5));
    expect(await t.sweepFiles()).toBe(2);
    expect((await t.send('GET', '/api/user/profile-photo', undefined, headers)).statusCode).toBe(200);
    expect(await stored()).toBe(2);
  });
});
