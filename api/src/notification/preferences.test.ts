import { DEFAULT_NOTIFICATION_PREFERENCES } from '@roofline/schema/notification/notification';
import { buildCast, type Cast } from '../property/fixtures/cast';

let cast: Cast;
beforeAll(async () => {
  cast = await buildCast();
});
afterAll(() => cast.close());

const url = '/api/notification/user/notification-preferences';
type Who = keyof Cast['as'];
const read = async (who: Who) => {
  const answer = await cast.app.inject({ url, headers: cast.as[who] });
  return { status: answer.statusCode, data: answer.json().data };
};
const save = async (who: Who, version: number, payload: object) => {
  const headers = { ...cast.as[who], 'if-match': `"${version}"` };
  const answer = await cast.app.inject({ method: 'PUT', url, headers, payload });
  return { status: answer.statusCode, body: answer.json() };
};
const weekly = {
  channelSetting: { email: true, emailFrequencyId: 2 },
  taskSettings: [
    { notificationCategoryId: 3, email: true },
    { notificationCategoryId: 1, email: false },
    { notificationCategoryId: 2, email: true },
  ],
};

it('starts with mail about everything, and saves the preferences in the order of the categories', async () => {
  expect((await read('member')).data).toEqual({ ...DEFAULT_NOTIFICATION_PREFERENCES, version: 0 });
  const saved = await save('member', 0, weekly);
  expect(saved.body.data.taskSettings.map((each: { email: boolean }) => each.email)).toEqual([
    false,
    true,
    true,
  ]);
  expect((await read('member')).data).toEqual({ ...saved.body.data, version: 1 });
  expect((await read('manager')).data.version).toBe(0);
});

it('refuses an older version and a caller who is not signed in', async () => {
  expect((await save('vendor', 0, weekly)).status).toBe(200);
  expect((await save('vendor', 0, weekly)).status).toBe(412);
  expect((await save('vendor', 1, weekly)).body.data.version).toBe(2);
  for (const who of ['anonymous', 'deactivated'] as const) {
    expect((await read(who)).status).toBe(401);
    expect((await save(who, 0, weekly)).status).toBe(401);
  }
});

const [task] = weekly.taskSettings;
it.each([
  ['a frequency that there is none of', { channelSetting: { email: true, emailFrequencyId: 4 } }],
  ['a missing category', { taskSettings: [task] }],
  ['a category twice', { taskSettings: [task, task, task] }],
  ['a category that there is none of', { taskSettings: [{ notificationCategoryId: 9, email: true }] }],
  ['no channel', { channelSetting: null }],
])('refuses %s', async (_what, change) => {
  expect((await save('admin', 0, { ...weekly, ...change })).status).toBe(422);
  expect((await read('admin')).data.version).toBe(0);
});
