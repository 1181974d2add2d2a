import { screen } from '@testing-library/react';
import { WORKSPACE_ID } from '@roofline/schema/fixtures/id';
import { expect, it } from 'vitest';
import { paths } from '../app/paths';
import { renderScreen } from '../testing/schema-link';
import { PortfolioActivityPage } from './PortfolioActivityPage';

const item = (n: number) => ({
  activityId: `item-${n}`,
  entityName: 'Harbor',
  description: n === 1 ? 'Added the portfolio' : `Changed the website of the portfolio Harbor ${n}`,
  userName: 'Sam Staff',
  date: '2026-11-20T14:00:00Z',
  type: 'property',
});
const open = (all: number) =>
  renderScreen(<PortfolioActivityPage />, {
    graph: {
      portfolioActivity: ({ page, pageSize }: { page: number; pageSize: number }) => ({
        items: Array.from({ length: all }, (_, i) => item(all - i)).slice(
          (page - 1) * pageSize,
          page * pageSize,
        ),
        totalCount: all,
        page,
        pageSize,
      }),
    },
    at: paths.portfolioActivity,
  });

it('shows what internal staff changed in the portfolio, who and when, a page at a time', async () => {
  const view = open(21);
  expect(await screen.findByText('Changed the website of the portfolio Harbor 21')).toBeTruthy();
  expect(screen.getAllByText(/Sam Staff/)).toHaveLength(20);
  expect(view.sentNamed('PortfolioActivity')[0]!.variables).toEqual({
    workspaceId: WORKSPACE_ID,
    page: 1,
    pageSize: 20,
  });
  await view.user.click(screen.getByRole('button', { name: /next/i }));
  expect(await screen.findByText('Added the portfolio')).toBeTruthy();
});

it('says so where there is no activity', async () => {
  open(0);
  expect(await screen.findByText('Roofline staff has not changed this portfolio yet')).toBeTruthy();
});
