import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { id } from '@roofline/schema/fixtures/id';
import { aBid, aChangeOrder, aProjectPayment, aScopeOfWork } from '@roofline/schema/fixtures/project';
import { STALE } from '../../../app/save/save-words';
import { onPhone } from '../../../testing/on-phone';
import { entriesOf, openMenu, pickFromMenu } from '../../../testing/pick-from-menu';
import { MEMBER } from '../../testing/project-world';
import { money, openProject, paneOf, press, questionOf } from '../testing/open-project';

afterEach(() => vi.unstubAllGlobals());

const TEAR_OFF = aScopeOfWork({ scopeOfWorkId: id(851), description: 'Take off the old membrane' });
const MEMBRANE = aScopeOfWork({ scopeOfWorkId: id(852), description: 'New membrane' });
const scopeOfWork = [TEAR_OFF, MEMBRANE];
const line = (n: number, amount: number) => ({ scopeOfWorkId: id(850 + n), amount });
const apex = aBid({
  bidId: id(861),
  bidder: 'Apex Roofing',
  amount: 251_300,
  lines: [line(1, 50_000), line(2, 200_000)],
  propertyFileId: id(550),
  fileName: 'Apex bid.pdf',
});
const summit = aBid({
  bidId: id(862),
  bidder: 'Summit Roofing',
  amount: 270_000,
  lines: [line(2, 190_000)],
  validUntil: '2020-01-31',
});
const bids = [apex, summit];
const table = () => screen.getByRole('region', { name: 'Bids side by side' });
const rowOf = (name: string | RegExp) => within(table()).getByRole('row', { name });
const cellsOf = (name: string | RegExp) =>
  within(rowOf(name))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('the comparison of bids', () => {
  it('has a column a bid, a row a line of the scope of work, and marks the lowest of each in words', async () => {
    const { container } = await openProject({ scopeOfWork, bids }, 'bids');
    expect(screen.getByText('2 bids, $251,300 to $270,000')).toBeTruthy();
    expect(cellsOf(/^Take off the old membrane/)).toEqual(['$50,000', 'Not included']);
    expect(cellsOf(/^New membrane/)).toEqual(['$200,000', 'Lowest$190,000']);
    expect(cellsOf(/^Total/)).toEqual([
      'Lowest$251,300$1,300 more than its lines',
      '$270,000$80,000 more than its lines1 of 2 lines not included',
    ]);
    expect(cellsOf(/^Against the reserve estimate of \$262,400/)).toEqual([
      '$11,100 (4.2%) below',
      '$7,600 (2.9%) above',
    ]);
    expect(cellsOf(/^Valid until/)[1]).toBe('Ended Jan 31, 2020');
    const link = within(table()).getByRole('link', { name: 'Apex bid.pdf' });
    expect(link.getAttribute('href')).toBe(`/download/file/${id(550)}`);
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id: rule, nodes }) => `${rule} ${nodes[0]?.html}`)).toEqual([]);
  });

  it('shows five of more, the lowest at first, and puts another one in the place of one that is left out', async () => {
    const many = [1, 2, 3, 4, 5, 6, 7].map((n) =>
      aBid({ bidId: id(860 + n), bidder: `Bidder ${n}`, amount: n * 1000 }),
    );
    const { user } = await openProject({ bids: many }, 'bids');
    const columns = () =>
      within(table())
        .getAllByRole('columnheader')
        .slice(1)
        .map((head) => head.textContent);
    expect(columns()).toEqual(['Bidder 1', 'Bidder 2', 'Bidder 3', 'Bidder 4', 'Bidder 5']);
    expect(screen.getByRole('button', { name: 'Compare the bid of Bidder 7' })).toHaveProperty(
      'disabled',
      true,
    );
    const menu = await openMenu(
      user,
      screen.getByRole('button', { name: 'Actions for the bid of Bidder 2' }),
    );
    await pickFromMenu(user, menu, 'Leave out');
    await user.click(await screen.findByRole('button', { name: 'Compare the bid of Bidder 7' }));
    await waitFor(() =>
      expect(columns()).toEqual(['Bidder 1', 'Bidder 3', 'Bidder 4', 'Bidder 5', 'Bidder 7']),
    );
    const others = screen.getByRole('list', { name: 'Bids that are not in the comparison' });
    expect(within(others).getAllByRole('listitem')).toHaveLength(2);
  });

  it('is one bid after the other on a phone, with the same marks', async () => {
    onPhone();
    const { container } = await openProject({ scopeOfWork, bids }, 'bids');
    const list = await screen.findByRole('list', { name: 'Bids' });
    const [first, second] = within(list).getAllByRole('listitem');
    expect(first!.textContent).toContain('TotalLowest$251,300');
    expect(second!.textContent).toContain('New membraneLowest$190,000');
    expect(second!.textContent).toContain('Take off the old membraneNot included');
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id: rule, nodes }) => `${rule} ${nodes[0]?.html}`)).toEqual([]);
  });

  it('is only read by those who may not edit', async () => {
    await openProject({ bids, viewerCan: MEMBER }, 'bids');
    expect(screen.queryByRole('button', { name: /Add|Award|Actions/ })).toBeNull();
    expect(within(table()).queryByRole('row', { name: /^Actions/ })).toBeNull();
  });
});

