import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { id } from '@roofline/schema/fixtures/id';
import { aProjectNote, aProjectPayment, aScopeOfWork } from '@roofline/schema/fixtures/project';
import { STALE } from '../../app/save/save-words';
import { components, RUTH } from '../testing/project-world';
import { openProject, paneOf, press, questionOf } from './testing/open-project';
import { OUTDATED } from '../../testing/recorder';

describe('the scope of work', () => {
  it('shows the sum of its lines, which are added, edited and removed', async () => {
    const { user, service } = await openProject(
      {
        scopeOfWork: [
          aScopeOfWork({ estimate: 1200.5 }),
          aScopeOfWork({ scopeOfWorkId: id(851), description: 'Crane' }),
        ],
      },
      'scope',
    );
    const [old, crane] = service.project().scopeOfWork;
    const membrane = aScopeOfWork({
      scopeOfWorkId: id(852),
      description: 'New membrane',
      quantity: 0.123,
      estimate: null,
    });
    const craneAt800 = { ...crane!, estimate: 800, version: 2 };
    expect(screen.getByText('2 lines, $1,200.50 estimated, 1 without an estimate')).toBeTruthy();
    await press(user, 'Add scope of work');
    const adding = await paneOf('Add scope of work');
    await user.type(adding.getByLabelText('Description'), 'New membrane');
    await user.type(adding.getByLabelText(/^Quantity/), '0.1234');
    service.becomes('addScopeOfWork', { scopeOfWork: [old!, crane!, membrane] });
    await user.click(adding.getByRole('button', { name: 'Add scope of work' }));
    expect(await screen.findByText('Scope of Work Added')).toBeTruthy();
    expect(service.last('addScopeOfWork')).toMatchObject({
      values: { description: 'New membrane', quantity: 0.123 },
    });
    await press(user, 'Edit Crane');
    const editing = await paneOf('Edit scope of work');
    await user.type(editing.getByLabelText(/^Estimate/), '800');
    service.becomes('updateScopeOfWork', { scopeOfWork: [old!, craneAt800, membrane] });
    await user.click(editing.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Scope of Work Updated')).toBeTruthy();
    expect(service.last('updateScopeOfWork')).toMatchObject({
      scopeOfWorkId: id(851),
      version: 1,
      values: { description: 'Crane', estimate: 800 },
    });
    service.becomes('removeScopeOfWork', { scopeOfWork: [craneAt800, membrane] });
    await press(user, 'Remove Take off the old membrane');
    await user.click((await questionOf('Remove Scope of Work')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Scope of Work Removed')).toBeTruthy();
    expect(await screen.findByText('2 lines, $800 estimated, 1 without an estimate')).toBeTruthy();
    expect(service.last('removeScopeOfWork')).toMatchObject({
      scopeOfWorkId: old!.scopeOfWorkId,
      version: 1,
    });
  });
});

describe('the payments', () => {
  it('are added from a fund and for a component, only once after two quick presses', async () => {
    const { user, service } = await openProject(
      { contractAmount: 30_000, contracted: 30_000, paidOnContract: 0 },
      'payments',
    );
    await user.click(screen.getAllByRole('button', { name: 'Add payment' })[0]!);
    const pane = await paneOf('Add payment');
    expect(pane.getByLabelText('Payee')).toHaveProperty('value', 'Apex Roofing');
    await user.click(pane.getByRole('button', { name: 'Add payment' }));
    expect((await pane.findAllByText(/^Amount/)).length).toBeGreaterThan(1);
    await user.type(pane.getByLabelText('Amount'), '30000.25');
    await user.selectOptions(pane.getByLabelText('Fund'), 'Operating fund');
    await user.selectOptions(pane.getByLabelText(/^Component/), 'Gutters');
    service.becomes('addProjectPayment', {
      payments: [aProjectPayment({ amount: 30_000.25, fund: 'operating' })],
      paid: 30_000.25,
      paidOnContract: 30_000.25,
    });
    await user.dblClick(pane.getByRole('button', { name: 'Add payment' }));
    expect(await screen.findByText('Payment Added')).toBeTruthy();
    expect(service.sent('addProjectPayment')).toHaveLength(1);
    expect(service.last('addProjectPayment')).toMatchObject({
      values: {
        amount: 30_000.25,
        fund: 'operating',
        propertyComponentId: components[1]!.propertyComponentId,
      },
    });
    expect(await screen.findByText('1 payment, $30,000.25 paid')).toBeTruthy();
    expect(screen.getByText('Paid $0.25 more than the contract of $30,000.')).toBeTruthy();
  });

  it('are edited and deleted by their version, which is read again when someone else saved first', async () => {
    const { user, service } = await openProject(
      { payments: [aProjectPayment({ number: null })], paid: 40_000 },
      'payments',
    );
    await press(user, 'Edit $40,000 to Apex Roofing');
    const pane = await paneOf('Edit payment');
    await user.type(pane.getByLabelText(/^Number/), '118');
    service.becomes('updateProjectPayment', { payments: [aProjectPayment({ number: '118', version: 2 })] });
    await user.click(pane.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Payment Updated')).toBeTruthy();
    await press(user, 'Delete $40,000 to Apex Roofing');
    const question = await questionOf('Delete Payment');
    service.touch({ payments: [aProjectPayment({ amount: 41_000, version: 7 })], paid: 41_000 });
    service.refuse('removeProjectPayment', OUTDATED);
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect((await question.findByRole('alert')).textContent).toContain(STALE);
    expect(question.getByText(/\$41,000 to Apex Roofing/)).toBeTruthy();
    service.refuse('removeProjectPayment');
    service.becomes('removeProjectPayment', { payments: [], paid: 0 });
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Payment Deleted')).toBeTruthy();
    expect(service.last('updateProjectPayment')).toMatchObject({ version: 1, values: { number: '118' } });
    expect(service.sent('removeProjectPayment').map(({ version }) => version)).toEqual([2, 7]);
  });
});

describe('the notes', () => {
  const note = aProjectNote({ text: '<b>Crane</b> on Monday' });

  it('are plain text, with people whom the user chooses by the keyboard after an @', async () => {
    const { user, service } = await openProject({ notes: [note] }, 'notes');
    expect(screen.getByText('<b>Crane</b> on Monday')).toBeTruthy();
    const area = screen.getByLabelText('Note');
    await user.type(area, 'Please look, @ru');
    const list = within(await screen.findByRole('listbox', { name: 'People to mention' }));
    expect(list.getAllByRole('option').map((option) => option.textContent)).toEqual(['Ruth StoneMember']);
    await user.keyboard('{Enter}');
    expect(area).toHaveProperty('value', 'Please look, @Ruth Stone ');
    await user.type(area, 'and @');
    await user.keyboard('{ArrowUp}{ArrowUp}{Tab}');
    // Someone whose name is taken out of the text again is not mentioned.
    await user.type(area, '{Backspace}{Backspace}');
    const written = aProjectNote({ noteId: id(845), text: 'Please look, @Ruth Stone and @Dana Okafo' });
    service.becomes('addProjectNote', { notes: [written, note] });
    await press(user, 'Add note');
    expect(await screen.findByText('Note Added')).toBeTruthy();
    expect(service.last('addProjectNote')).toMatchObject({
      text: 'Please look, @Ruth Stone and @Dana Okafo',
      mentionedUserIds: [RUTH.userId],
    });
    expect(screen.getByLabelText('Note')).toHaveProperty('value', '');
    expect(screen.getAllByRole('article')[0]?.textContent).toContain('@Ruth Stone');
  });

  it('say that a text is missing, and send nothing', async () => {
    const { user, service } = await openProject({}, 'notes');
    await press(user, 'Add note');
    expect(await screen.findByText('Note is required')).toBeTruthy();
    expect(service.sent('addProjectNote')).toHaveLength(0);
  });

  it('are edited and deleted only where the viewer may', async () => {
    const theirs = aProjectNote({
      noteId: id(841),
      text: 'Theirs',
      viewerCan: { edit: false, delete: false },
    });
    const { user, service } = await openProject({ notes: [note, theirs] }, 'notes');
    const changed = { ...note, text: `${note.text}, 8 AM`, version: 2 };
    service.becomes('updateProjectNote', { notes: [changed, theirs] });
    expect(screen.getAllByRole('button', { name: 'Edit note' })).toHaveLength(1);
    await press(user, 'Edit note');
    const form = within(screen.getByRole('form', { name: 'Edit note' }));
    await user.type(form.getByLabelText('Note'), ', 8 AM');
    await user.click(form.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Note Updated')).toBeTruthy();
    expect(service.last('updateProjectNote')).toMatchObject({ version: 1, text: changed.text });
    service.becomes('removeProjectNote', { notes: [theirs] });
    await press(user, 'Delete note');
    await user.click((await questionOf('Delete note')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Note Deleted')).toBeTruthy();
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(service.last('removeProjectNote')).toMatchObject({ noteId: note.noteId, version: 2 });
  });

  it('ask before another tab discards an unsaved note', async () => {
    const { user } = await openProject({}, 'notes');
    await user.type(screen.getByLabelText('Note'), 'Half');
    await user.click(screen.getByRole('tab', { name: 'Payments' }));
    await user.click((await questionOf('Leave without saving?')).getByRole('button', { name: 'Stay' }));
    expect(screen.getByLabelText('Note')).toHaveProperty('value', 'Half');
  });
});
