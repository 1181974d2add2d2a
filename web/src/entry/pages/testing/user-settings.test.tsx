import {
  DEFAULT_NOTIFICATION_PREFERENCES,
  type NotificationPreferences,
} from '@roofline/schema/notification/notification';
import { DEFAULT_USER_SETTINGS, type UserSettings } from '@roofline/schema/user/user-settings';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { aProperty } from '../../../testing/graph-fixtures';
import { OUTDATED, recorder } from '../../../testing/recorder';
import { renderScreen, type Graph } from '../../../testing/schema-link';
import { formatDay } from '../../../ui/format/day';
import { setFormats } from '../../../ui/format/formats';
import { formatMoney } from '../../../ui/format/money';
import { useSelection } from '../../../app/selection/selection';
import { useShortcuts } from '../../../app/shortcuts';
import { UserSettingsPage } from '../UserSettingsPage';
import { NOT_SENT } from '../../../app/save/save-words';

beforeEach(() => {
  setFormats(DEFAULT_USER_SETTINGS);
});

/** Returns a service that answers with the values that it last received. */
function service(start: Partial<UserSettings> = {}) {
  const of = recorder({
    settings: { ...DEFAULT_USER_SETTINGS, version: 0, ...start } as UserSettings,
    preferences: { ...DEFAULT_NOTIFICATION_PREFERENCES, version: 0 } as NotificationPreferences,
  });
  const { world } = of;
  const graph: Graph = {
    userSettings: () => world.settings,
    notificationPreferences: () => world.preferences,
    ...of.writes({
      saveUserSettings: (input: UserSettings) => {
        world.settings = { ...input, version: input.version + 1 };
        return { userSettings: world.settings };
      },
      saveNotificationPreferences: (input: NotificationPreferences) => {
        world.preferences = { ...world.preferences, ...input, version: input.version + 1 };
        return { notificationPreferences: world.preferences };
      },
    }),
  };
  return { ...of, graph };
}
const open = ({ graph }: { graph: Graph }) => renderScreen(<UserSettingsPage />, { graph });

it('applies theme and density at once and saves them at the service', async () => {
  const { user, sentNamed } = open(service());
  await user.click(await screen.findByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.classList.contains('dark')).toBe(true);
  await user.click(screen.getByRole('radio', { name: 'Compact' }));
  expect(localStorage.getItem('roofline.density')).toBe('compact');
  await waitFor(() => expect(sentNamed('SaveUserSettings')).toHaveLength(2));
  expect(sentNamed('SaveUserSettings').map(({ variables }) => variables.input)).toEqual([
    { ...DEFAULT_USER_SETTINGS, colorMode: 'dark', version: 0 },
    { ...DEFAULT_USER_SETTINGS, colorMode: 'dark', density: 'compact', version: 1 },
  ]);
  expect(await screen.findByText('Settings Saved')).toBeTruthy();
});

it('writes every figure and day in the chosen format', async () => {
  const { user } = open(service());
  await user.click(await screen.findByRole('radio', { name: '2026-11-20' }));
  await user.click(screen.getByRole('radio', { name: '1\u00a0234.56' }));
  expect(await screen.findByText('$1 842 360')).toBeTruthy();
  expect([formatMoney(-1200), formatDay('2026-11-20')]).toEqual(['\u2212$1\u00a0200', '2026-11-20']);
});

it('applies the saved settings from the first screen after a sign-in on any device', async () => {
  const kept = { colorMode: 'dark', dateFormat: 'us', numberFormat: 'apostrophe', version: 3 } as const;
  open(service(kept));
  expect(await screen.findByText('$1\u2019842\u2019360')).toBeTruthy();
  expect(document.documentElement.classList.contains('dark')).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '11/20/2026' }).checked).toBe(true);
});

it('applies its change to settings that were saved elsewhere in the meantime', async () => {
  const start = service({ version: 4 });
  const { user, sentNamed } = open(start);
  await screen.findByRole('radio', { name: 'Dark' });
  start.set({ settings: { ...DEFAULT_USER_SETTINGS, dateFormat: 'iso', version: 5 } });
  start.refuseOnce('saveUserSettings', OUTDATED);
  await user.click(screen.getByRole('radio', { name: 'Comfortable' }));
  await waitFor(() => expect(sentNamed('SaveUserSettings')).toHaveLength(2));
  expect(start.sent('saveUserSettings')).toMatchObject([
    { density: 'comfortable', version: 4 },
    { density: 'comfortable', dateFormat: 'iso', version: 5 },
  ]);
});

