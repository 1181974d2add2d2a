import { screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { id } from '@roofline/schema/fixtures/id';
import { aProjectPayment, aScopeOfWork, PROJECT_ID } from '@roofline/schema/fixtures/project';
import { paths } from '../../app/paths';
import { STALE } from '../../app/save/save-words';
import { entriesOf, pickFromMenu } from '../../testing/pick-from-menu';
import { renderScreen } from '../../testing/schema-link';
import { aPart, components, DANA, MEMBER, phase, RUTH, VENDOR } from '../testing/project-world';
import { ProjectPage } from './ProjectPage';
import { media, money, more, openProject, paneOf, press, questionOf } from './testing/open-project';
import { projectService } from './testing/project-service';
import { OUTDATED } from '../../testing/recorder';

describe('the head of a project', () => {
  it('shows the phase, the responsible person, the due date, and the basis of each figure', async () => {
    const { container } = await openProject({
      currentPhaseStatus: phase(5),
      owner: DANA,
      dueDate: '2020-01-31',
      contractAmount: 250_000,
      contracted: 250_000,
      paid: 40_000,
      paidOnContract: 40_000,
      payments: [aProjectPayment()],
    });
    expect(screen.getByText('Responsible: Dana Okafor')).toBeTruthy();
    expect(screen.getByText(/^Due Jan 31, 2020, [\d,]+ days late$/)).toBeTruthy();
    expect(money().getByText('Current costs of 2 components')).toBeTruthy();
    expect(money().getByText('1 payment, 16% of the contract')).toBeTruthy();
    expect(money().getByText('$210,000')).toBeTruthy();
    const steps = await screen.findByLabelText('Phases');
    expect(steps.querySelector('[aria-current=step]')?.textContent).toMatch(/^5?In ProgressSince /);
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id: rule, nodes }) => `${rule} ${nodes[0]?.html}`)).toEqual([]);
  });

  it('says in words by how much the payments exceed the contract', async () => {
    await openProject({
      contractAmount: 36_000,
      contracted: 36_000,
      paid: 40_000.5,
      paidOnContract: 40_000.5,
      payments: [aProjectPayment({ amount: 40_000.5 })],
    });
    expect(money().getByText('Paid $4,000.50 more than the contract')).toBeTruthy();
  });

  it('offers the next step of the phase: the move to the next phase, or a payment', async () => {
    const { user, service } = await openProject({
      currentPhaseStatus: phase(2),
      contractAmount: 100,
      contracted: 100,
      paidOnContract: 0,
    });
    service.becomes('moveProject', { currentPhaseStatus: phase(3) });
    await user.click(await screen.findByRole('button', { name: 'Move to Board Approval' }));
    expect(await screen.findByText('Project Saved')).toBeTruthy();
    service.touch({ currentPhaseStatus: phase(4) });
    service.refuse('moveProject', OUTDATED);
    await pickFromMenu(user, await more(user), 'Move to In Progress');
    // Someone else moved it: the page reads it again, and the next press sends the move that is then on screen.
    const again = await screen.findByRole('button', { name: 'Move to In Progress' });
    service.refuse('moveProject');
    service.becomes('moveProject', { currentPhaseStatus: phase(5) });
    await user.click(again);
    await user.click(await screen.findByRole('button', { name: 'Add payment' }));
    expect(await screen.findByRole('dialog', { name: 'Add payment' })).toBeTruthy();
    expect(service.sent('moveProject').map(({ version }) => version)).toEqual([1, 2, 3]);
  });

  it('asks for the day of completion, and reopens a completed project', async () => {
    const { user, service } = await openProject({ currentPhaseStatus: phase(6) });
    await user.click(await screen.findByRole('button', { name: 'Complete' }));
    const dialog = await paneOf('Complete project');
    await user.clear(dialog.getByLabelText('Completed on'));
    await user.click(dialog.getByRole('button', { name: 'Complete' }));
    expect(await dialog.findByText('Completed On is required')).toBeTruthy();
    expect(service.sent('completeProject')).toHaveLength(0);
    await user.type(dialog.getByLabelText('Completed on'), '2026-02-03');
    service.becomes('completeProject', { isCompleted: true, completedOn: '2026-02-03' });
    await user.click(dialog.getByRole('button', { name: 'Complete' }));
    expect(await screen.findByText(/^Completed Feb 3/)).toBeTruthy();
    await pickFromMenu(user, await more(user), 'Reopen');
    const question = await questionOf('Reopen project');
    service.becomes('reopenProject', { isCompleted: false, completedOn: null });
    await user.click(question.getByRole('button', { name: 'Reopen' }));
    expect(await screen.findByText('Project Reopened')).toBeTruthy();
    expect(service.last('completeProject')).toMatchObject({ completedOn: '2026-02-03', version: 1 });
    expect(service.last('reopenProject')).toMatchObject({ keepComponents: false, version: 2 });
    expect(screen.queryByText(/^Completed Feb 3/)).toBeNull();
  });

  it('deletes the project after a question, and leads to the list of projects', async () => {
    const { user, router, service } = await openProject();
    await pickFromMenu(user, await more(user), 'Delete');
    const question = await questionOf('Delete project');
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Project Deleted')).toBeTruthy();
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.projects()));
    expect(service.last('deleteProject')).toMatchObject({ projectId: PROJECT_ID, version: 1 });
  });

  it('offers only to restore a deleted project', async () => {
    const { user, service } = await openProject({ isDeleted: true });
    service.becomes('restoreProject', { isDeleted: false });
    expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    await press(user, 'Restore');
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeTruthy();
  });
});

