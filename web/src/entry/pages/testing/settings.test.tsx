import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { adminActions } from '@roofline/schema/fixtures/property';
import { aProperty } from '../../../testing/graph-fixtures';
import { financials, openTab, study } from './settings-service';

describe('tabs', () => {
  it('are those that the service allows', async () => {
    openTab('financials', {
      property: { viewerCan: { ...adminActions, viewFinancials: false, viewConnectedApps: false } },
    });
    expect((await screen.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual([
      'General',
      'Reserve Study History',
    ]);
    expect(screen.getByRole('tab', { name: 'General' }).getAttribute('aria-selected')).toBe('true');
  });
});

describe('financials', () => {
  it('shows the changes, and saves them with the version', async () => {
    const saved: unknown[] = [];
    const { user } = openTab('financials', {
      graph: {
        savePropertyFinancial: ({ input }: { input: unknown }) => {
          saved.push(input);
          return {
            propertyFinancial: { ...financials, inflationRate: 3.25, version: 5 },
            property: null,
            userErrors: [],
          };
        },
      },
    });
    const rate = await screen.findByLabelText('Inflation rate');
    await user.clear(rate);
    await user.type(rate, '3.25');
    expect((await screen.findByRole('region', { name: 'Unsaved changes' })).textContent).toContain(
      'Inflation rate, 3.00% to 3.25%',
    );
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Property Saved Successfully')).toBeTruthy();
    expect(saved).toMatchObject([
      { fiscalYear: 2026, version: 4, values: { inflationRate: 3.25, updateAllPlans: false } },
    ]);
  });

  it('changes the limit of the contribution with the fee', async () => {
    const { user } = openTab('financials');
    const fee = await screen.findByLabelText('Total annual fees');
    await user.clear(fee);
    await user.type(fee, '20000');
    await user.tab();
    expect(
      await screen.findByText('Annual Reserve Contributions should be from $0 to $20,000.'),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Save Changes' }).hasAttribute('disabled')).toBe(true);
    await user.clear(fee);
    await user.type(fee, '0');
    expect(await screen.findByText('Annual Reserve Contributions should be $0')).toBeTruthy();
  });

  it('asks before it updates all plans, and sends nothing on Cancel', async () => {
    const saved: unknown[] = [];
    const { user } = openTab('financials', {
      graph: {
        savePropertyFinancial: ({ input }: { input: unknown }) => (
          saved.push(input),
          { propertyFinancial: financials, property: null, userErrors: [] }
        ),
      },
    });
    const question = await screen.findByRole('radiogroup', { name: /Update all plans/ });
    await user.click(within(question).getByLabelText('Yes'));
    await user.click(await screen.findByRole('button', { name: 'Save Changes' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'UPDATE ALL PLANS' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(saved).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Update all plans' }),
    );
    await waitFor(() => expect(saved).toMatchObject([{ values: { updateAllPlans: true } }]));
  });

  it('are shown as text in a previous year', async () => {
    openTab('financials', {
      property: { propertyFinancial: () => ({ ...financials, fiscalYear: 2026, isReadOnly: true }) },
    });
    expect(
      await screen.findByText(/is a previous fiscal year: you can view its financials but not change them/),
    ).toBeTruthy();
    expect(screen.queryByLabelText('Total annual fees')?.tagName).not.toBe('INPUT');
    expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull();
  });

  it('shows an error of the service at its field, and offers the newer values after a stale save', async () => {
    const userErrors = [
      { code: 'invalid', detail: 'Interest Rate should be from 0% to 99.99%', field: 'values.interestRate' },
      { code: 'stale', detail: 'The financials have another version.', field: null },
    ];
    const { user } = openTab('financials', {
      graph: { savePropertyFinancial: () => ({ propertyFinancial: null, property: null, userErrors }) },
    });
    const rate = await screen.findByLabelText('Interest rate');
    await user.clear(rate);
    await user.type(rate, '4');
    await user.click(await screen.findByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Interest Rate should be from 0% to 99.99%')).toBeTruthy();
    expect(
      screen.getByText('Error: Someone else saved changes in the meantime. What you entered is still here.'),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Load the newer values' })).toBeTruthy();
  });
});

describe('reserve study history', () => {
  it('adds one study for a double click: both requests have the same key', async () => {
    const sent: { idempotencyKey: string }[] = [];
    const { user } = openTab('reserve-study-history', {
      graph: {
        addReserveStudy: ({ input }: { input: { idempotencyKey: string } }) => {
          sent.push(input);
          return {
            reserveStudy: null,
            property: {
              ...aProperty,
              reserveStudies: () => [study(2, '2026-03-01'), study(1, '2024-08-19')],
            },
            userErrors: [],
          };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Add reserve study' }));
    const pane = await screen.findByRole('dialog', { name: 'Add reserve study' });
    await user.type(within(pane).getByLabelText('Reserve study date'), '2026-03-01');
    await user.selectOptions(within(pane).getByLabelText('Type'), 'Full Reserve Study');
    expect(within(pane).getByLabelText(/Inspection date/)).toBeTruthy();
    await user.dblClick(within(pane).getByRole('button', { name: 'Add reserve study' }));
    expect(await screen.findByText('Reserve Study Added')).toBeTruthy();
    expect(new Set(sent.map((input) => input.idempotencyKey)).size).toBe(1);
  });

  it('removes a study after a question', async () => {
    const { user } = openTab('reserve-study-history', {
      graph: {
        removeReserveStudy: () => ({ property: { ...aProperty, reserveStudies: () => [] }, userErrors: [] }),
      },
    });
    await user.click(
      await screen.findByRole('button', { name: /^Remove Full Reserve Study of Aug 19, 2024/ }),
    );
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove Reserve Study' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('No reserve studies yet')).toBeTruthy();
    expect(screen.getByText('Reserve Study Removed')).toBeTruthy();
  });

  it('shows a member the studies without actions', async () => {
    openTab('reserve-study-history', {
      property: { viewerCan: { ...adminActions, editReserveStudies: false } },
    });
    expect(await screen.findByText('Valley Reserve Analysts')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Remove|Edit|Add/ })).toBeNull();
  });
});

describe('general', () => {
  it('refuses files of the wrong kind or size before sending them', async () => {
    const { container } = openTab('general');
    await screen.findByText(/Allowed types: .jpg, .jpeg, .png/);
    const input = container.querySelector<HTMLInputElement>('input[type=file]')!;
    fireEvent.change(input, { target: { files: [new File(['x'], 'a.gif', { type: 'image/gif' })] } });
    expect(
      await screen.findByText('Error: Invalid file type. Allowed types: .jpg, .jpeg, .png.'),
    ).toBeTruthy();
    fireEvent.change(input, {
      target: { files: [new File([new Uint8Array(5_000_001)], 'a.png', { type: 'image/png' })] },
    });
    expect(await screen.findByText('Error: File is too large.')).toBeTruthy();
  });

  it('leaves the location of an unchanged address alone and saves with the version', async () => {
    const saved: Record<string, unknown>[] = [];
    const { user } = openTab('general', {
      property: { latLng: { lat: 30.7, lng: -88 } },
      graph: {
        updateProperty: ({ input }: { input: Record<string, unknown> }) => (
          saved.push(input),
          { property: aProperty, userErrors: [] }
        ),
      },
    });
    const name = await screen.findByLabelText('Property name');
    await user.clear(name);
    await user.type(name, 'New Name');
    await user.click(await screen.findByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Property Details Saved')).toBeTruthy();
    expect(saved[0]).toMatchObject({
      name: 'New Name',
      version: aProperty.version,
      latLng: { lat: 30.7, lng: -88 },
    });
  });
});
