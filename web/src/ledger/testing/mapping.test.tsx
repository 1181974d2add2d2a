import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aLedgerRule } from '@roofline/schema/fixtures/ledger';
import { paths } from '../../app/paths';
import { line, lineId, manyLines, ROOF } from './ledger-service';
import { openLedger, pane, row, rows } from './open-ledger';

describe('an open transaction', () => {
  it('opens beside the list by Enter, moves on by j and closes by Esc', async () => {
    const { user, router } = openLedger();
    (await row(1)).focus();
    await user.keyboard('{Enter}');
    expect(within(await pane()).getByText('1 of 3')).toBeTruthy();
    expect(router.state.location.search).toBe(`?transaction=${lineId(1)}`);
    await user.keyboard('j');
    expect(await within(await pane()).findByText('2 of 3')).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(rows()[1]));
  });

  it('is mapped to a component and remembered, and the list loads again after a rule changed other lines', async () => {
    const { user, service } = openLedger({
      at: `${paths.transactions()}?transaction=${lineId(2)}`,
      alsoMapped: 41,
    });
    const detail = within(await pane());
    await user.selectOptions(await detail.findByLabelText('Component'), 'Asphalt shingle roof');
    expect(detail.getByText('Expense was not budgeted in the reserve study.')).toBeTruthy();
    await user.selectOptions(detail.getByLabelText('Remember'), 'Always map Payee 2 to Asphalt shingle roof');
    const before = service.asked.length;
    service.after('mapTransaction', {
      lines: [line(1), line(2, { componentName: 'Asphalt shingle roof', mappedBy: 'user' }), line(3)],
    });
    await user.click(detail.getByRole('button', { name: 'Save mapping' }));
    expect(await screen.findByText('Transaction mapped, and 41 others by the rule')).toBeTruthy();
    expect(service.calls).toEqual([
      {
        name: 'mapTransaction',
        input: {
          transactionId: lineId(2),
          version: 1,
          values: { propertyComponentId: ROOF, projectId: null, isUnexpected: false, remember: 'payee' },
        },
      },
    ]);
    await waitFor(() => expect(service.asked.length).toBeGreaterThan(before));
    expect(await detail.findByRole('link', { name: 'Asphalt shingle roof' })).toBeTruthy();
    expect(detail.queryByRole('button', { name: 'Save mapping' })).toBeNull();
  });

  it('remembers nothing once nothing is mapped', async () => {
    const { user, service } = openLedger({
      lines: [
        line(1, { propertyComponentId: ROOF, componentName: 'Asphalt shingle roof', mappedBy: 'rule' }),
      ],
      at: `${paths.transactions()}?transaction=${lineId(1)}`,
    });
    const detail = within(await pane());
    await user.selectOptions(await detail.findByLabelText('Remember'), 'glCode');
    await user.selectOptions(detail.getByLabelText('Component'), '');
    expect(detail.queryByLabelText('Remember')).toBeNull();
    await user.click(detail.getByRole('button', { name: 'Save mapping' }));
    expect(await screen.findByText('Transaction mapped')).toBeTruthy();
    expect(service.calls[0]?.input).toMatchObject({ values: { propertyComponentId: null, remember: null } });
  });

  it('says that someone else saved first, and loads the newer values on request', async () => {
    const { user, service } = openLedger({ at: `${paths.transactions()}?transaction=${lineId(1)}` });
    service.refuse('mapTransaction', { code: 'stale', detail: 'Someone else changed it.' });
    const detail = within(await pane());
    await user.click(await detail.findByRole('radio', { name: 'Yes' }));
    await user.click(detail.getByRole('button', { name: 'Save mapping' }));
    await detail.findByRole('alert');
    service.set({ lines: [line(1, { version: 2 }), line(2), line(3)] });
    await user.click(detail.getByRole('button', { name: 'Load the newer values' }));
    await waitFor(() =>
      expect(detail.getByRole<HTMLInputElement>('radio', { name: 'No' }).checked).toBe(true),
    );
  });

  it('can only be read by a Member', async () => {
    openLedger({ at: `${paths.transactions()}?transaction=${lineId(1)}`, readsOnly: true });
    const detail = within(await pane());
    expect(await detail.findByText('General ledger')).toBeTruthy();
    expect(detail.queryByLabelText('Component')).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('says when it no longer exists', async () => {
    openLedger({ at: `${paths.transactions()}?transaction=${lineId(99)}` });
    expect(await screen.findByText(/This transaction no longer exists/)).toBeTruthy();
  });
});

describe('selected transactions', () => {
  it('are mapped together, and each option to remember names what its rule maps', async () => {
    const { user, service } = openLedger();
    await user.click(await screen.findByRole('checkbox', { name: /Select Payee 1,/ }));
    await user.click(screen.getByRole('checkbox', { name: /Select Payee 3,/ }));
    expect(screen.getByText('−$4.00')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Map' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(await dialog.findByLabelText('Component'), 'Perimeter fence');
    const labels = within(dialog.getByLabelText('Remember'))
      .getAllByRole('option')
      .map((o) => o.textContent);
    expect(labels).toEqual([
      'Do not remember',
      'Always map these 2 payees to Perimeter fence',
      'Always map these 2 payees in 7010 Roof reserve expense to Perimeter fence',
      'Always map 7010 Roof reserve expense to Perimeter fence',
    ]);
    const fence = { componentName: 'Perimeter fence' };
    service.after('mapTransactions', { lines: [line(1, fence), line(2), line(3, fence)] });
    await user.click(dialog.getByRole('button', { name: 'Map' }));
    expect(await screen.findByText('2 transactions mapped')).toBeTruthy();
    expect(service.calls[0]?.input).toMatchObject({ transactionIds: [lineId(1), lineId(3)] });
    expect(within(await row(3)).getByText('Perimeter fence')).toBeTruthy();
    expect(screen.queryByRole('toolbar', { name: 'Actions for the selected rows' })).toBeNull();
  });

  it('show the change also after the first page', async () => {
    const { user } = openLedger({ lines: manyLines(203) });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('203'));
    await user.click(screen.getByRole('checkbox', { name: /Select all/ }));
    await user.click(screen.getByRole('button', { name: 'Map' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('radio', { name: 'Yes' }));
    await user.click(dialog.getByRole('button', { name: 'Map' }));
    expect(await screen.findByText('203 transactions mapped')).toBeTruthy();
    await waitFor(() => {
      const drawn = rows();
      expect(drawn.filter((each) => within(each).queryByText('Unexpected'))).toHaveLength(drawn.length);
    });
  });
});

describe('rules', () => {
  it('say what they map, and can be removed, after which the list loads again', async () => {
    const { user, service } = openLedger({ rules: [aLedgerRule()] });
    await user.click(await screen.findByRole('button', { name: 'Rules' }));
    const list = within(await screen.findByRole('list', { name: 'Rules' }));
    expect(list.getByText('Apex Roofing')).toBeTruthy();
    expect(list.getByText('to Flat roof, 3 transactions')).toBeTruthy();
    const before = service.asked.length;
    await user.click(list.getByRole('button', { name: 'Remove the rule for Apex Roofing' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(
      question.getByText(
        'The rule “Apex Roofing to Flat roof” no longer applies. It mapped 3 transactions. Those that no other rule covers are unmapped again.',
      ),
    ).toBeTruthy();
    service.after('removeLedgerRule', { rules: [] });
    await user.click(question.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('No rules yet')).toBeTruthy();
    await waitFor(() => expect(service.asked.length).toBeGreaterThan(before));
    expect(service.last('removeLedgerRule')).toMatchObject({ ruleId: aLedgerRule().ruleId });
  });

  it('without a component or project that still exists say so', async () => {
    const rule = aLedgerRule({ propertyComponentId: null, componentName: null, lineCount: 0 });
    const { user } = openLedger({ rules: [rule], at: `${paths.transactions()}?rules=1` });
    const list = within(await screen.findByRole('list', { name: 'Rules' }));
    expect(await list.findByText('without a component or project, 0 transactions')).toBeTruthy();
    await user.click(list.getByRole('button', { name: 'Remove the rule for Apex Roofing' }));
    expect(
      await screen.findByText('The rule “Apex Roofing without a component or project” no longer applies.'),
    ).toBeTruthy();
  });
});