describe('the overview', () => {
  it('is edited in a pane, which checks the rules of the schema', async () => {
    const { user, service } = await openProject({ startDate: '2026-05-02' });
    await press(user, 'Edit');
    const pane = await paneOf('Edit project');
    await user.type(pane.getByLabelText(/^Due date/), '2026-05-01');
    await user.click(pane.getByRole('button', { name: 'Save Changes' }));
    expect(await pane.findByText('Due Date should not be before Start Date')).toBeTruthy();
    await user.clear(pane.getByLabelText(/^Due date/));
    await user.type(pane.getByLabelText(/^Due date/), '2026-06-01');
    await user.selectOptions(pane.getByLabelText(/^Responsible/), 'Ruth Stone');
    await user.click(pane.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Project Saved')).toBeTruthy();
    expect(service.last('updateProject')).toMatchObject({
      version: 1,
      values: {
        name: 'Roof of building A',
        dueDate: '2026-06-01',
        ownerUserId: RUTH.userId,
        contractor: 'Apex Roofing',
      },
    });
  });

  it('keeps the entries when someone else saved first, and loads the newer values on request', async () => {
    const { user, service } = await openProject();
    await press(user, 'Edit');
    const pane = await paneOf('Edit project');
    service.touch({ contractor: 'Summit Roofing' });
    service.refuse('updateProject', OUTDATED);
    await user.type(pane.getByLabelText('Project name'), '!');
    await user.click(pane.getByRole('button', { name: 'Save Changes' }));
    expect((await pane.findByRole('alert')).textContent).toContain(STALE);
    expect(pane.getByLabelText('Project name')).toHaveProperty('value', 'Roof of building A!');
    await user.click(pane.getByRole('button', { name: 'Load the newer values' }));
    await waitFor(() =>
      expect(screen.getByLabelText(/^Contractor/)).toHaveProperty('value', 'Summit Roofing'),
    );
  });
});

describe('the components of a project', () => {
  it('are added and removed, and their photos are left out on request', async () => {
    const { user, service } = await openProject({ propertyComponents: [aPart(1)] });
    const withoutPhotos = aPart(1, { includePhotos: false });
    service.becomes('addProjectComponent', { propertyComponents: [withoutPhotos] });
    await user.click(screen.getByRole('switch', { name: 'Include photos of Asphalt shingle roof' }));
    await waitFor(() =>
      expect(service.last('addProjectComponent')).toMatchObject({
        propertyComponentId: components[0]!.propertyComponentId,
        includePhotos: false,
      }),
    );
    await press(user, 'Add components');
    const dialog = await paneOf('Add components');
    expect(await dialog.findAllByRole('checkbox')).toHaveLength(2);
    await user.click(dialog.getByRole('checkbox', { name: /Gutters/ }));
    service.becomes('addProjectComponent', { propertyComponents: [withoutPhotos, aPart(2)] });
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Component Added to Project')).toBeTruthy();
    service.becomes('removeProjectComponent', { propertyComponents: [aPart(2)] });
    await press(user, 'Remove Asphalt shingle roof from the project');
    expect(await screen.findByText('Component Removed from Project')).toBeTruthy();
    expect(service.last('addProjectComponent')).toMatchObject({
      propertyComponentId: components[1]!.propertyComponentId,
    });
    expect(service.last('removeProjectComponent')).toMatchObject({
      propertyComponentId: components[0]!.propertyComponentId,
    });
    expect(screen.queryByRole('link', { name: 'Asphalt shingle roof' })).toBeNull();
  });

  it('stay when the service refuses to remove them, and the reason is shown', async () => {
    const { user, service } = await openProject({ propertyComponents: [aPart(1)] });
    service.refuse('removeProjectComponent', { detail: 'The project was completed.' });
    await press(user, 'Remove Asphalt shingle roof from the project');
    expect(await screen.findByText('The project was completed.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Asphalt shingle roof' })).toBeTruthy();
  });
});

