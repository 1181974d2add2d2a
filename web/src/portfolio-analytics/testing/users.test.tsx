import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anAnalyticsUser, analyticsUsersPageOf } from '@roofline/schema/fixtures/portfolio-analytics';
import { id, WORKSPACE_ID } from '@roofline/schema/fixtures/id';
import { renderScreen } from '../../testing/schema-link';
import { PortfolioUsersPage } from '../users/PortfolioUsersPage';

const lee = anAnalyticsUser({
  workspaceUserId: id(812),
  fullName: 'Lee Park',
  lastActiveAt: null,
  activity: 'never',
});
const open = (at = '/useraccount/portfolio-analytics/users') =>
  renderScreen(<PortfolioUsersPage />, {
    graph: { portfolioUsers: () => analyticsUsersPageOf([anAnalyticsUser(), lee], { withoutManager: 3 }) },
    at,
  });

it('says how many users are active, how many never were, and how many properties have no Manager', async () => {
  open();
  const row = (await screen.findByText('Lee Park')).closest('tr')!;
  expect(within(row).getByText('Never')).toBeTruthy();
  expect(within(row).getByText('Cedar Ridge Condominiums')).toBeTruthy();
  expect(screen.getByText('1 of 2 users').closest('p')!.textContent).toBe(
    '1 of 2 users was active in the last 30 days, and 1 never was. 3 properties have no Manager assigned.',
  );
});

it('requests the filters in the address, and sorts by name when the user clicks that head', async () => {
  const view = open('/x?q=lee&activity=never&page=2&size=25');
  await screen.findByText('Lee Park');
  expect(view.sentNamed('PortfolioUsers')[0]!.variables).toEqual({
    workspaceId: WORKSPACE_ID,
    text: 'lee',
    activity: 'never',
    sort: 'lastActive',
    page: 2,
    pageSize: 25,
  });
  await view.user.click(screen.getByRole('button', { name: /^Name/ }));
  await screen.findByText('Lee Park');
  expect(view.router.state.location.search).toContain('sort=name');
});
