import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPublic } from '../testing/open-public';

const answerWith = (status: number, body: unknown) =>
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(body), { status }));
afterEach(() => vi.restoreAllMocks());

const button = () => screen.findByRole('button', { name: 'Stop these emails' });

test('sends nothing when the link opens, and ends the emails once on the button', async () => {
  const sent = answerWith(200, { category: 2 });
  const { user } = await openPublic('#/unsubscribe/abc123');
  const stop = await button();
  expect(sent).not.toHaveBeenCalled();
  await user.click(stop);
  expect((await screen.findByRole('status')).textContent).toContain('Emails about notes are off.');
  expect(sent.mock.calls).toEqual([['/unsubscribe/abc123', { method: 'POST' }]]);
  expect(screen.queryByRole('button', { name: 'Stop these emails' })).toBeNull();
});

test.each([
  [404, 'This link does not work'],
  [503, 'The emails were not stopped'],
])('says what is wrong, and lets the user try again: %s', async (status, words) => {
  answerWith(status, {});
  const { user } = await openPublic('#/unsubscribe/broken');
  await user.click(await button());
  expect((await screen.findByRole('alert')).textContent).toContain(words);
  expect(((await button()) as HTMLButtonElement).disabled).toBe(false);
});

test('names the weekly email of a view', async () => {
  answerWith(200, { category: 'weeklyView' });
  const { user } = await openPublic('#/unsubscribe/abc123');
  await user.click(await button());
  expect((await screen.findByRole('status')).textContent).toContain('The weekly email of this view is off.');
});
