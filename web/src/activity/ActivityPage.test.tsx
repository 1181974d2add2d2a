import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { beforeEach, expect, it } from 'vitest';
import { activityItem, type ActivityItem } from '@roofline/schema/activity/activity';
import { exampleOf } from '@roofline/schema/fixtures/example';
import { id, PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { daysOf } from '../app/list/days';
import { paths } from '../app/paths';
import { storage } from '../app/storage';
import { aProperty } from '../testing/graph-fixtures';
import { openMenu, pickFromMenu } from '../testing/pick-from-menu';
import { renderScreen } from '../testing/schema-link';
import { ActivityPage } from './ActivityPage';

beforeEach(() => {
  storage.clear();
  storage.setPropertyId(PROPERTY_ID);
});

interface Asked {
  page: number;
  type: string | null;
  search: string | null;
}

const item = (n: number, change: Partial<ActivityItem> = {}): ActivityItem =>
  exampleOf(activityItem, {
    activityId: id(5000 + n),
    entityName: `Gate ${n}`,
    description: `Changed gate ${n}`,
    userName: 'Dana Okafor',
    date: '2026-10-28T17:00:00.000Z',
    type: 'component',
    ...change,
  });

/** Opens a feed, by default of 45 items on two days, and records its requests. */
function open(at: string = paths.activity, total = 45) {
  const asked: Asked[] = [];
  const all = Array.from({ length: total }, (_, n) =>
    item(
      n,
      n < 15 ? { date: '2026-10-29T17:00:00.000Z', type: 'plan' } : { propertyComponentId: id(6000 + n) },
    ),
  );
  const activity = ({ page, type, search }: Asked) => {
    asked.push({ page, type: type ?? null, search: search ?? null });
    const found = all.filter(
      (each) => (!type || each.type === type) && (!search || each.description.includes(search)),
    );
    return {
      nodes: found.slice(20 * page - 20, 20 * page),
      totalCount: found.length,
      isCountCut: false,
      types: ['component', 'plan'],
    };
  };
  const graph = { property: () => ({ ...aProperty, activity }) };
  return { ...renderScreen(<ActivityPage />, { graph, at }), asked };
}

it('shows activity by days, newest first, 20 a page, with links to the changed objects', async () => {
  const { user, container } = open();
  const day = await screen.findByRole('list', { name: 'Activity of Oct 29, 2026' });
  expect(within(day).getAllByRole('listitem')).toHaveLength(15);
  const older = screen.getByRole('list', { name: 'Activity of Oct 28, 2026' });
  expect(within(older).getAllByRole('listitem')).toHaveLength(5);
  expect(within(older).getByRole('link', { name: 'Gate 15' }).getAttribute('href')).toBe(
    paths.component(id(6015)),
  );
  expect(screen.getByText('45 items')).toBeTruthy();
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id: rule }) => rule)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Page 3' }));
  expect(await screen.findByText('Gate 44')).toBeTruthy();
});

it('filters by text after a pause and by kind, and goes back to the first page', async () => {
  const { user, asked, router } = open(`${paths.activity}?page=3`);
  await screen.findByText('Gate 44');
  await user.type(screen.getByRole('searchbox', { name: 'Filter activity' }), 'gate 7');
  expect(await screen.findByText('1 item')).toBeTruthy();
  expect(asked.filter(({ search }) => search !== null)).toEqual([{ page: 1, type: null, search: 'gate 7' }]);
  await pickFromMenu(user, await openMenu(user, screen.getByRole('button', { name: 'Type' })), 'Components');
  expect(await screen.findByText('Nothing here matches the filter')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show all activity' }));
  expect(await screen.findByText('45 items')).toBeTruthy();
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('says what will appear here where there is no activity yet', async () => {
  open(paths.activity, 0);
  expect(await screen.findByText('Changes to this property will appear here.')).toBeTruthy();
});

it('has buttons to the first and the last page from 1,000 items on', async () => {
  const { unmount } = open(paths.activity, 980);
  await screen.findByText('980 items');
  expect(screen.queryByRole('button', { name: 'Last page' })).toBeNull();
  unmount();
  open(paths.activity, 1000);
  await screen.findByText('1,000 items');
  expect(screen.getByRole('button', { name: 'Last page' })).toBeTruthy();
});

it('puts an item on its day in the time zone of the user', () => {
  const late = item(1, { date: '2026-10-29T02:00:00.000Z' });
  expect(daysOf([late], ({ date }) => date, 'America/Los_Angeles').map(({ day }) => day)).toEqual([
    'Oct 28, 2026',
  ]);
  expect(daysOf([late], ({ date }) => date, 'UTC').map(({ day }) => day)).toEqual(['Oct 29, 2026']);
});
