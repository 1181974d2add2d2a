import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { beforeEach, expect, it } from 'vitest';
import type { CalendarFeed } from '@roofline/schema/calendar/calendar';
import { aCalendarFeed } from '@roofline/schema/fixtures/calendar';
import { PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { paths } from '../../app/paths';
import { storage } from '../../app/storage';
import { renderScreen } from '../../testing/schema-link';
import { CalendarPage } from '../CalendarPage';
import { calendarService } from './calendar-service';

beforeEach(() => {
  storage.clear();
  storage.setPropertyId(PROPERTY_ID);
});

const FEED = aCalendarFeed({
  createdAt: '2026-11-02T17:00:00.000Z',
  lastReadAt: '2026-11-19T17:00:00.000Z',
});

async function openPane(feed: CalendarFeed | null = null) {
  const service = calendarService({ feed });
  service.after('createCalendarFeed', { feed: aCalendarFeed() });
  service.after('revokeCalendarFeed', { feed: null });
  const view = renderScreen(<CalendarPage />, { graph: service.graph, at: paths.calendar() });
  await view.user.click(await screen.findByRole('button', { name: 'Subscribe' }));
  const pane = within(await screen.findByRole('dialog', { name: 'Subscribe to this calendar' }));
  return { service, pane, ...view };
}
const question = async (name: string) => within(await screen.findByRole('alertdialog', { name }));

it('makes a private address, shows it once, and copies it', async () => {
  const { user, pane, service, client } = await openPane();
  expect(pane.getByText(/^Anyone who has the address, without signing in/)).toBeTruthy();
  await user.click(await pane.findByRole('button', { name: 'Make private address' }));
  const field = await pane.findByLabelText<HTMLInputElement>('Private address');
  expect(field.value).toBe('https://roofline.example/api/calendar/secret-1.ics');
  expect(service.sent('createCalendarFeed')).toMatchObject([{ propertyId: PROPERTY_ID }]);
  await user.click(pane.getByRole('button', { name: 'Copy address' }));
  expect(await pane.findByText('Copied')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(field.value);
  expect(pane.getByText(/No calendar program has read it yet/)).toBeTruthy();
  expect(JSON.stringify(client.cache.extract())).not.toContain('secret-1');
  const { violations } = await axe.run(screen.getByRole('dialog'), {
    rules: { 'color-contrast': { enabled: false } },
  });
  expect(violations.map(({ id: rule }) => rule)).toEqual([]);
});

it('asks before it replaces the address or revokes it', async () => {
  const { user, pane, service, sentNamed } = await openPane(FEED);
  expect(await pane.findByText(/A calendar program last read it on/)).toBeTruthy();
  expect(pane.queryByLabelText('Private address')).toBeNull();
  await user.click(pane.getByRole('button', { name: 'Make a new address' }));
  const replace = await question('Make a new address');
  expect(sentNamed('CreateCalendarFeed')).toHaveLength(0);
  await user.click(replace.getByRole('button', { name: 'Make new address' }));
  await pane.findByLabelText('Private address');
  await user.click(pane.getByRole('button', { name: 'Revoke' }));
  await user.click((await question('Revoke address')).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Address Revoked')).toBeTruthy();
  expect(service.sent('revokeCalendarFeed')).toMatchObject([{ propertyId: PROPERTY_ID }]);
  await waitFor(() => expect(pane.queryByLabelText('Private address')).toBeNull());
  expect(pane.getByRole('button', { name: 'Make private address' })).toBeTruthy();
});

it('leaves the address alone when the user cancels the question', async () => {
  const { user, pane, sentNamed } = await openPane(FEED);
  await user.click(await pane.findByRole('button', { name: 'Revoke' }));
  await user.click((await question('Revoke address')).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sentNamed('RevokeCalendarFeed')).toHaveLength(0);
});
