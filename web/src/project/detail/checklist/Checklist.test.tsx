import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { id } from '@roofline/schema/fixtures/id';
import { aChecklistItem, phaseId } from '@roofline/schema/fixtures/project';
import { MEMBER, phase } from '../../testing/project-world';
import { openProject, press } from '../testing/open-project';

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
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

describe('the checklist of a project', () => {
  it('shows what is to do in its phase, with who did what, and folds other phases', async () => {
    const { container } = await openProject(inBidding);
    expect(screen.getByRole('heading', { name: 'Checklist of Bidding' })).toBeTruthy();
    expect(screen.getByText('0 of 2 done')).toBeTruthy();
    const fold = (await screen.findByText('Planning, 1 of 1 done')).closest('details')!;
    expect(fold.open).toBe(false);
    expect(within(fold).getByText('Ruth Stone, Sep 1, 2026')).toBeTruthy();
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id: rule, nodes }) => `${rule} ${nodes[0]?.html}`)).toEqual([]);
  });

  it('is ticked off at once, before the service has answered', async () => {
    const { user, service } = await openProject(inBidding);
    const release = service.hold();
    await user.click(box('Ask for three bids'));
    expect(box('Ask for three bids').checked).toBe(true);
    expect(screen.getByText('1 of 2 done')).toBeTruthy();
    expect(service.project().checklist[1]!.isDone).toBe(false);
    release();
    await waitFor(() => expect(service.project().checklist[1]!.isDone).toBe(true));
    expect(await screen.findByText(/^Dana Okafor, /)).toBeTruthy();
  });

  it('loses no press of quick ones: of two items, and of one that is pressed twice', async () => {
    const { user, service } = await openProject(inBidding);
    const release = service.hold();
    await user.click(box('Ask for three bids'));
    await user.click(box('Check licenses'));
    await user.click(box('Ask for three bids'));
    // One at a time: no answer overtakes another.
    expect(service.calls('updateChecklistItem')).toBe(1);
    release();
    await waitFor(() =>
      expect(service.project().checklist.map(({ isDone }) => isDone)).toEqual([true, false, true]),
    );
    await waitFor(() => expect(service.calls('updateChecklistItem')).toBe(3));
    expect(box('Ask for three bids').checked).toBe(false);
    expect(box('Check licenses').checked).toBe(true);
    expect(screen.queryByText(/was not saved/)).toBeNull();
  });

  it('takes a tick back where someone else changed the item first, says so, and takes the next press', async () => {
    const { user, service } = await openProject(inBidding);
    const theirs = { ...item(2, 'Ask for four bids'), version: 5 };
    service.touch({ checklist: [checklist[0]!, theirs, checklist[2]!] });
    await user.click(box('Ask for three bids'));
    expect(await screen.findByText(/^“Ask for three bids” was not saved\. Someone else saved/)).toBeTruthy();
    await waitFor(() => expect(box('Ask for four bids').checked).toBe(false));
    await user.click(box('Ask for four bids'));
    await waitFor(() => expect(service.project().checklist[1]!.isDone).toBe(true));
  });

  it('gets items of this project, typed one after the other, and gives them up', async () => {
    const { user, service } = await openProject(inBidding);
    await user.click(screen.getByLabelText('New item'));
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Item is required')).toBeTruthy();
    await user.keyboard('Call the insurer{Enter}');
    expect(await screen.findByText('Item Added')).toBeTruthy();
    expect(service.last('addChecklistItem')).toMatchObject({
      projectTemplatePhaseId: phaseId(2),
      text: 'Call the insurer',
    });
    expect(screen.getByLabelText('New item')).toHaveProperty('value', '');
    expect(document.activeElement).toBe(screen.getByLabelText('New item'));
    await press(user, 'Remove “Call the insurer”');
    expect(await screen.findByText('Item Removed')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Call the insurer' })).toBeNull());
  });

  it('comes with the phase that is entered', async () => {
    const { user, service } = await openProject({ currentPhaseStatus: phase(2) });
    const [planning, bidding, approval, ...others] = service.phases();
    service.touchPhases({
      phases: [planning!, bidding!, { ...approval!, checklist: ['Put it on the agenda'] }, ...others],
    });
    await user.click(await screen.findByRole('button', { name: 'Move to Board Approval' }));
    expect(await screen.findByRole('checkbox', { name: 'Put it on the agenda' })).toBeTruthy();
  });

  it('is only read by those who may not edit, and not there where it is empty', async () => {
    const { unmount } = await openProject({ ...inBidding, viewerCan: MEMBER });
    expect(box('Check licenses').disabled).toBe(true);
    expect(screen.queryByLabelText('New item')).toBeNull();
    unmount();
    await openProject({ viewerCan: MEMBER });
    expect(screen.queryByRole('heading', { name: /^Checklist/ })).toBeNull();
  });
});
