import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { id } from '@roofline/schema/fixtures/id';
import { aBid } from '@roofline/schema/fixtures/project';
import { onPhone } from '../../../testing/on-phone';
import { openMenu, pickFromMenu } from '../../../testing/pick-from-menu';
import { MEMBER } from '../../testing/project-world';
import { openProject, paneOf, questionOf } from '../testing/open-project';
import { apex, bids, scopeOfWork, summit, table } from '../testing/some-bids';

afterEach(() => vi.unstubAllGlobals());

const rowOf = (name: string | RegExp) => within(table()).getByRole('row', { name });
const cellsOf = (name: string | RegExp) =>
  within(rowOf(name))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('the comparison of bids', () => {
  it('has a column per bid and a row per line of the scope of work, and marks the lowest amount of a row in words', async () => {
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

  it('shows the first five bids, and takes in another one once the user leaves one out', async () => {
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

  it('takes in a bid that is added after the user left one out', async () => {
    const six = [1, 2, 3, 4, 5, 6].map((n) =>
      aBid({ bidId: id(860 + n), bidder: `Bidder ${n}`, amount: n * 1000 }),
    );
    const { user, service } = await openProject({ bids: six }, 'bids');
    const actions = screen.getByRole('button', { name: 'Actions for the bid of Bidder 2' });
    await pickFromMenu(user, await openMenu(user, actions), 'Leave out');
    await user.click(screen.getByRole('button', { name: 'Add bid' }));
    const pane = await paneOf('Add bid');
    await user.type(pane.getByLabelText('Bidder'), 'Bidder 9');
    await user.type(pane.getByLabelText('Amount'), '9000');
    service.becomes('addBid', { bids: [...six, aBid({ bidId: id(869), bidder: 'Bidder 9', amount: 9000 })] });
    await user.click(pane.getByRole('button', { name: 'Add bid' }));
    expect(await within(table()).findByRole('columnheader', { name: 'Bidder 9' })).toBeTruthy();
    const others = screen.getByRole('list', { name: 'Bids that are not in the comparison' });
    expect(within(others).getAllByRole('listitem')).toHaveLength(2);
  });

  it('shows one bid after the other on a phone, with the same marks', async () => {
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

  it('is read-only for those who may not edit', async () => {
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
    // An amount other than the sum stays when a line is emptied. The emptied line is not included.
    await user.clear(pane.getByLabelText('Take off the old membrane'));
    expect(pane.getByLabelText('Amount')).toHaveProperty('value', '245,000');
    await user.click(pane.getByRole('button', { name: 'Choose a file' }));
    const choice = within(await screen.findByRole('dialog', { name: 'Choose a file' }));
    await user.click(await choice.findByRole('button', { name: /^Bylaws\.pdf/ }));
    expect(pane.getByRole('link', { name: 'Bylaws.pdf' })).toBeTruthy();
    await user.dblClick(pane.getByRole('button', { name: 'Add bid' }));
    expect(await screen.findByText('Bid Added')).toBeTruthy();
    expect(service.sent('addBid')).toHaveLength(1);
    expect(service.last('addBid')).toMatchObject({
      values: {
        bidder: 'Crown Exteriors',
        amount: 245_000,
        propertyFileId: id(551),
        lines: [{ scopeOfWorkId: id(852), amount: 200_000.5 }],
      },
    });
  });

  it('is edited and deleted by its version', async () => {
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
    service.becomes('updateBid', { bids: [apex, { ...summit, validUntil: '2027-01-31', version: 2 }] });
    await user.click(pane.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Bid Updated')).toBeTruthy();
    await pickFromMenu(user, await openMenu(user, actions()), 'Delete');
    const question = await questionOf('Delete Bid');
    service.becomes('removeBid', { bids: [apex] });
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Bid Deleted')).toBeTruthy();
    expect(service.last('updateBid')).toMatchObject({ version: 1, values: { validUntil: '2027-01-31' } });
    expect(service.last('removeBid')).toMatchObject({ bidId: summit.bidId, version: 2 });
    await waitFor(() => expect(within(table()).queryByText('Summit Roofing')).toBeNull());
  });
});
