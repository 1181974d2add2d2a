import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aChangeOrder, aProjectPayment } from '@roofline/schema/fixtures/project';
import { STALE } from '../../../app/save/save-words';
import { entriesOf, openMenu } from '../../../testing/pick-from-menu';
import { OUTDATED } from '../../../testing/recorder';
import { money, openProject, press, questionOf } from '../testing/open-project';
import { apex, bids, scopeOfWork, summit, table } from '../testing/some-bids';

describe('an award', () => {
  it('asks first, with the figures, makes the bid the contract, and can be withdrawn', async () => {
    const { user, service } = await openProject({ scopeOfWork, bids, contractor: null }, 'bids');
    await press(user, 'Award the bid of Apex Roofing');
    const question = await questionOf('Award bid');
    expect(
      question.getByText(
        'Award the bid of Apex Roofing for $251,300? It becomes the contract: $11,100 (4.2%) below the reserve estimate of $262,400.',
      ),
    ).toBeTruthy();
    const dearer = { ...apex, amount: 255_000, version: 2 };
    service.touch({ bids: [dearer, summit] });
    service.refuse('awardBid', OUTDATED);
    await user.click(question.getByRole('button', { name: 'Award bid' }));
    // Someone else changed the bid: the question shows its new amount.
    expect((await question.findByRole('alert')).textContent).toContain(STALE);
    expect(question.getByText(/^Award the bid of Apex Roofing for \$255,000\?/)).toBeTruthy();
    service.refuse('awardBid');
    service.becomes('awardBid', {
      bids: [{ ...dearer, isAwarded: true, version: 3 }, summit],
      awardedBidId: apex.bidId,
      contractor: 'Apex Roofing',
      contractAmount: 255_000,
      contracted: 255_000,
      paidOnContract: 0,
    });
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
    service.becomes('withdrawAward', {
      bids: [{ ...dearer, version: 4 }, summit],
      awardedBidId: null,
      contractor: null,
      contractAmount: null,
      contracted: null,
      paidOnContract: null,
    });
    await user.click(taken.getByRole('button', { name: 'Withdraw award' }));
    expect(await screen.findByText('Award Withdrawn')).toBeTruthy();
    expect(service.sent('awardBid').map(({ version }) => version)).toEqual([1, 2]);
    expect(service.last('withdrawAward')).toMatchObject({ bidId: apex.bidId, version: 3 });
    expect(await screen.findByRole('button', { name: 'Award the bid of Apex Roofing' })).toBeTruthy();
  });

  it('names the contract it replaces, the lines the bid leaves open, and the day on which the bid ended', async () => {
    const { user } = await openProject(
      { scopeOfWork, bids, contractAmount: 240_000, contracted: 240_000 },
      'bids',
    );
    await press(user, 'Award the bid of Summit Roofing');
    const text = (await questionOf('Award bid')).getByText(/^Award the bid/).textContent;
    expect(text).toContain('It replaces the contract of $240,000 that was entered.');
    expect(text).toContain('It leaves 1 line of the scope of work open.');
    expect(text).toContain('It was valid until Jan 31, 2020.');
  });

  it('stays while the contract has change orders or payments, as the question and the error say', async () => {
    const { user, service } = await openProject(
      {
        bids: [{ ...apex, isAwarded: true }],
        awardedBidId: apex.bidId,
        contractAmount: 251_300,
        contracted: 255_140,
        paidOnContract: 40_000,
        changeOrders: [aChangeOrder()],
        payments: [aProjectPayment({ contractId: apex.bidId })],
      },
      'bids',
    );
    service.refuse('withdrawAward', {
      detail: 'The contract has change orders or payments: delete them first.',
    });
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
