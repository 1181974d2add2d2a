import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { id } from '@roofline/schema/fixtures/id';
import { aChecklistItem, phaseId } from '@roofline/schema/fixtures/project';
import { MEMBER, phase } from '../../testing/project-world';
import { openProject, press } from '../testing/open-project';
import { OUTDATED } from '../../../testing/recorder';

const item = (n: number, text: string, at = 2, isDone = false) =>
  aChecklistItem({
    checklistItemId: id(880 + n),
    projectTemplatePhaseId: phaseId(at),
    text,
    isDone,
    doneByName: isDone ? 'Ruth Stone' : null,
    doneAt: isDone ? '2026-09-01T16:00:00.000Z' : null,
  });
const checklist = [
  item(1, 'Look at the roof', 1, true),
  item(2, 'Ask for three bids'),
  item(3, 'Check licenses'),
];
const inBidding = { currentPhaseStatus: phase(2), checklist };
/** Returns the checklist once Dana pressed its second and its third item that many times. */
const ticked = (...presses: [bids: number, licenses: number]) => ({
  checklist: checklist.map((each, n) => {
    const pressed = n === 0 ? 0 : presses[n - 1]!;
    const isDone = n === 0 || pressed % 2 === 1;
    const by = pressed % 2 === 1 ? { doneByName: 'Dana Okafor', doneAt: '2026-10-02T16:00:00.000Z' } : {};
    return { ...each, isDone, ...by, version: 1 + pressed };
  }),
});
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

describe('the checklist of a project', () => {
  it('shows the items of the current phase, names who did an item, and folds other phases', async () => {
    const { container } = await openProject(inBidding);
    expect(screen.getByRole('heading', { name: 'Checklist of Bidding' })).toBeTruthy();
    expect(screen.getByText('0 of 2 done')).toBeTruthy();
    const fold = (await screen.findByText('Planning, 1 of 1 done')).closest('details')!;
    expect(fold.open).toBe(false);
    expect(within(fold).getByText('Ruth Stone, Sep 1, 2026')).toBeTruthy();
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id: rule, nodes }) => `${rule} ${nodes[0]?.html}`)).toEqual([]);
  });

  it('shows a tick at once, before the service has answered', async () => {
    const { user, service } = await openProject(inBidding);
    const release = service.hold();
    service.becomes('updateChecklistItem', ticked(1, 0));
    await user.click(box('Ask for three bids'));
    expect(box('Ask for three bids').checked).toBe(true);
    expect(screen.getByText('1 of 2 done')).toBeTruthy();
    expect(screen.queryByText(/^Dana Okafor, /)).toBeNull();
    release();
    expect(await screen.findByText(/^Dana Okafor, /)).toBeTruthy();
    expect(service.sent('updateChecklistItem')).toMatchObject([
      { checklistItemId: id(882), version: 1, isDone: true },
    ]);
  });

  it('saves every quick press: on two items, and on one that is pressed twice', async () => {
    const { user, service } = await openProject(inBidding);
    const release = service.hold();
    service.becomes('updateChecklistItem', ticked(1, 0));
    service.becomes('updateChecklistItem', ticked(2, 0));
    service.becomes('updateChecklistItem', ticked(2, 1));
    await user.click(box('Ask for three bids'));
    await user.click(box('Check licenses'));
    await user.click(box('Ask for three bids'));
    // The ticks are sent one at a time, so that no answer overtakes another.
    expect(service.sent('updateChecklistItem')).toHaveLength(1);
    release();
    await waitFor(() =>
      expect(service.sent('updateChecklistItem')).toMatchObject([
        { checklistItemId: id(882), version: 1, isDone: true },
        { checklistItemId: id(882), version: 2, isDone: false },
        { checklistItemId: id(883), version: 1, isDone: true },
      ]),
    );
    expect(box('Ask for three bids').checked).toBe(false);
    expect(box('Check licenses').checked).toBe(true);
    expect(screen.queryByText(/was not saved/)).toBeNull();
  });

  it('takes a tick back when someone else changed the item first, says so, and saves the next press', async () => {
    const { user, service } = await openProject(inBidding);
    const theirs = { ...item(2, 'Ask for four bids'), version: 5 };
    service.touch({ checklist: [checklist[0]!, theirs, checklist[2]!] });
    service.refuse('updateChecklistItem', OUTDATED);
    await user.click(box('Ask for three bids'));
    expect(await screen.findByText(/^“Ask for three bids” was not saved\. Someone else saved/)).toBeTruthy();
    await waitFor(() => expect(box('Ask for four bids').checked).toBe(false));
    service.refuse('updateChecklistItem');
    const done = { ...item(2, 'Ask for four bids', 2, true), version: 6 };
    service.becomes('updateChecklistItem', { checklist: [checklist[0]!, done, checklist[2]!] });
    await user.click(box('Ask for four bids'));
    await waitFor(() =>
      expect(service.last('updateChecklistItem')).toMatchObject({ version: 5, isDone: true }),
    );
    expect(box('Ask for four bids').checked).toBe(true);
  });

  it('gets items for this project by typing, and removes them', async () => {
    const { user, service } = await openProject(inBidding);
    await user.click(screen.getByLabelText('New item'));
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Item is required')).toBeTruthy();
    service.becomes('addChecklistItem', { checklist: [...checklist, item(4, 'Call the insurer')] });
    await user.keyboard('Call the insurer{Enter}');
    expect(await screen.findByText('Item Added')).toBeTruthy();
    expect(service.last('addChecklistItem')).toMatchObject({
      projectTemplatePhaseId: phaseId(2),
      text: 'Call the insurer',
    });
    expect(screen.getByLabelText('New item')).toHaveProperty('value', '');
    expect(document.activeElement).toBe(screen.getByLabelText('New item'));
    service.becomes('removeChecklistItem', { checklist });
    await press(user, 'Remove “Call the insurer”');
    expect(await screen.findByText('Item Removed')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Call the insurer' })).toBeNull());
    expect(service.last('removeChecklistItem')).toMatchObject({ checklistItemId: id(884), version: 1 });
  });

  it('shows the items of the phase that the project enters', async () => {
    const { user, service } = await openProject({ currentPhaseStatus: phase(2) });
    service.becomes('moveProject', {
      currentPhaseStatus: phase(3),
      checklist: [item(5, 'Put it on the agenda', 3)],
    });
    await user.click(await screen.findByRole('button', { name: 'Move to Board Approval' }));
    expect(await screen.findByRole('checkbox', { name: 'Put it on the agenda' })).toBeTruthy();
  });

  it('is read-only for those who may not edit, and hidden from them where it is empty', async () => {
    const { unmount } = await openProject({ ...inBidding, viewerCan: MEMBER });
    expect(box('Check licenses').disabled).toBe(true);
    expect(screen.queryByLabelText('New item')).toBeNull();
    unmount();
    await openProject({ viewerCan: MEMBER });
    expect(screen.queryByRole('heading', { name: /^Checklist/ })).toBeNull();
  });
});