describe('the page of a project', () => {
  it('shows a Vendor no money: no figures, no bids, no payments, no estimates; a Vendor may write notes', async () => {
    const { user } = await openProject(
      {
        viewerCan: VENDOR,
        estimate: null,
        paid: null,
        propertyComponents: [aPart(1, { currentCost: null })],
        scopeOfWork: [aScopeOfWork({ estimate: null })],
      },
      'payments',
    );
    expect(screen.queryByRole('region', { name: 'Money' })).toBeNull();
    const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent);
    expect(tabs).not.toContain('Payments');
    expect(tabs).not.toContain('Bids');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Overview');
    expect(document.body.textContent).not.toMatch(/\$|Contract amount|Estimate/);
    await user.click(screen.getByRole('tab', { name: 'Notes' }));
    expect(await screen.findByRole('button', { name: 'Add note' })).toBeTruthy();
  });

  it('lets a Member read all and write notes', async () => {
    const { user } = await openProject({ viewerCan: MEMBER, payments: [aProjectPayment()] }, 'payments');
    expect(screen.queryByRole('button', { name: /Add|Edit|Delete|Move|More/ })).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Notes' }));
    expect(await screen.findByRole('button', { name: 'Add note' })).toBeTruthy();
  });

  it('opens a tab by its address, and shows the photos and files that other rooms draw', async () => {
    const { user, router } = await openProject({}, 'photos');
    expect(screen.getByText('The photos')).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'Files' }));
    expect(await screen.findByText('The files')).toBeTruthy();
    expect(router.state.location.search).toBe('?tab=files');
  });

  it('says when there is no such project, or the viewer cannot see it', async () => {
    const path = '/useraccount/projects/:projectId';
    const at = paths.project(id(899));
    renderScreen(<ProjectPage {...media} />, { graph: projectService().graph, at, path });
    expect(
      await screen.findByText('This project no longer exists, or you can no longer see it'),
    ).toBeTruthy();
  });

  it('offers no moves of a completed project', async () => {
    const { user } = await openProject({ isCompleted: true, completedOn: '2026-02-03' });
    expect(entriesOf(await more(user))).toEqual(['Edit', 'Reopen', 'Delete']);
  });
});
