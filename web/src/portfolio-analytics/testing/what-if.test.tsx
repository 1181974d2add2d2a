import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPortfolioWhatIf } from '@roofline/schema/fixtures/portfolio-analytics';
import { WORKSPACE_ID } from '@roofline/schema/fixtures/id';
import { paths } from '../../app/paths';
import { renderScreen } from '../../testing/schema-link';
import { WhatIfPage } from '../what-if/WhatIfPage';

it('says how many associations would be below zero, and asks again when an input changes', async () => {
  const view = renderScreen(<WhatIfPage />, {
    graph: { portfolioWhatIf: () => aPortfolioWhatIf() },
    at: `${paths.portfolioWhatIf}?inflation=1`,
  });
  expect((await screen.findByText('2 of 3 associations')).closest('p')!.textContent).toBe(
    "At today's contributions, 2 of 3 associations would be below zero by the end of 2035; as things stand, it is 1.",
  );
  expect(screen.getByRole('row', { name: /Cedar Ridge Condominiums Never 2033/ })).toBeTruthy();
  await view.user.clear(screen.getByLabelText(/^Costs/));
  await view.user.type(screen.getByLabelText(/^Costs/), '10');
  await waitFor(() =>
    expect(view.sentNamed('PortfolioWhatIf').at(-1)!.variables).toEqual({
      workspaceId: WORKSPACE_ID,
      change: { basis: 'current', inflation: 1, interest: 0, contribution: 0, cost: 10 },
    }),
  );
});
