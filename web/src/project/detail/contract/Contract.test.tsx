import { screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { id, PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { aBid, aChangeOrder, aProjectPayment } from '@roofline/schema/fixtures/project';
import { keptUploads } from '../../../file/testing/kept-uploads';
import { MEMBER } from '../../testing/project-world';
import { money, openProject, paneOf, press, questionOf } from '../testing/open-project';

afterEach(() => vi.unstubAllGlobals());

const awarded = aBid({ isAwarded: true });
const contract = {
  bids: [awarded],
  awardedBidId: awarded.bidId,
  contractor: awarded.bidder,
  contractAmount: awarded.amount,
  contracted: awarded.amount,
  paidOnContract: 0,
};

describe('the contract', () => {
  it('is the agreed amount with its change orders, on which the paid and the left amount are based', async () => {
    const { container } = await openProject({
      ...contract,
      changeOrderTotal: 3000,
      contracted: 254_300,
      paid: 128_050,
      paidOnContract: 127_150,
      changeOrders: [
        aChangeOrder(),
        aChangeOrder({ changeOrderId: id(871), number: 2, description: 'No skylights', amount: -840 }),
      ],
      payments: [
        aProjectPayment({ amount: 127_150, contractId: awarded.bidId }),
        aProjectPayment({ paymentId: id(831), amount: 900 }),
      ],
    });
    expect(money().getByText('$254,300')).toBeTruthy();
    expect(money().getByText('Apex Roofing, $251,300 and 2 change orders')).toBeTruthy();
    expect(money().getByText('2 payments, 50% of the contract')).toBeTruthy();
    expect(money().getByText('Of the contract of $254,300')).toBeTruthy();
    expect(money().getByText('$127,150')).toBeTruthy();
    expect(
      screen.getByText('Apex Roofing for $251,300, by the awarded bid. With change orders $254,300.'),
    ).toBeTruthy();
    const row = screen.getByRole('row', { name: /rotten decking/ });
    expect(row.textContent).toContain('Board of directorsOct 12, 2026');
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id: rule, nodes }) => `${rule} ${nodes[0]?.html}`)).toEqual([]);
  });

  it('takes change orders with documents and negative amounts, and edits and deletes them', async () => {
    const sent = keptUploads();
    const { user, service } = await openProject(contract);
    await press(user, 'Add change order');
    const pane = await paneOf('Add change order');
    await user.type(pane.getByLabelText('Description'), 'No skylights');
    await user.type(pane.getByLabelText('Amount'), '-1300.5');
    await user.type(pane.getByLabelText('Approved by'), 'Board of directors');
    await user.upload(pane.getByLabelText('Document to upload'), new File(['%PDF-'], 'Change order 1.pdf'));
    expect(await pane.findByRole('link', { name: 'Change order 1.pdf' })).toBeTruthy();
    expect(sent).toEqual([
      `/upload/file/${PROPERTY_ID}?standardFolder=Contracts&onSameName=keepBoth Change order 1.pdf`,
    ]);
    const order = aChangeOrder({
      description: 'No skylights',
      amount: -1300.5,
      propertyFileId: id(560),
      fileName: 'Change order 1.pdf',
    });
    service.becomes('addChangeOrder', {
      changeOrders: [order],
      changeOrderTotal: -1300.5,
      contracted: 249_999.5,
    });
    await user.dblClick(pane.getByRole('button', { name: 'Add change order' }));
    expect(await screen.findByText('Change Order Added')).toBeTruthy();
    expect(service.sent('addChangeOrder')).toHaveLength(1);
    expect(service.last('addChangeOrder')).toMatchObject({
      values: { amount: -1300.5, propertyFileId: id(560) },
    });
    expect(money().getByText('Apex Roofing, $251,300 and 1 change order')).toBeTruthy();
    await press(user, 'Edit change order 1');
    const editing = await paneOf('Edit change order 1');
    await user.clear(editing.getByLabelText('Amount'));
    await user.type(editing.getByLabelText('Amount'), '700');
    service.becomes('updateChangeOrder', {
      changeOrders: [{ ...order, amount: 700, version: 2 }],
      changeOrderTotal: 700,
      contracted: 252_000,
    });
    await user.click(editing.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Change Order Updated')).toBeTruthy();
    expect(money().getByText('Of the contract of $252,000')).toBeTruthy();
    expect(service.last('updateChangeOrder')).toMatchObject({ version: 1, values: { amount: 700 } });
    service.becomes('removeChangeOrder', { changeOrders: [], changeOrderTotal: 0, contracted: 251_300 });
    await press(user, 'Delete change order 1');
    await user.click((await questionOf('Delete Change Order')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Change Order Deleted')).toBeTruthy();
    expect(screen.getByText(/No change orders yet\.$/)).toBeTruthy();
    expect(service.last('removeChangeOrder')).toMatchObject({ version: 2 });
  });

  it('is hidden until an amount is agreed, and read-only for those who may not edit', async () => {
    const { unmount } = await openProject({ contractor: null });
    expect(screen.queryByRole('heading', { name: 'Contract' })).toBeNull();
    unmount();
    await openProject({ ...contract, changeOrders: [aChangeOrder()], viewerCan: MEMBER });
    expect(screen.getByRole('heading', { name: 'Contract' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /change order/ })).toBeNull();
  });

  it('comes from the awarded bid: the form of the project says so in place of its fields', async () => {
    const { user, service } = await openProject(contract);
    await press(user, 'Edit');
    const pane = await paneOf('Edit project');
    expect(pane.queryByLabelText(/^Contractor/)).toBeNull();
    expect(pane.getByText('Apex Roofing, whose bid was awarded')).toBeTruthy();
    expect(pane.getByText(/^\$251,300, as the awarded bid says\./)).toBeTruthy();
    await user.type(pane.getByLabelText('Project name'), '!');
    await user.click(pane.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Project Saved')).toBeTruthy();
    // Every value is sent, these two unchanged.
    expect(service.last('updateProject')).toMatchObject({
      values: { contractor: awarded.bidder, contractAmount: awarded.amount },
    });
  });

  it('is preselected for a new payment, which can also be outside the contract', async () => {
    const { user, service } = await openProject(contract, 'payments');
    await user.click(screen.getAllByRole('button', { name: 'Add payment' })[0]!);
    const pane = await paneOf('Add payment');
    const field = pane.getByLabelText<HTMLSelectElement>('Contract');
    expect(field.selectedOptions[0]?.textContent).toBe('Contract with Apex Roofing');
    await user.selectOptions(field, 'Outside the contract');
    await user.type(pane.getByLabelText('Amount'), '900');
    service.becomes('addProjectPayment', {
      payments: [aProjectPayment({ amount: 900, contractId: null })],
      paid: 900,
    });
    await user.click(pane.getByRole('button', { name: 'Add payment' }));
    expect(await screen.findByText('Payment Added')).toBeTruthy();
    expect(service.last('addProjectPayment')).toMatchObject({ values: { contractId: null } });
    const row = await screen.findByRole('row', { name: /Apex Roofing/ });
    expect(within(row).getByText('Outside the contract')).toBeTruthy();
    expect(money().getByText('1 payment, 0% of the contract')).toBeTruthy();
  });
});
