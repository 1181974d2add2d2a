import { newProperty, seedAdmin, type Admin } from '../stack/people';
import { endProcesses, startApiProcess, startBffProcess } from '../stack/processes';
import { GraphClient } from '../stack/graph-client';
import { RestClient } from '../stack/rest-client';
import { serviceData, type ServiceData } from '../stack/service-data';

interface Listed {
  userNotificationId: string;
  titleTemplate: string;
  bodyTemplate: string;
  isRead: boolean;
}
interface Bell {
  notifications: { items: Listed[]; totalCount: number; unreadCount: number };
}

const LIST = `query ($unread: Boolean!) { notifications(unread: $unread, page: 1, pageSize: 20) {
  items { userNotificationId titleTemplate bodyTemplate isRead } totalCount unreadCount } }`;

/** An open page at one of the BFFs: it asks as the browser does, with the tag of what it heard last. */
class OpenPage {
  #etag: string | null = null;
  constructor(readonly graph: GraphClient) {}

  /** How many are unread, where that is news. */
  async ask(): Promise<number | 'same'> {
    const { baseUrl, cookieHeader } = this.graph;
    const response = await fetch(`${baseUrl}/notifications/unread`, {
      headers: { cookie: cookieHeader, ...(this.#etag !== null && { 'if-none-match': this.#etag }) },
    });
    if (response.status === 304) return 'same';
    expect(response.status).toBe(200);
    this.#etag = response.headers.get('etag');
    return ((await response.json()) as { unreadCount: number }).unreadCount;
  }

  /** The list under the bell. */
  async list(unread = false): Promise<Bell['notifications']> {
    return (await this.graph.ask<Bell>(LIST, { unread })).notifications;
  }

  async markAll(): Promise<number | null> {
    const { markAllNotificationsRead: done } = await this.graph.ask<{
      markAllNotificationsRead: { marked: number | null; userErrors: unknown[] };
    }>('mutation { markAllNotificationsRead(input: {}) { marked userErrors { detail } } }');
    expect(done.userErrors).toEqual([]);
    return done.marked;
  }

  async markOne(userNotificationId: string): Promise<void> {
    const { markNotificationRead: done } = await this.graph.ask<{
      markNotificationRead: { notification: { isRead: boolean } | null; userErrors: unknown[] };
    }>(
      `mutation ($input: MarkNotificationReadInput!) { markNotificationRead(input: $input) {
        notification { isRead } userErrors { detail } } }`,
      { input: { userNotificationId } },
    );
    expect(done).toEqual({ notification: { isRead: true }, userErrors: [] });
  }
}

let data: ServiceData;
let reader: Admin;
let writer: RestClient;
let pages: [OpenPage, OpenPage];
let projectId: string;

beforeAll(async () => {
  data = await serviceData();
  const database = await data.open();
  reader = await seedAdmin(database, 'reader');
  const { headers } = await seedAdmin(database, 'writer', reader.workspaceId);
  await database.close();
  const api = await startApiProcess(data.settings);
  const bffs = await Promise.all([startBffProcess(api.url), startBffProcess(api.url)]);
  writer = new RestClient(api.url, headers);
  const { propertyId } = await writer.ask<{ propertyId: string }>('POST', '/api/property', {
    body: newProperty('Bell Court'),
  });
  const path = `/api/project/property/${propertyId}`;
  ({ projectId } = await writer.ask<{ projectId: string }>('POST', path, { body: { name: 'Roof' } }));
  const here = await new GraphClient(bffs[0].url).signInAs(reader.email);
  pages = [new OpenPage(here), new OpenPage(here.at(bffs[1].url))];
});
afterAll(async () => {
  await endProcesses();
  await data.remove();
});

/** Someone else mentions the reader in a note, at the service itself. */
const mention = (text: string) =>
  writer.ask('POST', '/api/project/note', { body: { projectId, text, mentionedUserIds: [reader.userId] } });
const asked = () => Promise.all(pages.map((page) => page.ask()));
const texts = ({ items }: Bell['notifications']) =>
  items.map(({ bodyTemplate, isRead }) => [bodyTemplate, isRead]);

test('a notification that comes is at both BFFs with the next question of an open page, and nothing is news twice', async () => {
  expect(await asked()).toEqual([0, 0]);
  expect(await asked()).toEqual(['same', 'same']);
  await mention('Scaffold is up');
  expect(await asked()).toEqual([1, 1]);
  expect(await asked()).toEqual(['same', 'same']);
  for (const page of pages) {
    const list = await page.list();
    expect(list).toMatchObject({ totalCount: 1, unreadCount: 1 });
    expect(texts(list)).toEqual([['Scaffold is up', false]]);
  }
});

test('what is marked as read at one BFF is read at the other, one by one and all at once', async () => {
  const [here, there] = pages;
  await mention('Permit came');
  await mention('Gate code changed');
  expect(await asked()).toEqual([3, 3]);
  const newest = (await there.list()).items[0]!;
  await there.markOne(newest.userNotificationId);
  expect(await asked()).toEqual([2, 2]);
  expect(texts(await here.list())).toEqual([
    ['Gate code changed', true],
    ['Permit came', false],
    ['Scaffold is up', false],
  ]);
  expect(await here.markAll()).toBe(2);
  expect(await asked()).toEqual([0, 0]);
  for (const page of pages) {
    expect((await page.list()).items.map(({ isRead }) => isRead)).toEqual([true, true, true]);
    expect(await page.list(true)).toMatchObject({ items: [], unreadCount: 0 });
  }
  expect(await there.markAll()).toBe(0);
});

test('one that comes right after all were read is unread at both', async () => {
  const [here, there] = pages;
  await there.markAll();
  await mention('Crane on Monday');
  expect(await asked()).toEqual([1, 1]);
  expect(texts(await here.list(true))).toEqual([['Crane on Monday', false]]);
  expect(texts(await there.list(true))).toEqual([['Crane on Monday', false]]);
});