describe('a bid', () => {
  it('is added with its lines, whose sum is the amount, and with a file of the property', async () => {
    const { user, service } = await openProject({ scopeOfWork }, 'bids');
    await user.click(screen.getAllByRole('button', { name: 'Add bid' })[0]!);
    const pane = await paneOf('Add bid');
    await user.click(pane.getByRole('button', { name: 'Add bid' }));
    expect(await pane.findByText('Bidder is required')).toBeTruthy();
    await user.type(pane.getByLabelText('Bidder'), 'Crown Exteriors');
    await user.type(pane.getByLabelText('Take off the old membrane'), '40000');
    await user.type(pane.getByLabelText('New membrane'), '200000.5');
    expect(pane.getByLabelText('Amount')).toHaveProperty('value', '240,000.50');
    expect(pane.getByText('The lines come to $240,000.50.')).toBeTruthy();
    await user.clear(pane.getByLabelText('Amount'));
    await user.type(pane.getByLabelText('Amount'), '245000');
    expect(pane.getByText(/The amount is \$4,999\.50 more than its lines/)).toBeTruthy();
    // An amount of its own stays when a line is emptied, which then is not included.
    await user.clear(pane.getByLabelText('Take off the old membrane'));
    expect(pane.getByLabelText('Amount')).toHaveProperty('value', '245,000');
    await user.click(pane.getByRole('button', { name: 'Choose a file' }));
    const choice = within(await screen.findByRole('dialog', { name: 'Choose a file' }));
    await user.click(await choice.findByRole('button', { name: /^Bylaws\.pdf/ }));
    expect(pane.getByRole('link', { name: 'Bylaws.pdf' })).toBeTruthy();
    await user.dblClick(pane.getByRole('button', { name: 'Add bid' }));
    expect(await screen.findByText('Bid Added')).toBeTruthy();
    expect(service.calls('addBid')).toBe(1);
    expect(service.last('addBid')).toMatchObject({
      values: {
        bidder: 'Crown Exteriors',
        amount: 245_000,
        propertyFileId: id(551),
        lines: [{ scopeOfWorkId: id(852), amount: 200_000.5 }],
      },
    });
  });

  it('is changed and deleted under its version', async () => {
    const { user, service } = await openProject({ bids }, 'bids');
    const actions = () => screen.getByRole('button', { name: 'Actions for the bid of Summit Roofing' });
    await pickFromMenu(user, await openMenu(user, actions()), 'Edit');
    const pane = await paneOf('Edit bid');
    await user.clear(pane.getByLabelText(/^Valid until/));
    await user.type(pane.getByLabelText(/^Valid until/), '2026-01-31');
    await user.click(pane.getByRole('button', { name: 'Save Changes' }));
    expect(await pane.findByText('Valid Until should not be before Bid Date')).toBeTruthy();
    await user.clear(pane.getByLabelText(/^Valid until/));
    await user.type(pane.getByLabelText(/^Valid until/), '2027-01-31');
    await user.click(pane.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Bid Updated')).toBeTruthy();
    await pickFromMenu(user, await openMenu(user, actions()), 'Delete');
    const question = await questionOf('Delete bid');
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Bid Deleted')).toBeTruthy();
    expect(service.project().bids.map(({ bidder }) => bidder)).toEqual(['Apex Roofing']);
  });
});

describe('an award', () => {
  it('is asked about with its figures, makes the bid the contract, and can be withdrawn', async () => {
    const { user, service } = await openProject({ scopeOfWork, bids, contractor: null }, 'bids');
    await press(user, 'Award the bid of Apex Roofing');
    const question = await questionOf('Award bid');
    expect(
      question.getByText(
        'Award the bid of Apex Roofing for $251,300? It becomes the contract: $11,100 (4.2%) below the reserve estimate of $262,400.',
      ),
    ).toBeTruthy();
    service.touch({ bids: [{ ...apex, amount: 255_000, version: 2 }, summit] });
    await user.click(question.getByRole('button', { name: 'Award bid' }));
    // Someone else changed it: what is asked is what is then on screen.
    expect((await question.findByRole('alert')).textContent).toContain(STALE);
    expect(question.getByText(/^Award the bid of Apex Roofing for \$255,000\?/)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Award bid' }));
    expect(await screen.findByText('Bid Awarded')).toBeTruthy();
    expect(money().getByText('Of the contract of $255,000')).toBeTruthy();
    expect(within(table()).getByText('Awarded')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Award / })).toBeNull();
    const menus = screen.getAllByRole('button', { name: /^Actions for the bid/ });
    expect(menus.map((menu) => menu.getAttribute('aria-label'))).toEqual([
      'Actions for the bid of Summit Roofing',
    ]);
    await press(user, 'Withdraw award of the bid of Apex Roofing');
    const taken = await questionOf('Withdraw award');
    await user.click(taken.getByRole('button', { name: 'Withdraw award' }));
    expect(await screen.findByText('Award Withdrawn')).toBeTruthy();
    expect(service.project().contractAmount).toBeNull();
  });

  it('says what it replaces, what the bid leaves open, and that the bid has ended', async () => {
    const { user } = await openProject({ scopeOfWork, bids, contractAmount: 240_000 }, 'bids');
    await press(user, 'Award the bid of Summit Roofing');
    const text = (await questionOf('Award bid')).getByText(/^Award the bid/).textContent;
    expect(text).toContain('It replaces the contract of $240,000 that was entered.');
    expect(text).toContain('It leaves 1 line of the scope of work open.');
    expect(text).toContain('It was valid until Jan 31, 2020.');
  });

  it('stays while the contract has change orders or payments, and says so before and after', async () => {
    const { user } = await openProject(
      {
        bids: [{ ...apex, isAwarded: true }],
        contractAmount: 251_300,
        changeOrders: [aChangeOrder()],
        payments: [aProjectPayment({ contractId: apex.bidId })],
      },
      'bids',
    );
    await press(user, 'Withdraw award of the bid of Apex Roofing');
    const question = await questionOf('Withdraw award');
    expect(
      question.getByText(/This contract has 1 change order and 1 payment: delete them first\./),
    ).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Withdraw award' }));
    expect((await question.findByRole('alert')).textContent).toContain('change orders or payments');
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(within(table()).getByText('Awarded')).toBeTruthy();
  });

  it('is not offered in a completed project', async () => {
    const { user } = await openProject({ bids, isCompleted: true, completedOn: '2026-02-03' }, 'bids');
    expect(screen.queryByRole('button', { name: /^Award/ })).toBeNull();
    const menu = screen.getByRole('button', { name: 'Actions for the bid of Apex Roofing' });
    expect(entriesOf(await openMenu(user, menu))).toEqual(['Edit', 'Delete']);
  });
});
