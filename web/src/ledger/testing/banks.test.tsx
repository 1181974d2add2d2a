import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBankConfiguration, aNewBankAccountInput, BANK_ACCOUNT_ID } from '@roofline/schema/fixtures/ledger';
import { id, PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { paths } from '../../app/paths';
import { storage } from '../../app/storage';
import { renderScreen } from '../../testing/schema-link';
import { ConfigurationPage } from '../ConfigurationPage';
import { ledgerService } from './ledger-service';
import { violationsIn } from './open-ledger';

beforeEach(() => {
  storage.clear();
  storage.setPropertyId(PROPERTY_ID);
});

function open(world: Parameters<typeof ledgerService>[0] = {}) {
  const service = ledgerService({ lines: [], ...world });
  const at = paths.ledgerConfiguration('banks');
  return { service, ...renderScreen(<ConfigurationPage />, { graph: service.graph, at }) };
}

describe('bank accounts', () => {
  it('can be renamed and moved to another fund, and need a name', async () => {
    const { user, service, container } = open();
    const name = await screen.findByLabelText('Name of Reserve money market');
    expect(screen.getByText('$412,300.25')).toBeTruthy();
    expect(await violationsIn(container)).toEqual([]);
    await user.selectOptions(screen.getByLabelText('Fund of Reserve money market'), 'operating');
    await user.clear(name);
    expect(screen.getByText('Name is required for each bank account.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save Changes' }).disabled).toBe(true);
    await user.type(name, 'Sweep account');
    await user.clear(screen.getByLabelText('Bank of Reserve money market'));
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Configuration saved')).toBeTruthy();
    expect(service.calls[0]?.input).toMatchObject({
      version: 1,
      accounts: [
        { bankAccountId: BANK_ACCOUNT_ID, fund: 'operating', name: 'Sweep account', institution: null },
      ],
    });
  });

  it('have balances that someone states by hand, and then say so', async () => {
    const unknown = { balance: null, asOf: null, origin: null, statedBalances: [] };
    const none = aBankConfiguration();
    const banks = { ...none, accounts: none.accounts.map((each) => ({ ...each, ...unknown })) };
    const { user, service } = open({ banks });
    expect(await screen.findByText('No balance is known')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'State balance of Reserve money market' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(within(dialog).getByText('As of is required')).toBeTruthy();
    expect(service.calls).toEqual([]);
    await user.type(within(dialog).getByLabelText('As of'), '2026-09-30');
    await user.type(within(dialog).getByLabelText('Balance'), '5000.25');
    expect(await violationsIn(dialog)).toEqual([]);
    const stated = { asOf: '2026-09-30', balance: 5000.25, origin: 'hand' as const };
    service.after('saveBankConfiguration', {
      banks: { ...banks, version: 2, accounts: banks.accounts.map((each) => ({ ...each, ...stated })) },
    });
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Balances saved')).toBeTruthy();
    expect(service.calls[0]?.input).toMatchObject({
      version: 1,
      accounts: [{ fund: 'reserve', statedBalances: [{ asOf: '2026-09-30', balance: 5000.25 }] }],
    });
    expect((await screen.findByText(/Stated by hand, as of/)).textContent).toMatch(/Sep 30, 2026/);
  });

  const twice = () => {
    const { accounts } = aBankConfiguration();
    const hand = { ...accounts[0]!, bankAccountId: id(4411), name: 'Reserve MM', isByHand: true };
    const reason = 'Both are of the reserve fund and hold $412,300.25.';
    return aBankConfiguration({
      accounts: [...accounts, hand],
      lookalikes: [{ bankAccountId: id(4411), sourceBankAccountId: BANK_ACCOUNT_ID, reason }],
    });
  };

  it.each([
    ['Same account', true, '“Reserve MM” removed', 1],
    ['Keep both', false, 'Both accounts kept', 2],
  ])('that may be the same raise a question until someone answers: %s', async (label, isSame, done, left) => {
    const { user, service, container } = open({ banks: twice() });
    const question = (await screen.findByText('Is this the same account?')).closest('[role=status]')!;
    expect(question.textContent).toContain(
      'Someone added “Reserve MM” by hand, and the ledger names “Reserve money market”. Both are of the reserve fund and hold $412,300.25. Until this is answered, both count.',
    );
    expect(await violationsIn(container)).toEqual([]);
    const { accounts } = service.world.banks;
    service.after('answerBankLookalike', {
      banks: aBankConfiguration({ accounts: accounts.slice(0, left) }),
    });
    await user.click(screen.getByRole('button', { name: label }));
    expect(await screen.findByText(done)).toBeTruthy();
    expect(service.calls[0]?.input).toEqual({
      propertyId: PROPERTY_ID,
      bankAccountId: id(4411),
      sourceBankAccountId: BANK_ACCOUNT_ID,
      isSame,
      version: 1,
    });
    expect(screen.queryByText('Is this the same account?')).toBeNull();
    expect(screen.getAllByLabelText(/^Name of /)).toHaveLength(left);
  });

  it('that may be the same raise a question without buttons for users who only read', async () => {
    open({ banks: twice(), readsOnly: true });
    expect(await screen.findByText('Is this the same account?')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Same account' })).toBeNull();
  });

  it('that no source names can be added with a balance, and removed after a question', async () => {
    const { user, service } = open({ banks: aBankConfiguration({ accounts: [], version: 0 }) });
    await user.click(await screen.findByRole('button', { name: 'Add bank account' }));
    const pane = await screen.findByRole('dialog', { name: 'Add bank account' });
    const add = () => user.click(within(pane).getByRole('button', { name: 'Add bank account' }));
    await add();
    expect(await within(pane).findByText('Name is required')).toBeTruthy();
    expect(within(pane).getByText('As of is required')).toBeTruthy();
    expect(service.calls).toEqual([]);
    await user.type(within(pane).getByLabelText('Name'), 'CD 4410');
    await user.type(within(pane).getByLabelText(/^Balance/), '100000.50');
    await user.type(within(pane).getByLabelText(/^As of/), '2026-09-30');
    expect(await violationsIn(pane)).toEqual([]);
    const [known] = aBankConfiguration().accounts;
    const certificate = { bankAccountId: id(4410), name: 'CD 4410', balance: 100_000.5, isByHand: true };
    service.after('addBankAccount', {
      banks: aBankConfiguration({ accounts: [{ ...known!, ...certificate }] }),
    });
    await add();
    expect(await screen.findByText('Bank account added')).toBeTruthy();
    expect(service.calls[0]?.input).toMatchObject({
      propertyId: PROPERTY_ID,
      values: aNewBankAccountInput({ institution: null, asOf: '2026-09-30' }),
    });
    expect(await screen.findByText('$100,000.50')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove CD 4410' }));
    const question = await screen.findByRole('alertdialog', { name: 'Remove bank account?' });
    service.after('removeBankAccount', { banks: aBankConfiguration({ accounts: [], version: 2 }) });
    await user.click(within(question).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Bank account removed')).toBeTruthy();
    expect(service.calls[1]?.input).toMatchObject({ bankAccountId: id(4410), version: 1 });
    expect(await screen.findByText(/Bank accounts will appear here/)).toBeTruthy();
  });

  it('cannot be added or removed by users who only read', async () => {
    open({ readsOnly: true });
    expect(await screen.findByText('$412,300.25')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Remove|Add bank account/ })).toBeNull();
  });

  it('of a source cannot be removed, since the next sync would add them again', async () => {
    const [known] = aBankConfiguration().accounts;
    const byHand = { ...known!, bankAccountId: id(4410), name: 'CD 4410', isByHand: true };
    open({ banks: aBankConfiguration({ accounts: [known!, byHand] }) });
    expect(await screen.findByRole('button', { name: 'Remove CD 4410' })).toBeTruthy();
    expect(screen.getByLabelText('Name of Reserve money market')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
  });

  it('give way to a hint where there are none yet', async () => {
    open({ banks: aBankConfiguration({ accounts: [] }) });
    expect(await screen.findByText(/Bank accounts will appear here/)).toBeTruthy();
  });
});
