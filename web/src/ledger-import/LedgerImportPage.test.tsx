import type { LedgerImportPreview } from '@roofline/schema/ledger-import/ledger-import';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '../app/paths';
import { aProperty } from '../testing/graph-fixtures';
import { renderScreen } from '../testing/schema-link';
import { LedgerImportPage } from './LedgerImportPage';
import { aLedgerPreview, LEDGER_IMPORT_ID } from './testing/ledger-fixture';

interface Values {
  accounts: { glCode: string; use: string; fund: string }[];
}

/** Opens the page over a service with one file. */
function open(first: LedgerImportPreview, query = `?import=${LEDGER_IMPORT_ID}`) {
  let held = first;
  const graph = {
    property: () => aProperty,
    ledgerImport: () => held,
    updateLedgerImport: ({ input }: { input: { values: Values } }) => {
      const [choice] = input.values.accounts;
      held = {
        ...held,
        accounts: held.accounts.map((account) => ({ ...account, use: choice!.use as 'ignored' })),
      };
      return { preview: held, userErrors: [] };
    },
    acceptLedgerImport: () => {
      held = { ...held, isAccepted: true, canAccept: false };
      return { answer: { importId: held.importId }, userErrors: [] };
    },
  };
  const path = paths.ledgerImport;
  return renderScreen(<LedgerImportPage />, { graph, at: path + query, path });
}

describe('the import of a ledger', () => {
  it('sends the file, shows its preview and puts the preview in the address', async () => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(new Response(JSON.stringify({ data: aLedgerPreview() }), { status: 201 })),
    );
    const { user, router } = open(aLedgerPreview(), '');
    await user.upload(await screen.findByLabelText('Ledger file'), new File(['x'], 'cedar.csv'));
    expect(await screen.findByText('Totals agree')).toBeTruthy();
    expect(router.state.location.search).toBe(`?import=${LEDGER_IMPORT_ID}`);
  });

  it('says in one sentence which file it recognized', async () => {
    open(aLedgerPreview());
    const said =
      /QuickBooks general ledger, 1 account, 1,204 transactions, Jan 1, 2025 to Dec 31, 2025\. 1,204 transactions are new\./;
    expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
  });

  it('takes the suggested uses of new accounts at once, and imports', async () => {
    const { user, sentNamed } = open(aLedgerPreview());
    await user.click(await screen.findByRole('button', { name: 'Use all suggestions' }));
    await waitFor(() => expect(sentNamed('UpdateLedgerImport')).toHaveLength(1));
    const { values } = sentNamed('UpdateLedgerImport')[0]!.variables.input as { values: Values };
    expect(values.accounts).toEqual([{ glCode: '4300', use: 'reserveIncome', fund: 'unmapped' }]);
    const button = await screen.findByRole('button', { name: 'Import 1,204 transactions' });
    await waitFor(() => expect((button as HTMLButtonElement).disabled).toBe(false));
    await user.click(button);
    expect(await screen.findByRole('link', { name: 'Go to the dashboard' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the transactions' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Cancel' })).toBeNull();
  });

  it('shows the columns first where one is missing, and says so', async () => {
    const known = open(aLedgerPreview());
    await screen.findByRole('heading', { name: 'Columns' });
    const heads = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(heads().at(-1)).toBe('Columns');
    expect(screen.getByRole('link', { name: 'Cancel' })).toBeTruthy();
    known.unmount();
    const unknown = { missingFields: ['date' as const], lineCount: 0, accounts: [], canAccept: false };
    open(aLedgerPreview(unknown));
    const said = 'Roofline does not know all of its columns. Choose a column for Date.';
    expect((await screen.findAllByText(new RegExp(said))).length).toBeGreaterThan(0);
    expect(heads()[0]).toBe('Columns');
    expect(screen.queryByText(/0 transactions/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Import transactions' })).toHaveProperty('disabled', true);
  });

  it('asks to check the order of dates that can be read in two ways', async () => {
    open(aLedgerPreview({ isDateOrderSure: false }));
    const said = /Check under Columns whether its dates begin with the month or the day/;
    expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
  });

  it('shows a difference of the totals, and the problems that block the import', async () => {
    open(
      aLedgerPreview({
        ties: [{ kind: 'balance', glCode: '1010', name: 'Checking', difference: -5.25, ties: false }],
        problems: [
          {
            sheetName: null,
            row: 7,
            column: 'C (Amount)',
            value: 'x',
            detail: 'Write the amount as a number',
          },
        ],
        problemCount: 1,
        canAccept: false,
      }),
    );
    expect(await screen.findByText('Totals differ')).toBeTruthy();
    expect(screen.getByText(/5\.25/)).toBeTruthy();
    expect(screen.getByText('Row 7')).toBeTruthy();
    const button = screen.getByRole('button', { name: 'Import 1,204 transactions' });
    expect((button as HTMLButtonElement).disabled).toBe(true);
    expect(screen.getByText(/1 row has a problem\./)).toBeTruthy();
  });
});
