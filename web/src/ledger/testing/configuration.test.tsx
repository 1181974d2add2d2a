import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aGlAccount, aGlConfiguration } from '@roofline/schema/fixtures/ledger';
import type { GlAccount } from '@roofline/schema/ledger/account';
import { PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { paths } from '../../app/paths';
import { storage } from '../../app/storage';
import { onPhone } from '../../testing/on-phone';
import { renderScreen } from '../../testing/schema-link';
import { ConfigurationPage } from '../ConfigurationPage';
import { ledgerService } from './ledger-service';
import { violationsIn } from './open-ledger';

beforeEach(() => {
  storage.clear();
  storage.setPropertyId(PROPERTY_ID);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const open3 = () =>
  aGlConfiguration({
    accounts: [
      aGlAccount({
        glCode: '4010',
        glName: 'Reserve contributions',
        kind: 'income',
        use: 'unmapped',
        suggestedUse: 'reserveIncome',
        lineCount: 12,
      }),
      aGlAccount({
        glCode: '6100',
        glName: 'Landscaping',
        use: 'unmapped',
        suggestedUse: 'operatingExpense',
      }),
      aGlAccount({
        glCode: '9000',
        glName: 'Suspense',
        kind: 'unknown',
        use: 'unmapped',
        suggestedUse: 'unmapped',
      }),
      aGlAccount(),
    ],
  });

/** Returns the same configuration after a save; `saved` has the changed accounts by their codes. */
const withAccounts = (saved: Record<string, Partial<GlAccount>>, version = 2) => {
  const before = open3();
  const accounts = before.accounts.map((each) => ({ ...each, ...saved[each.glCode] }));
  return { ...before, version, accounts };
};

function open(world: Parameters<typeof ledgerService>[0] = {}, at: string = paths.ledgerConfiguration()) {
  const service = ledgerService({ lines: [], gl: open3(), ...world });
  return { service, ...renderScreen(<ConfigurationPage />, { graph: service.graph, at }) };
}
const useOf = (name: string) => screen.getByLabelText<HTMLSelectElement>(`Use of ${name}`);
describe('GL accounts', () => {
  it('take all suggestions at once, and save only what differs', async () => {
    const { user, service, container } = open();
    expect(await screen.findByText('3 accounts without a use')).toBeTruthy();
    expect(useOf('9000 Suspense').value).toBe('unmapped');
    await user.click(screen.getByRole('button', { name: 'Take all suggestions (2)' }));
    expect(useOf('4010 Reserve contributions').value).toBe('reserveIncome');
    expect(screen.getByText('2 unsaved changes')).toBeTruthy();
    expect(await violationsIn(container)).toEqual([]);
    service.after('saveGlConfiguration', {
      gl: withAccounts({ '4010': { use: 'reserveIncome' }, '6100': { use: 'operatingExpense' } }),
    });
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Configuration saved')).toBeTruthy();
    expect(service.calls).toEqual([
      {
        name: 'saveGlConfiguration',
        input: {
          propertyId: PROPERTY_ID,
          version: 1,
          accounts: [
            { glCode: '4010', use: 'reserveIncome' },
            { glCode: '6100', use: 'operatingExpense' },
          ],
        },
      },
    ]);
    await waitFor(() => expect(screen.queryByText(/unsaved change/)).toBeNull());
    expect(screen.queryByRole('button', { name: /Take all suggestions/ })).toBeNull();
  });

  it('have the limits above which the dashboard marks figures', async () => {
    const { user, service } = open();
    const watch = await screen.findByLabelText<HTMLInputElement>('Watch above');
    expect([watch.value, screen.getByLabelText<HTMLInputElement>('Alert above').value]).toEqual(['10', '25']);
    await user.clear(watch);
    await user.type(watch, '30');
    expect(screen.getByText('Alert above should be more than Watch above.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save Changes' }).disabled).toBe(true);
    await user.clear(watch);
    await user.type(watch, '15');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await screen.findByText('Configuration saved');
    expect(service.calls[0]?.input).toMatchObject({
      accounts: [],
      varianceLimits: { watchAbove: 15, alertAbove: 25 },
    });
  });

  it('can be corrected in their kind, and then show the kind of the source', async () => {
    const { user, service } = open();
    await user.selectOptions(await screen.findByLabelText('Kind of 6100 Landscaping'), 'bank');
    expect(screen.getByText(/Kind of 6100 Landscaping, Expense to Bank/)).toBeTruthy();
    service.after('saveGlConfiguration', {
      gl: withAccounts({ '6100': { kind: 'bank', sourceKind: 'expense' } }),
    });
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Source: Expense')).toBeTruthy();
    expect(service.calls[0]?.input).toMatchObject({
      accounts: [{ glCode: '6100', use: 'unmapped', kind: 'bank' }],
    });
  });

  it('take one suggestion, count only real changes, and drop them on Cancel', async () => {
    const { user, service } = open();
    await user.click(
      await screen.findByRole('button', {
        name: 'Take the suggestion for 6100 Landscaping: Operating expense',
      }),
    );
    await user.selectOptions(useOf('9000 Suspense'), 'ignored');
    expect(screen.getByText('2 unsaved changes')).toBeTruthy();
    await user.selectOptions(useOf('9000 Suspense'), 'unmapped');
    expect(screen.getByText('1 unsaved change')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(useOf('6100 Landscaping').value).toBe('unmapped');
    expect(service.calls).toEqual([]);
  });

  it('keep the choices after someone else saved first, and save them over the newer values', async () => {
    const { user, service } = open();
    service.refuse('saveGlConfiguration', { code: 'stale', detail: 'Someone else changed it.' });
    await user.click(await screen.findByRole('button', { name: 'Take all suggestions (2)' }));
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await screen.findByRole('alert');
    service.refuse('saveGlConfiguration');
    service.set({ gl: withAccounts({ '6100': { use: 'operatingExpense' } }, 7) });
    await user.click(screen.getByRole('button', { name: 'Load the newer values' }));
    expect(await screen.findByText('1 unsaved change')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await screen.findByText('Configuration saved');
    expect(service.calls.at(-1)?.input).toMatchObject({
      version: 7,
      accounts: [{ glCode: '4010', use: 'reserveIncome' }],
    });
  });

  it('can be filtered by words', async () => {
    const { user } = open();
    await user.type(await screen.findByRole('searchbox'), 'land');
    expect(screen.getByText('6100 Landscaping')).toBeTruthy();
    expect(screen.queryByText('9000 Suspense')).toBeNull();
  });

  it('can be filtered by the uses on screen, saved or not, and stay while their use is chosen', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Take all suggestions (2)' }));
    await user.type(screen.getByRole('searchbox'), 'not chosen');
    expect(screen.queryByText('6100 Landscaping')).toBeNull();
    await user.selectOptions(useOf('9000 Suspense'), 'ignored');
    expect(useOf('9000 Suspense').value).toBe('ignored');
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'operating expense');
    expect(screen.getByText('6100 Landscaping')).toBeTruthy();
    expect(screen.queryByText('9000 Suspense')).toBeNull();
  });

  it('can only be read by a Member, also on a phone', async () => {
    onPhone();
    const { container } = open({ readsOnly: true });
    expect(await screen.findByText('Reserve expense')).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('button', { name: /suggestion/ })).toBeNull();
    expect(await violationsIn(container)).toEqual([]);
  });

  it('link to the import before there are any', async () => {
    open({ gl: aGlConfiguration({ accounts: [] }) });
    expect((await screen.findByRole('link', { name: 'Import ledger' })).getAttribute('href')).toBe(
      paths.ledgerImport,
    );
  });
});
