import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../app/paths';
import { onPhone } from '../../testing/on-phone';
import { openMenu, pickFromMenu } from '../../testing/pick-from-menu';
import { line, manyLines, ROOF } from './ledger-service';
import { openLedger, pane, row, rows, violationsIn } from './open-ledger';

afterEach(() => {
  vi.unstubAllGlobals();
});

const totals = async () => (await screen.findByRole('group', { name: 'Totals' })).textContent;

describe('the transactions of a property', () => {
  it('are listed by month with the total of each, and with fund, account, balance and mapping', async () => {
    const { container } = openLedger({
      lines: [
        line(1, { amount: 1200.5, componentName: 'Asphalt shingle roof', propertyComponentId: ROOF }),
        line(2, { isUnexpected: true, runningBalance: 900 }),
        line(3, { date: '2026-09-30', fund: 'unmapped' }),
      ],
    });
    const first = await row(1);
    expect(within(first).getByText('7010 Roof reserve expense')).toBeTruthy();
    expect(within(first).getByText('Asphalt shingle roof')).toBeTruthy();
    expect(within(first).getByText('$1,200.50')).toBeTruthy();
    expect(within(await row(2)).getByTitle('Expense was not budgeted in the reserve study.')).toBeTruthy();
    expect(within(await row(2)).getByText('$900.00')).toBeTruthy();
    const october = screen.getByRole('button', { name: /October 2026/ }).closest('tr')!;
    expect(within(october).getByText('$1,198.50')).toBeTruthy();
    expect(within(await row(3)).getByText('Not known')).toBeTruthy();
    expect(await totals()).toBe('Money in$1,200.50Money out$5.00Net$1,195.50Transactions3');
    expect(await violationsIn(container)).toEqual([]);
  });

  it('add up only income and expense accounts, and say so; without any, they add up bank accounts', async () => {
    const other = line(3, { amount: -7, use: 'ignored' });
    const { unmount } = openLedger({
      lines: [line(1), line(2, { use: 'bank', amount: -500 }), other],
      totals: { moneyIn: 0, moneyOut: 1, leftOut: 2 },
    });
    expect(await screen.findByText(/The sums are of income and expense accounts/)).toBeTruthy();
    expect(screen.getByText(/leave out 2 transactions on bank and ignored accounts/)).toBeTruthy();
    expect(await totals()).toContain('Money in$0.00Money out$1.00Net−$1.00Transactions3');
    const october = screen.getByRole('button', { name: /October 2026/ }).closest('tr')!;
    expect(within(october).getByText('−$1.00')).toBeTruthy();
    unmount();
    const banks = openLedger({
      lines: [line(2, { use: 'bank' }), other],
      totals: { moneyIn: 0, moneyOut: 2, basis: 'bankAccounts', leftOut: 1 },
    });
    expect(await screen.findByText(/leave out 1 transaction on ignored accounts/)).toBeTruthy();
    expect(await totals()).toContain('Money out$2.00');
    banks.unmount();
    openLedger({ lines: [line(1)] });
    await screen.findByText('Payee 1');
    expect(screen.queryByText(/leave out/)).toBeNull();
  });

  it('load in pages after the first 200; the last month says `so far` until it is complete', async () => {
    const { user, service } = openLedger({ lines: manyLines(850) });
    await screen.findByText('Payee 1');
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('200');
    expect(screen.getByRole('button', { name: /October 2026 so far/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('700'));
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('850'));
    expect(service.asked.map(({ after }) => after ?? null)).toEqual([null, '200', '700']);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(screen.queryByRole('button', { name: /so far/ })).toBeNull();
    expect(await totals()).toContain('Transactions850');
  });

  it('are drawn only near the visible part, however many are loaded', async () => {
    openLedger({ lines: manyLines(201) });
    await screen.findByRole('button', { name: 'Show more' });
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('201'));
    expect(rows().length).toBeLessThan(60);
  });

  it('are sorted by the service, and then form one list without months', async () => {
    const { user, service, router } = openLedger();
    await screen.findByText('Payee 1');
    await user.click(screen.getByRole('button', { name: 'Amount' }));
    await waitFor(() => expect(service.asked.at(-1)).toMatchObject({ sort: 'amount', desc: false }));
    expect(screen.queryByRole('button', { name: /October 2026/ })).toBeNull();
    expect(router.state.location.search).toBe('?sort=amount&desc=no');
  });

  it('link to the import where there are none yet, for users who may import', async () => {
    const { unmount } = openLedger({ lines: [] });
    expect((await screen.findByRole('link', { name: 'Import ledger' })).getAttribute('href')).toBe(
      paths.ledgerImport,
    );
    expect(screen.queryByRole('searchbox')).toBeNull();
    unmount();
    openLedger({ lines: [], readsOnly: true });
    expect(await screen.findByText(/once your account administrator imports the ledger/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Import ledger' })).toBeNull();
  });

  it('are listed under their month on a phone, and open from there', async () => {
    onPhone();
    const { container, user } = openLedger();
    expect(await screen.findByText('October 2026')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Payee 2' }));
    expect(await pane()).toBeTruthy();
    expect(await violationsIn(container)).toEqual([]);
  });
});

describe('filters', () => {
  it('apply as the address says, and show as chips that can be removed', async () => {
    const at = `${paths.transactions()}?fund=reserve&from=2026-01-01&to=2026-12-31&use=reserveExpense&account=7010&mapped=no&unexpected=yes&component=${ROOF}&sort=nonsense&q=invoice`;
    const { user, service } = openLedger({ at, lines: [] });
    await screen.findByText('Nothing matches these filters');
    expect(service.asked[0]).toMatchObject({
      sort: 'date',
      desc: true,
      filter: {
        fund: 'reserve',
        from: '2026-01-01',
        to: '2026-12-31',
        use: 'reserveExpense',
        glCode: '7010',
        search: 'invoice',
        isMapped: false,
        isUnexpected: true,
        propertyComponentId: ROOF,
      },
    });
    expect(
      await screen.findByRole('button', { name: 'Remove filter Component Asphalt shingle roof' }),
    ).toBeTruthy();
    expect(
      screen.getByRole('button', { name: 'Remove filter Account 7010 Roof reserve expense' }),
    ).toBeTruthy();
    expect(
      screen.getByRole('button', { name: 'Remove filter Dates Jan 1, 2026 to Dec 31, 2026' }),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove filter Fund Reserve' }));
    await waitFor(() => expect(service.asked.at(-1)?.filter).not.toHaveProperty('fund'));
    service.set({ lines: manyLines(3) });
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('Payee 1')).toBeTruthy();
    expect(service.asked.at(-1)?.filter).toEqual({});
  });

  it('ignore invalid values in the address', async () => {
    const { service } = openLedger({
      at: `${paths.transactions()}?fund=petty&from=soon&component=roof&mapped=maybe`,
    });
    await screen.findByText('Payee 1');
    expect(service.asked[0]?.filter).toEqual({});
  });

  it('ignore days that the calendar does not have', async () => {
    const { service } = openLedger({ at: `${paths.transactions()}?from=2026-02-31&to=2024-02-29` });
    await screen.findByText('Payee 1');
    expect(service.asked[0]?.filter).toEqual({ to: '2024-02-29' });
  });

  it('ignore ids and codes that the service would refuse, and shorten a long text', async () => {
    const notAnId = '00000000-0000-0000-0000-000000000001';
    const search = new URLSearchParams({ component: notAnId, account: '1'.repeat(61), q: 'x'.repeat(300) });
    const { service } = openLedger({ at: `${paths.transactions()}?${search}` });
    await screen.findByText('Payee 1');
    expect(service.asked[0]?.filter).toEqual({ search: 'x'.repeat(200) });
  });

  it('search after a pause in typing, and count the results', async () => {
    const { user, service } = openLedger({ lines: manyLines(12) });
    await screen.findByText('Payee 1');
    service.set({ lines: [line(12)] });
    await user.type(screen.getByRole('searchbox'), 'invoice 12');
    await waitFor(async () => expect(await totals()).toContain('Transactions found1'));
    expect(service.asked.map(({ filter }) => filter?.search)).toEqual([undefined, 'invoice 12']);
  });

  it('narrow by fund, by days and by the panel', async () => {
    const { user, service } = openLedger();
    await screen.findByText('Payee 1');
    await pickFromMenu(user, await openMenu(user, screen.getByRole('button', { name: 'Fund' })), 'Operating');
    await waitFor(() => expect(service.asked.at(-1)?.filter).toEqual({ fund: 'operating' }));
    await user.click(screen.getByRole('button', { name: 'Dates' }));
    fireEvent.change(await screen.findByLabelText('From'), { target: { value: '2026-05-02' } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-05-01' } });
    expect(screen.getByText('To should not be before From')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-05-31' } });
    await user.click(screen.getByRole('button', { name: 'Show these days' }));
    await waitFor(() =>
      expect(service.asked.at(-1)?.filter).toEqual({
        fund: 'operating',
        from: '2026-05-02',
        to: '2026-05-31',
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.selectOptions(await screen.findByLabelText('Mapped'), 'no');
    await waitFor(() => expect(service.asked.at(-1)?.filter).toMatchObject({ isMapped: false }));
    await user.selectOptions(screen.getByLabelText('GL account'), '7010');
    await waitFor(() => expect(service.asked.at(-1)?.filter).toMatchObject({ glCode: '7010' }));
  });
});
