import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aProjectSpend, aSpendBreakdown, aSpendPayment } from '@roofline/schema/fixtures/portfolio-analytics';
import { id, PROPERTY_ID, WORKSPACE_ID } from '@roofline/schema/fixtures/id';
import { paths } from '../../app/paths';
import { storage } from '../../app/storage';
import { renderScreen } from '../../testing/schema-link';
import { ProjectSpendBreakdownPage } from '../spend/ProjectSpendBreakdownPage';
import { ProjectSpendPage } from '../spend/ProjectSpendPage';

it('sums up and ranks the payments, and links each row to its own', async () => {
  const view = renderScreen(<ProjectSpendPage />, {
    graph: { portfolioProjectSpend: () => aProjectSpend() },
    at: `${paths.portfolioProjectSpend}?from=2024&to=2026`,
  });
  expect((await screen.findByText('2 projects')).closest('p')!.textContent).toBe(
    'By the payments that projects record, $180,000 was paid from 2024 to 2026 for 2 projects, in 5 payments.',
  );
  const link = screen.getByRole('link', { name: 'Cedar Ridge Condominiums' });
  expect(link.getAttribute('href')).toBe(
    `${paths.portfolioSpendBreakdown}?workspace=${WORKSPACE_ID}&by=property&from=2024&to=2026&key=${PROPERTY_ID}`,
  );
  await view.user.click(screen.getByRole('radio', { name: 'Category' }));
  await waitFor(() =>
    expect(view.sentNamed('PortfolioProjectSpend').at(-1)!.variables).toEqual({
      workspaceId: WORKSPACE_ID,
      by: 'category',
      from: 2024,
      to: 2026,
    }),
  );
});

it('shows the payments of a row, each with a link to its project', async () => {
  const view = renderScreen(<ProjectSpendBreakdownPage />, {
    graph: { portfolioSpendBreakdown: () => aSpendBreakdown([aSpendPayment({ propertyId: id(2) })]) },
    at: `${paths.portfolioSpendBreakdown}?by=category&key=Roofing&from=2026&to=2026`,
  });
  const link = await screen.findByRole('link', { name: 'Roof of building A' });
  expect(view.sentNamed('PortfolioSpendBreakdown')[0]!.variables).toMatchObject({
    by: 'category',
    key: 'Roofing',
  });
  await view.user.click(link);
  expect(view.router.state.location.pathname).toBe(paths.project(id(820)));
  await waitFor(() => expect(storage.propertyId()).toBe(id(2)));
});

it('asks to choose a row where the address names none', async () => {
  const view = renderScreen(<ProjectSpendBreakdownPage />, { at: paths.portfolioSpendBreakdown });
  expect(await screen.findByText('Choose a row of all spending to see its payments')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All spending' })).toBeTruthy();
  expect(view.sentNamed('PortfolioSpendBreakdown')).toEqual([]);
});

it('explains *Not named*, and shows projects without components as *No component*', async () => {
  renderScreen(<ProjectSpendBreakdownPage />, {
    graph: {
      portfolioSpendBreakdown: () => ({
        ...aSpendBreakdown([
          aSpendPayment({ category: null, isNotNamed: true }),
          aSpendPayment({ paymentId: id(822), category: null }),
        ]),
        name: 'Not named',
      }),
    },
    at: `${paths.portfolioSpendBreakdown}?by=category&key=%3F&from=2026&to=2026`,
  });
  expect(await screen.findByRole('cell', { name: 'Not named' })).toBeTruthy();
  expect(screen.getByRole('cell', { name: 'No component' })).toBeTruthy();
  expect(screen.getByText(/several components that name none of them/)).toBeTruthy();
});
