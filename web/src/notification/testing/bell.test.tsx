import { act, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { id, PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { PROJECT_ID } from '@roofline/schema/fixtures/project';
import { paths } from '../../app/paths';
import { storage } from '../../app/storage';
import { renderScreen } from '../../testing/schema-link';
import { NotificationBell } from '../bell/NotificationBell';
import { NO_NOTIFICATIONS, NOT_LOADED } from '../list/notification-words';
import { unread } from '../live/unread';
import { aNotification, notificationService } from './notification-service';

beforeEach(() => {
  storage.clear();
  storage.setPropertyId(PROPERTY_ID);
});
afterEach(() => unread.put(null));

const bell = (name: string | RegExp = /^Notifications/) => screen.findByRole('button', { name });
const panel = async () => within(await screen.findByRole('dialog', { name: 'Notifications' }));
const some = (count: number, change: Parameters<typeof aNotification>[1] = {}) =>
  Array.from({ length: count }, (_, n) => aNotification(n + 1, { isRead: n > 2, ...change }));
const twelve = () => notificationService(some(12), 3);

function draw(service = twelve()) {
  return { service, ...renderScreen(<NotificationBell />, { graph: service.graph }) };
}

it('says how many are unread, and loads no list until it is opened', async () => {
  const { service, user, sentNamed } = draw();
  expect((await bell()).querySelector('[data-unread]')).toBeNull();
  act(service.tell);
  expect((await bell('Notifications, 3 unread')).querySelector('[data-unread]')).not.toBeNull();
  act(() => unread.put({ unreadCount: 1000, latest: null }));
  await bell('Notifications, 1,000 or more unread');
  expect(sentNamed('Notifications')).toHaveLength(0);
  await user.click(await bell());
  expect(within(await (await panel()).findByRole('list')).getAllByRole('listitem')).toHaveLength(10);
  expect(service.asked).toEqual([{ propertyId: null, unread: false, page: 1, pageSize: 10 }]);
  const { violations } = await axe.run(await screen.findByRole('dialog'), {
    rules: { 'color-contrast': { enabled: false } },
  });
  expect(violations.map(({ id: rule }) => rule)).toEqual([]);
});

it('marks an opened notification as read, opens its page with its property, and closes', async () => {
  const other = id(2);
  const service = notificationService([aNotification(1, { propertyId: other, propertyName: 'Harbor View' })]);
  service.after('markNotificationRead', {
    all: [aNotification(1, { propertyId: other, propertyName: 'Harbor View', isRead: true })],
  });
  const { user, router } = draw(service);
  const opener = await bell();
  opener.focus();
  await user.keyboard('{Enter}');
  const link = await (await panel()).findByRole('link', { name: 'Ruth Stone wrote a note in Roof 1' });
  link.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.project(PROJECT_ID)));
  await waitFor(() =>
    expect(service.sent('markNotificationRead')).toEqual([
      { userNotificationId: aNotification(1).userNotificationId },
    ]),
  );
  expect(storage.propertyId()).toBe(other);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('loads the newest again when one comes while it is open, and only then', async () => {
  const { service, user } = draw();
  await bell();
  act(service.tell);
  await user.click(await bell());
  const list = await panel();
  await list.findByText('Ruth Stone wrote a note in Roof 1');
  service.set({
    all: [aNotification(20, { titleTemplate: 'Gate is due soon' }), ...some(12)],
    unreadCount: 4,
  });
  act(service.tell);
  await list.findByText('Gate is due soon');
  expect(service.asked).toHaveLength(2);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  service.set({ unreadCount: 5 });
  act(service.tell);
  await bell('Notifications, 5 unread');
  expect(service.asked).toHaveLength(2);
});

it('marks all notifications of all properties as read', async () => {
  const { service, user, sentNamed } = draw();
  await user.click(await bell());
  const list = await panel();
  service.after('markAllNotificationsRead', { all: some(12, { isRead: true }), unreadCount: 0 });
  await user.click(await list.findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(list.queryByRole('button', { name: 'Mark all as read' })).toBeNull());
  expect(sentNamed('MarkAllNotificationsRead').map(({ variables }) => variables)).toEqual([
    { input: { propertyId: null } },
  ]);
  expect(list.queryByText('Unread:')).toBeNull();
});

it('shows markup in titles and texts as text, and links only into the application', async () => {
  const markup = '<img src=x onerror="window.hit=1"> **bold**';
  const links = ['javascript:alert(1)', 'https://evil.example/', '//evil.example', '/signin', null];
  const service = notificationService(
    links.map((link, n) => aNotification(n, { link, titleTemplate: `${markup} ${n}`, bodyTemplate: markup })),
  );
  const { user } = draw(service);
  await user.click(await bell());
  const list = await (await panel()).findByRole('list');
  expect(within(list).getByText(`${markup} 0`)).toBeTruthy();
  expect(list.querySelector('img')).toBeNull();
  expect(within(list).queryAllByRole('link')).toEqual([]);
  await user.click(within(list).getAllByRole('button', { name: 'Mark as read' })[0]!);
  await waitFor(() =>
    expect(service.sent('markNotificationRead')).toEqual([
      { userNotificationId: aNotification(0).userNotificationId },
    ]),
  );
});

it('says that there are none, and offers to try again where they could not be loaded', async () => {
  const empty = draw(notificationService([]));
  await empty.user.click(await bell());
  await (await panel()).findByText(NO_NOTIFICATIONS);
  expect(screen.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe(paths.notifications);
  empty.unmount();
  const service = twelve();
  let isLost = true;
  const graph = {
    ...service.graph,
    notifications: (asked: never) => {
      if (isLost) throw new TypeError('Failed to fetch');
      return service.graph.notifications!(asked);
    },
  };
  const { user } = renderScreen(<NotificationBell />, { graph });
  await user.click(await bell());
  await (await panel()).findByText(NOT_LOADED, { exact: false });
  isLost = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await (await panel()).findByText('Ruth Stone wrote a note in Roof 1');
});