it('undoes a change that could not be saved, and says why', async () => {
  const graph = {
    ...service({ version: 1 }).graph,
    saveUserSettings: () => Promise.reject(new TypeError('Failed to fetch')),
  };
  const { user } = open({ graph });
  await user.click(await screen.findByRole('radio', { name: 'Dark' }));
  expect(await screen.findByText(NOT_SENT)).toBeTruthy();
  expect(document.documentElement.classList.contains('dark')).toBe(false);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'System' }).checked).toBe(true);
});

it('saves the property to open, and opens it where the browser remembers none', async () => {
  const start = service();
  const { user, unmount } = open(start);
  await user.click(await screen.findByRole('radio', { name: 'A property I choose' }));
  await user.click(await screen.findByRole('radio', { name: /Cedar Ridge/ }));
  expect(await screen.findByText('Roofline opens Cedar Ridge Condominiums.')).toBeTruthy();
  expect(start.last('saveUserSettings')).toMatchObject({ defaultPropertyId: PROPERTY_ID });
  unmount();
  const other = '01980000-0000-7000-8000-000000000009';
  const Named = () => <p>at {useSelection().propertyId}</p>;
  renderScreen(<Named />, {
    graph: {
      userSettings: () => ({ ...start.world.settings, defaultPropertyId: other }),
      property: ({ propertyId }: { propertyId: string }) => ({ ...aProperty, propertyId }),
    },
  });
  expect(await screen.findByText(`at ${other}`)).toBeTruthy();
});

it('saves all notification preferences with each change, and says so', async () => {
  const { user, sentNamed } = open(service());
  await user.click(await screen.findByRole('radio', { name: 'Weekly digest' }));
  await user.click(screen.getByRole('checkbox', { name: 'Email about task notes' }));
  await waitFor(() => expect(sentNamed('SaveNotificationPreferences')).toHaveLength(2));
  const on = (notificationCategoryId: number) => ({ notificationCategoryId, email: true });
  expect(sentNamed('SaveNotificationPreferences')[1]!.variables.input).toEqual({
    channelSetting: { email: true, emailFrequencyId: 2 },
    taskSettings: [on(1), { notificationCategoryId: 2, email: false }, on(3)],
    version: 1,
  });
  expect(await screen.findByText('User Preferences updated')).toBeTruthy();
  await user.click(screen.getByRole('switch', { name: /Email/ }));
  expect(
    screen.getByRole<HTMLInputElement>('checkbox', { name: 'Email about tasks' }).matches(':disabled'),
  ).toBe(true);
});

it('saves the time zone of digests and reminders', async () => {
  const { user, sentNamed } = open(service());
  const zone = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Time zone' });
  expect(zone.selectedOptions[0]!.text).toBe('The time zone of this installation');
  await user.selectOptions(zone, 'America / New York');
  expect(await screen.findByText('User Preferences updated')).toBeTruthy();
  expect(sentNamed('SaveNotificationPreferences')[0]!.variables.input).toMatchObject({
    timeZone: 'America/New_York',
    version: 0,
  });
  expect(zone.value).toBe('America/New_York');
});

function Keyed({ onKey }: { onKey: () => void }) {
  useShortcuts({ c: onKey, 'mod+k': onKey });
  return null;
}

it('turns single keys off and on, and leaves keys with a modifier on', async () => {
  const { user } = open(service());
  const onKey = vi.fn();
  render(<Keyed onKey={onKey} />);
  const choice = await screen.findByRole('switch', { name: /Single keys/ });
  await user.click(choice);
  choice.blur();
  await userEvent.keyboard('c');
  expect(onKey).not.toHaveBeenCalled();
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(onKey).toHaveBeenCalledTimes(1);
  await user.click(choice);
  choice.blur();
  await userEvent.keyboard('c');
  expect(onKey).toHaveBeenCalledTimes(2);
});
