import { screen } from '@testing-library/react';
import { addDays } from '@roofline/schema/value/day';
import { fileLimits } from '@roofline/schema/file/names';
import { id } from '@roofline/schema/fixtures/id';
import { expect, it } from 'vitest';
import { localToday } from '../../app/today';
import { renderScreen } from '../../testing/schema-link';
import { file } from '../testing/file-service';
import { EndingSoon } from './EndingSoon';

/** Draws documents that end so many days from today; below zero they have ended. */
async function show(days: readonly number[]) {
  const files = days.map((day, n) =>
    file(id(700 + n), `Policy ${n}.pdf`, { validUntil: addDays(localToday(), day) }),
  );
  const view = renderScreen(<EndingSoon files={files} hrefOf={(fileId) => `?file=${fileId}`} />);
  return { ...view, title: (await screen.findByRole('heading')).textContent };
}
const many = (count: number, day: number) => Array.from({ length: count }, () => day);
const MOST = fileLimits.endingSoonMax;

it.each([
  [[0], '1 document ends within 60 days'],
  [[0, 60], '2 documents end within 60 days'],
  [[-1], '1 document has ended'],
  [[-9, -1], '2 documents have ended'],
  [[-1, 9], '2 documents have ended or end within 60 days'],
  [many(MOST - 1, 5), '19 documents end within 60 days'],
  [many(MOST, 5), '20 or more documents end within 60 days'],
])('counts documents that end in %j days: %s', async (days, title) => {
  expect((await show(days)).title).toBe(title);
});

it('promises all documents only where the service sent all', async () => {
  const { user, unmount } = await show(many(MOST - 1, 5));
  await user.click(screen.getByRole('button', { name: 'Show all 19' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(19);
  unmount();
  await show(many(MOST, 5));
  expect(screen.getByRole('button', { name: 'Show 20' })).toBeTruthy();
});
