import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { savedViewsOf as viewsOf, type SavedView } from '@roofline/schema/portfolio-analytics/saved-view';
import { associationsPageOf } from '@roofline/schema/fixtures/portfolio-analytics';
import { WORKSPACE_ID } from '@roofline/schema/fixtures/id';
import { aWeeklyView } from '@roofline/schema/fixtures/weekly-view';
import type { WeeklyView } from '@roofline/schema/weekly-view/weekly-view';
import { paths } from '../../app/paths';
import { openMenu, pickFromMenu } from '../../testing/pick-from-menu';
import { renderScreen } from '../../testing/schema-link';
import { AssociationsPage } from '../associations/AssociationsPage';
import { keptQuery, nameProblem } from '../../app/views/saved-view';

const dry: SavedView = {
  id: '1',
  name: 'Run dry first',
  page: 'associations',
  query: 'basis=current&sort=firstYearBelowZero',
};
const shock: SavedView = { id: '2', name: 'Inflation', page: 'what-if', query: 'inflation=1' };

/** Opens the list over a service that stores the views it receives. */
function open(at: string, views: SavedView[] = []) {
  let value: object = { views };
  let weekly: WeeklyView[] = [];
  const view = renderScreen(<AssociationsPage />, {
    graph: {
      portfolioAssociations: () => associationsPageOf([]),
      filterSettings: ({ a, b }: { a: string; b: string }) => ({ a, b, value }),
      weeklyViews: () => weekly,
      setViewWeekly: ({ input: { viewId, isWeekly } }: { input: { viewId: string; isWeekly: boolean } }) => {
        weekly = isWeekly ? [aWeeklyView({ viewId, nextOn: '2026-11-30' })] : [];
        return { weeklyViews: weekly, userErrors: [] };
      },
      saveFilterSettings: ({ input }: { input: { a: string; b: string; value: object } }) => {
        ({ value } = input);
        return { filterSettings: input, userErrors: [] };
      },
    },
    at,
  });
  return { ...view, kept: () => viewsOf(value) };
}
const choose = async (user: UserEvent, button: string, item: string) =>
  pickFromMenu(user, await openMenu(user, await screen.findByRole('button', { name: button })), item);
const list = paths.portfolioAssociations;

it('saves the filters and the order on screen under a name, for its workspace, without the page number', async () => {
  const view = open(`${list}?sort=lowestBalance&page=3`, [shock]);
  await choose(view.user, 'Saved views', 'Save this view');
  await view.user.type(await screen.findByLabelText('Name'), ' inflation ');
  await view.user.click(screen.getByRole('button', { name: 'Save view' }));
  expect(await screen.findByText('Another view has this name. Choose another name.')).toBeTruthy();
  expect(view.kept()).toHaveLength(1);
  await view.user.clear(screen.getByLabelText('Name'));
  await view.user.type(screen.getByLabelText('Name'), 'Lowest');
  await view.user.click(screen.getByRole('button', { name: 'Save view' }));
  await waitFor(() => expect(view.kept()).toHaveLength(2));
  expect(view.kept()[1]).toMatchObject({ name: 'Lowest', page: 'associations', query: 'sort=lowestBalance' });
  expect(view.sentNamed('SaveListSettings')[0]!.variables).toMatchObject({
    input: { a: 'portfolio-analytics', b: `views-${WORKSPACE_ID}` },
  });
  expect(await screen.findByRole('button', { name: 'Lowest' })).toBeTruthy();
});

it('opens a view, also one of a what-if', async () => {
  const view = open(list, [dry, shock]);
  await choose(view.user, 'Saved views', 'Run dry first');
  await waitFor(() => expect(view.router.state.location.search).toBe(`?${dry.query}`));
  await choose(view.user, 'Run dry first', 'Inflation');
  await waitFor(() => expect(view.router.state.location.pathname).toBe(paths.portfolioWhatIf));
  expect(view.router.state.location.search).toBe('?inflation=1');
});

it('renames and removes the open view', async () => {
  const view = open(`${list}?${dry.query}`, [dry, shock]);
  await choose(view.user, 'Run dry first', 'Rename “Run dry first”');
  await view.user.clear(await screen.findByLabelText('Name'));
  await view.user.type(screen.getByLabelText('Name'), 'Dry');
  await view.user.click(screen.getByRole('button', { name: 'Rename' }));
  await choose(view.user, 'Dry', 'Remove “Dry”');
  await view.user.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(view.kept()).toEqual([shock]));
});

it('turns weekly emails of the open view on and off', async () => {
  const view = open(`${list}?${dry.query}`, [dry]);
  await openMenu(view.user, await screen.findByRole('button', { name: 'Run dry first' }));
  await screen.findByRole('menuitem', { name: 'Send weekly' });
  await view.user.keyboard('{Escape}');
  await choose(view.user, 'Run dry first', 'Send weekly');
  expect(await screen.findByText(/every Monday at 8 AM, next on Nov 30, 2026/)).toBeTruthy();
  expect(view.sentNamed('SetViewWeekly')[0]!.variables).toEqual({
    input: { workspaceId: WORKSPACE_ID, viewId: dry.id, isWeekly: true },
  });
  await choose(view.user, 'Run dry first', 'Remove “Run dry first”');
  expect(await screen.findByText(/its weekly email ends/)).toBeTruthy();
  await view.user.click(screen.getByRole('button', { name: 'Cancel' }));
  // The tick is part of the item's accessible name.
  await choose(view.user, 'Run dry first', 'Send weeklychosen');
  await waitFor(() =>
    expect(view.sentNamed('SetViewWeekly')[1]!.variables).toMatchObject({ input: { isWeekly: false } }),
  );
  expect(await screen.findByText('The view is no longer sent by email.')).toBeTruthy();
});

it('offers no weekly email for a view of a what-if', async () => {
  const view = open(`${list}`, [shock]);
  await choose(view.user, 'Saved views', 'Inflation');
  await waitFor(() => expect(view.router.state.location.pathname).toBe(paths.portfolioWhatIf));
  await openMenu(view.user, await screen.findByRole('button', { name: 'Saved views' }));
  expect(screen.queryByText('Send weekly')).toBeNull();
});

it('saves neither the workspace nor the page number, and ignores stored values that are not views', () => {
  expect(keptQuery(new URLSearchParams('page=2&sort=name&workspace=x&band='))).toBe('sort=name');
  expect(viewsOf({ views: [dry, { id: 1 }, null, { ...dry, page: 'evil' }] })).toEqual([dry]);
  const columns = { order: ['name'], hidden: [] };
  expect(
    viewsOf({
      views: [
        { ...dry, columns },
        { ...dry, columns: 'all' },
      ],
    }),
  ).toEqual([{ ...dry, columns }]);
  expect(viewsOf({})).toEqual([]);
  expect(nameProblem('RUN DRY FIRST ', [dry])).toBe('Another view has this name. Choose another name.');
  expect(nameProblem('Run dry first', [dry], dry)).toBeNull();
  expect(nameProblem(' ', [])).toBe('Name is required');
});
