import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { useShortcuts } from '../../app/shortcuts';
import { renderScreen } from '../../testing/schema-link';
import { UserSettingsPage } from '../settings/UserSettingsPage';

beforeEach(() => localStorage.clear());

function Keyed({ onKey }: { onKey: () => void }) {
  useShortcuts({ c: onKey, 'mod+k': onKey });
  return null;
}

it('changes the theme and the density at once and keeps them', async () => {
  const { user } = renderScreen(<UserSettingsPage />);
  await user.click(await screen.findByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.classList.contains('dark')).toBe(true);
  await user.click(screen.getByRole('radio', { name: 'System' }));
  await user.click(screen.getByRole('radio', { name: 'Compact' }));
  expect(localStorage.getItem('roofline.density')).toBe('compact');
});

it('turns single keys off and on; keys with a modifier stay', async () => {
  const { user } = renderScreen(<UserSettingsPage />);
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
