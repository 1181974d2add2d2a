import { act, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { id, PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { paths } from '../../app/paths';
import { storage } from '../../app/storage';
import { renderScreen } from '../../testing/schema-link';
import { NO_NOTIFICATIONS } from '../list/notification-words';
import { unread } from '../live/unread';
import { NotificationsPage } from '../NotificationsPage';
import { aNotification, notificationService } from './notification-service';

beforeEach(() => {
  storage.clear();
  storage.setPropertyId(PROPERTY_ID);
});
afterEach(() => unread.put(null));

const HARBOR = id(2);
/** Returns 45 notifications of two days; every third is read, the last five are of another property. */
const many = () =>
  Array.from({ length: 45 }, (_, n) =>
    aNotification(n, {
      isRead: n % 3 === 0,
      notifyDate: n < 15 ? '2026-10-29T17:00:00.000Z' : '2026-10-28T17:00:00.000Z',
      ...(n >= 40 && { propertyId: HARBOR, propertyName: 'Harbor View' }),
    }),
  );

function open(service = notificationService(many(), 30), search = '') {
  const view = renderScreen(<NotificationsPage />, {
    graph: service.graph,
    at: `${paths.notifications}${search}`,
  });
  return { service, ...view };
}

it('shows notifications by days, newest first, 20 a page', async () => {
  const { user, container, service } = open();
  const day = await screen.findByRole('list', { name: 'Notifications of Oct 29, 2026' });
  expect(within(day).getAllByRole('listitem')).toHaveLength(15);
  const older = screen.getByRole('list', { name: 'Notifications of Oct 28, 2026' });
  expect(within(older).getAllByRole('listitem')).toHaveLength(5);
  expect(screen.getByText('30 unread')).toBeTruthy();
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id: rule }) => rule)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Page 3' }));
  expect(await screen.findByText('Ruth Stone wrote a note in Roof 44')).toBeTruthy();
  expect(service.asked.at(-1)).toEqual({ propertyId: null, unread: false, page: 3, pageSize: 20 });
});

it('filters by unread and by the selected property, and puts both in the address', async () => {
  const { user, router, service } = open();
  await screen.findByText('30 unread');
  await user.click(screen.getByRole('radio', { name: 'Unread' }));
  await waitFor(() => expect(service.asked.at(-1)).toMatchObject({ unread: true, page: 1 }));
  await user.click(screen.getByRole('button', { name: 'Only Cedar Ridge Condominiums' }));
  await waitFor(() =>
    expect(service.asked.at(-1)).toMatchObject({ unread: true, propertyId: PROPERTY_ID, page: 1 }),
  );
  expect(router.state.location.search).toBe(`?show=unread&property=${PROPERTY_ID}`);
  await user.click(screen.getByRole('button', { name: /^Remove filter Property Cedar Ridge/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?show=unread'));
});

it('marks only notifications of the filtered property as read', async () => {
  const ofHarbor = (isRead: boolean) =>
    [40, 41].map((n) => aNotification(n, { isRead, propertyId: HARBOR, propertyName: 'Harbor View' }));
  const start = notificationService(ofHarbor(false), 2);
  start.after('markAllNotificationsRead', { all: ofHarbor(true), unreadCount: 0 });
  const { user, service } = open(start, `?property=${HARBOR}`);
  await screen.findByRole('button', { name: 'Remove filter Property Harbor View' });
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByText('Nothing is unread')).toBeTruthy();
  expect(service.asked[0]).toMatchObject({ propertyId: HARBOR });
  expect(service.sent('markAllNotificationsRead')).toEqual([{ propertyId: HARBOR }]);
});

it('shows a notification that comes while the page is open', async () => {
  const { service } = open();
  await screen.findByText('30 unread');
  act(service.tell);
  const newest = { titleTemplate: 'Gate is due soon', notifyDate: '2026-10-30T17:00:00.000Z' };
  service.set({ all: [aNotification(90, newest), ...many()], unreadCount: 31 });
  act(service.tell);
  expect(await screen.findByText('Gate is due soon')).toBeTruthy();
});

it('says that there are none yet, or that all are read and how to see the others', async () => {
  const first = open(notificationService([]));
  expect(await screen.findByText(NO_NOTIFICATIONS)).toBeTruthy();
  first.unmount();
  const { user, router, service } = open(notificationService([]), '?show=unread');
  expect(await screen.findByText('You have read everything')).toBeTruthy();
  expect(service.asked[0]).toMatchObject({ unread: true });
  service.set({ all: [aNotification(1, { isRead: true })] });
  await user.click(screen.getByRole('button', { name: 'Show all notifications' }));
  expect(await screen.findByText('Ruth Stone wrote a note in Roof 1')).toBeTruthy();
  expect(router.state.location.search).toBe('');
});
