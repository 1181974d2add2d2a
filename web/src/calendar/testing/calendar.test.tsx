import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { paths } from '../../app/paths';
import { storage } from '../../app/storage';
import { renderScreen } from '../../testing/schema-link';
import { CalendarPage } from '../CalendarPage';
import { aDate, calendarService } from './calendar-service';

beforeEach(() => {
  storage.clear();
  storage.setPropertyId(PROPERTY_ID);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 9) });
});
afterEach(() => void vi.unstubAllGlobals());

const plan = '/useraccount/plan/7/disclosure';
const dates = () => [
  aDate('2026-11-30', 'Disclosure of 2026', {
    kind: 'disclosure',
    status: 'due',
    detail: 'Send it to every owner.',
    source: 'California Civil Code 5300 (2026)',
    link: plan,
  }),
  aDate('2026-11-03', 'Roof of building A', { status: 'done', link: paths.project('9') }),
  aDate('2026-11-20', 'Balconies', { kind: 'balconyInspection', status: 'mayApply' }),
  aDate('2026-03-01', 'Reserve study', {
    kind: 'reserveStudy',
    status: 'overdue',
    link: '/useraccount/plans',
  }),
  aDate('2026-04-01', 'Fence', { kind: 'warranty', status: 'done' }),
];
/** The answers for April, November (with earlier dates) and December. */
const months = () => ({
  '2026-04': [aDate('2026-04-01', 'Fence', { kind: 'warranty', status: 'done' })],
  '2026-11': dates(),
  '2026-12': [aDate('2026-12-31', 'The year ends', { kind: 'fiscalYearEnd' })],
});

function open(november?: ReturnType<typeof dates>, search = '') {
  const service = calendarService({ months: november ? { '2026-11': november } : months() });
  const view = renderScreen(<CalendarPage />, { graph: service.graph, at: `${paths.calendar()}${search}` });
  return { service, ...view };
}

const of = (day: string) => screen.findByRole('list', { name: `Due on ${day}` });

/** Makes the window a phone for this test. */
function asPhone() {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media === '(max-width: 767px)',
    media,
    addEventListener() {},
    removeEventListener() {},
  }));
}

it('shows a month by day: kind, source, status, and a link to the page of each date', async () => {
  const { container } = open();
  const grid = await screen.findByRole('table', { name: 'November 2026' });
  expect(within(grid).getAllByRole('columnheader')).toHaveLength(7);
  expect(within(grid).getByRole('link', { name: 'Disclosure of 2026, Annual disclosure, Due' })).toBeTruthy();
  expect(grid.querySelector('[aria-current="date"]')?.textContent).toMatch(/^20/);
  const day = within(screen.getByRole('list', { name: 'Due on Nov 30, 2026' }));
  expect(day.getByRole('link', { name: 'Disclosure of 2026' }).getAttribute('href')).toBe(plan);
  for (const words of [
    'Due',
    'Send it to every owner.',
    'Annual disclosure · California Civil Code 5300 (2026)',
  ])
    expect(day.getByText(words)).toBeTruthy();
  const today = within(screen.getByRole('list', { name: 'Due on Nov 20, 2026' }));
  expect(today.getByText('Balcony inspection · The law of the state')).toBeTruthy();
  expect(today.queryByRole('link')).toBeNull();
  expect(within(screen.getByRole('list', { name: 'Kinds of dates' })).getAllByRole('listitem')).toHaveLength(
    6,
  );
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id: rule }) => rule)).toEqual([]);
});

it('shows only overdue items of earlier months beside the current month', async () => {
  const { service } = open();
  const overdue = await screen.findByRole('list', { name: 'Overdue from earlier months' });
  expect(within(overdue).getAllByRole('listitem')).toHaveLength(1);
  expect(within(overdue).getByText(/^Mar 1, 2026 · Reserve study/)).toBeTruthy();
  expect(screen.queryByText('Fence')).toBeNull();
  expect(service.asked).toEqual([{ from: '2025-11-01', to: '2026-11-30' }]);
});

it('goes to other months by buttons and keys, each with its own address', async () => {
  const { user, router, service } = open();
  await screen.findByRole('table', { name: 'November 2026' });
  await user.click(screen.getByRole('button', { name: 'Next month, December 2026' }));
  await of('Dec 31, 2026');
  expect(router.state.location.search).toBe('?month=2026-12');
  expect(service.asked.at(-1)).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  await user.keyboard('j');
  expect(await screen.findByText('Nothing falls in January 2027.')).toBeTruthy();
  await user.keyboard('k');
  await of('Dec 31, 2026');
  await user.keyboard('t');
  await screen.findByRole('table', { name: 'November 2026' });
  expect(router.state.location.search).toBe('');
  await router.navigate(-1);
  await of('Dec 31, 2026');
});

it('opens at the month in its address, and at the current one where that is not a month', async () => {
  const { unmount } = open(undefined, '?month=2026-04');
  await of('Apr 1, 2026');
  unmount();
  open(undefined, '?month=2026-99');
  await screen.findByRole('table', { name: 'November 2026' });
});

it('jumps from a full day of the grid to its list', async () => {
  open(Array.from({ length: 5 }, (_, n) => aDate('2026-11-12', `Gate ${n}`)));
  const grid = await screen.findByRole('table');
  expect(within(grid).getAllByText(/^Gate/)).toHaveLength(3);
  const more = within(grid).getByRole('button', { name: '2 more on Nov 12, 2026' });
  more.click();
  await waitFor(() =>
    expect(within(document.activeElement as HTMLElement).getAllByText(/^Gate/)).toHaveLength(5),
  );
});

it('shows only the list on phones', async () => {
  asPhone();
  open();
  await screen.findByRole('list', { name: 'Due on Nov 30, 2026' });
  expect(screen.queryByRole('table')).toBeNull();
});

it('shows markup in titles as text, and links only into the application', async () => {
  const markup = '<img src=x onerror="window.hit=1">';
  const { container } = open([aDate('2026-11-12', markup, { link: 'javascript:alert(1)', detail: markup })]);
  const day = within(await screen.findByRole('list', { name: 'Due on Nov 12, 2026' }));
  expect(day.getAllByText(markup)).toHaveLength(2);
  expect(container.querySelector('img')).toBeNull();
  expect(day.queryByRole('link')).toBeNull();
});

it('says what failed and loads again', async () => {
  const service = calendarService({ months: months() });
  let isLost = true;
  const property = () => {
    const shown = service.graph.property!({} as never) as { calendar: (asked: object) => unknown };
    const calendar = (asked: object) => {
      if (isLost) throw new TypeError('Failed to fetch');
      return shown.calendar(asked);
    };
    return { ...shown, calendar };
  };
  const { user } = renderScreen(<CalendarPage />, { graph: { property }, at: paths.calendar() });
  await screen.findByText('The calendar could not be loaded.', { exact: false });
  isLost = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('table', { name: 'November 2026' });
});
