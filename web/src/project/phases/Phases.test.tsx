import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { phaseId, someProjectPhases } from '@roofline/schema/fixtures/project';
import type { ProjectPhases } from '@roofline/schema/project/phases';
import { phaseInUse } from '@roofline/schema/project/phases';
import { paths } from '../../app/paths';
import { STALE } from '../../app/save/save-words';
import { storage } from '../../app/storage';
import { renderScreen } from '../../testing/schema-link';
import { PhasesPage } from '../PhasesPage';
import { projectService } from '../testing/project-service';
import { MEMBER, projectNo } from '../testing/project-world';
import { OUTDATED } from '../../testing/recorder';

beforeEach(() => {
  storage.clear();
  storage.setPropertyId(PROPERTY_ID);
});

/** Returns the default phases, with a project in Bidding. */
const inBidding = () => {
  const { phases, version } = someProjectPhases();
  return { version, phases: phases.map((each, n) => ({ ...each, projectCount: n === 1 ? 1 : 0 })) };
};
/** Returns the version and the phases that the last save sent. */
const saidIn = (service: ReturnType<typeof projectService>) =>
  service.last('saveProjectPhases') as unknown as { version: number; phases: ProjectPhases['phases'] };

async function open() {
  const service = projectService([projectNo(1, {}, 2)], { phases: inBidding() });
  const view = renderScreen(<PhasesPage />, { graph: service.graph, at: paths.projectPhases });
  await screen.findByRole('list', { name: 'Phases' });
  return { service, ...view };
}
const nameOf = (n: number) => screen.getByLabelText<HTMLInputElement>(`Name of phase ${n}`);
const names = () =>
  screen.getAllByLabelText<HTMLInputElement>(/^Name of phase \d+$/).map(({ value }) => value);
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const savePhases = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.click(press('Save phases'));
  const question = within(await screen.findByRole('alertdialog', { name: 'Save Project Phases' }));
  expect(question.getByText('The changes apply to all active projects.')).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Save phases' }));
};

describe('the phases of a property', () => {
  it('are renamed, moved by buttons, added, and saved after a question', async () => {
    const { user, service, container } = await open();
    expect(press('Save phases')).toHaveProperty('disabled', true);
    await user.clear(nameOf(1));
    await user.type(nameOf(1), 'Ideas');
    await user.click(press('Move Bidding up'));
    expect(names().slice(0, 2)).toEqual(['Bidding', 'Ideas']);
    // The focus follows the row; at the end of the list it is on the other button.
    await waitFor(() => expect(document.activeElement).toBe(press('Move Bidding down')));
    await user.click(press('Add phase'));
    await waitFor(() => expect(document.activeElement).toBe(nameOf(7)));
    await user.keyboard('Warranty');
    await savePhases(user);
    expect(await screen.findByText('Project Phases saved')).toBeTruthy();
    expect(saidIn(service).phases.map(({ name }) => name)).toEqual([
      'Bidding',
      'Ideas',
      'Board Approval',
      'Contracted',
      'In Progress',
      'Closed',
      'Warranty',
    ]);
    expect(service.last('saveProjectPhases')).toMatchObject({ version: 0 });
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id: rule, nodes }) => `${rule} ${nodes[0]?.html}`)).toEqual([]);
  });

  it('need names, no two the same', async () => {
    const { user, service } = await open();
    await user.clear(nameOf(1));
    await user.clear(nameOf(3));
    await user.type(nameOf(3), 'bidding');
    await user.click(press('Save phases'));
    expect(await screen.findByText('Phase Name is Required.')).toBeTruthy();
    expect(screen.getByText('Two phases have the same name: give each its own')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(service.sent('saveProjectPhases')).toHaveLength(0);
  });

  it('cannot be deleted while projects are in them, and link to these projects', async () => {
    const { user } = await open();
    await user.click(press('Delete Bidding'));
    expect(screen.getByRole('alert').textContent).toContain(phaseInUse(1));
    const link = screen.getByRole('link', { name: 'Show these projects' });
    expect(link.getAttribute('href')).toBe(paths.projects(phaseId(2)));
    await user.click(press('Delete Planning'));
    expect(names()).not.toContain('Planning');
    await user.click(press('Cancel'));
    expect(names()).toContain('Planning');
  });

  it('are not saved over the changes of someone else, which are loaded on request', async () => {
    const { user, service } = await open();
    await user.type(nameOf(1), '!');
    service.set({ phases: { ...inBidding(), version: 1 } });
    service.refuse('saveProjectPhases', OUTDATED);
    await savePhases(user);
    expect(await screen.findByText('Save Project Phases failed')).toBeTruthy();
    expect(screen.getByText(new RegExp(STALE.slice(0, 20)))).toBeTruthy();
    expect(nameOf(1).value).toBe('Planning!');
    await user.click(press('Load the newer values'));
    await waitFor(() => expect(nameOf(1).value).toBe('Planning'));
  });
});

describe('the checklist of a phase', () => {
  it('has one item per line, moves with its phase, and is saved without empty lines', async () => {
    const { user, service } = await open();
    await user.click(press('Checklist, of phase 2'));
    const area = screen.getByLabelText('Checklist of phase 2', { selector: 'textarea' });
    await user.type(area, 'Ask for three bids{Enter}{Enter}  Check licenses {Enter}');
    // The text stays as typed while its items are the same.
    expect(area).toHaveProperty('value', 'Ask for three bids\n\n  Check licenses \n');
    await user.click(press('Move Bidding up'));
    expect(press('Checklist, 2 items, of phase 1')).toBeTruthy();
    await savePhases(user);
    expect(await screen.findByText('Project Phases saved')).toBeTruthy();
    const said = saidIn(service).phases;
    expect(said[0]).toMatchObject({
      name: 'Bidding',
      checklist: ['Ask for three bids', 'Check licenses'],
    });
    expect(said[1]!.checklist ?? []).toEqual([]);
  });

  it('says which line is too long', async () => {
    const { user, service } = await open();
    await user.click(press('Checklist, of phase 1'));
    const area = screen.getByLabelText('Checklist of phase 1', { selector: 'textarea' });
    await user.click(area);
    await user.paste(`Short\n${'x'.repeat(251)}`);
    await user.click(press('Save phases'));
    expect(await screen.findByText(/^Line 2: Item should /)).toBeTruthy();
    expect(document.activeElement).toBe(area);
    expect(service.sent('saveProjectPhases')).toHaveLength(0);
  });

  it('is read-only for those who may not edit', async () => {
    const [first, ...others] = inBidding().phases;
    const service = projectService([projectNo(1, { viewerCan: MEMBER })], {
      phases: { version: 0, phases: [{ ...first!, checklist: ['Look at the roof'] }, ...others] },
      can: { editProjects: false },
    });
    renderScreen(<PhasesPage />, { graph: service.graph, at: paths.projectPhases });
    const list = await screen.findByRole('list', { name: 'Checklist of Planning' });
    expect(list.textContent).toBe('Look at the roof');
    expect(screen.queryByRole('button', { name: /phase/ })).toBeNull();
  });
});
