import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adminActions } from '@roofline/schema/fixtures/property';
import { aFiscalYear } from '@roofline/schema/fixtures/year';
import { aProperty, viewerFields } from '../../testing/graph-fixtures';
import { renderScreen } from '../../testing/schema-link';
import { CurrentYearAction } from './CurrentYearAction';

const past = aFiscalYear(2025, { isCurrentFiscalYear: false, isPreviousFiscalYear: true });

const open = (requireSetup: boolean, editFinancials = true) =>
  renderScreen(<CurrentYearAction />, {
    graph: {
      ...viewerFields,
      property: () => ({
        ...aProperty,
        fiscalYears: [past, aFiscalYear(2026, { requireSetup })],
        viewerCan: { ...adminActions, editFinancials },
      }),
    },
  });

it('leads to the setup of the current year where it awaits that', async () => {
  open(true);
  const link = await screen.findByRole('link', { name: 'Set up 2026' });
  expect(link.getAttribute('href')).toBe('/useraccount/setup/year');
  expect(screen.getByText(/^Fiscal year 2026 awaits setup\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Go to 2026' })).toBeNull();
});

it('opens the current year where it is set up, and for users who cannot set it up', async () => {
  const { unmount } = open(false);
  expect(await screen.findByRole('button', { name: 'Go to 2026' })).toBeTruthy();
  unmount();
  open(true, false);
  expect(await screen.findByRole('button', { name: 'Go to 2026' })).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
