import { screen, waitFor, within } from '@testing-library/react';
import { id, PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { phaseId } from '@roofline/schema/fixtures/project';
import axe from 'axe-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../app/paths';
import { storage } from '../../app/storage';
import { entriesOf, openMenu } from '../../testing/pick-from-menu';
import { renderScreen } from '../../testing/schema-link';
import { ProjectsPage } from '../ProjectsPage';
import { openProjects, pick } from './open-projects';
import { projectService } from './project-service';
import { DANA, MEMBER, projectId, projectNo, roofing, RUTH } from './project-world';
import { OUTDATED } from '../../testing/recorder';

beforeEach(() => {
  storage.clear();
  storage.setPropertyId(PROPERTY_ID);
});

// By its heading: a search by role through all cards takes seconds.
const column = (name: string) =>
  waitFor(() => {
    const sections = [...document.querySelectorAll('section')];
    const found = sections.find((each) => each.querySelector('h2')?.textContent?.startsWith(`${name} `));
    if (!found) throw new Error(`There is no column ${name}`);
    return found;
  });
const cardsIn = async (name: string) =>
  [...(await column(name)).querySelectorAll('h3')].map((head) => head.textContent);
describe('the board of projects', () => {
  it('has a column for each phase with its count and sum, and says what lands in an empty one', async () => {
    const { container } = openProjects([
      projectNo(1, { estimate: 61_600 }),
      projectNo(2, { estimate: 10_000, contractAmount: 37_300, contracted: 37_300 }),
      projectNo(3, { estimate: null }, 2),
      projectNo(4, { isCompleted: true, estimate: 900_000 }, 6),
    ]);
    expect(await screen.findByText('3 open, $98,900 committed or planned')).toBeTruthy();
    expect((await column('Planning')).querySelector('header')!.textContent).toBe('Planning 2$99K');
    expect((await column('Bidding')).querySelector('header')!.textContent).toBe('Bidding 1');
    expect(within(await column('Closed')).getByText('Projects in the phase Closed land here.')).toBeTruthy();
    expect(screen.queryByText('Project 4')).toBeNull();
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id: rule }) => rule)).toEqual([]);
  });

  it('says in its head, and where the filters find none, that not all projects were read', async () => {
    const { graph } = projectService([projectNo(1), projectNo(2, { isCompleted: true })], { unread: 2343 });
    const { user } = renderScreen(<ProjectsPage />, { graph, at: paths.projects() });
    const head = '1 open among the first 2 of 2,345 projects, $1,000 committed or planned';
    expect(await screen.findByText(head)).toBeTruthy();
    expect(screen.getByText('The first 2 of 2,345 projects, by due date.')).toBeTruthy();
    await user.type(screen.getByRole('searchbox', { name: 'Filter projects' }), 'gutters');
    expect(await screen.findByText('No project matches these filters')).toBeTruthy();
    expect(screen.getByText('The first 2 of 2,345 projects, by due date.')).toBeTruthy();
  });

  it('shows completed projects at its end on request, where they cannot be moved', async () => {
    const { user, router } = openProjects([projectNo(1), projectNo(4, { isCompleted: true }, 6)]);
    await user.click(await screen.findByRole('checkbox', { name: 'Show completed' }));
    expect(await cardsIn('Completed')).toEqual(['Project 4']);
    expect(router.state.location.search).toBe('?completed=1');
    const menu = await openMenu(user, screen.getByRole('button', { name: 'Actions for Project 4' }));
    expect(entriesOf(menu)).toEqual(['Delete']);
  });

  it('shows on a card the categories, the cost, the delay and the payments of a project', async () => {
    openProjects([
      projectNo(1, {
        propertyComponents: [roofing, { ...roofing, propertyComponentId: id(51), category: 'Paving' }],
        contractAmount: 200_000,
        contracted: 200_000,
        paid: 128_000,
        paidOnContract: 128_000,
        dueDate: '2020-01-02',
        noteCount: 3,
        owner: DANA,
      }),
    ]);
    const card = (await screen.findByRole('link', { name: 'Project 1' })).closest('article')!;
    expect(card.textContent).toContain('Roofing+1');
    expect(card.textContent).toMatch(/\$200,000Due Jan 2, 2020, [\d,]+ days late/);
    expect(card.textContent).toContain('$128,000 paid, 64%');
    expect(within(card).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('64');
    expect(card.textContent).toContain('3 notes');
    expect(card.textContent).toContain('2 photos');
    expect(card.textContent).toContain('Responsible: Dana Okafor');
    expect(within(card).getByRole('link').getAttribute('href')).toBe(paths.project(projectId(1)));
  });

  it('moves a project from its menu, and the focus follows it', async () => {
    const { user, service, sentNamed } = openProjects([projectNo(1)]);
    service.after('moveProject', { rows: [projectNo(1, { version: 2 }, 2)] });
    service.after('moveProject', { rows: [projectNo(1, { version: 3 }, 6)] });
    await pick(user, 'Actions for Project 1', 'Move to Bidding');
    expect(await screen.findByText('Project Saved')).toBeTruthy();
    expect(await cardsIn('Bidding')).toEqual(['Project 1']);
    expect(sentNamed('MoveProject')[0]!.variables).toEqual({
      input: { projectId: projectId(1), version: 1, projectTemplatePhaseId: phaseId(2) },
    });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Project 1'));
    await pick(user, 'Actions for Project 1', 'Move to Closed');
    await waitFor(() =>
      expect(service.last('moveProject')).toEqual({
        projectId: projectId(1),
        version: 2,
        projectTemplatePhaseId: phaseId(6),
      }),
    );
  });

  it('shows a project in the phase to which someone else moved it first, and says so', async () => {
    const { user, service } = openProjects([projectNo(1)]);
    await screen.findByRole('link', { name: 'Project 1' });
    service.set({ rows: [projectNo(1, { version: 9 }, 3)] });
    service.refuse('moveProject', OUTDATED);
    await pick(user, 'Actions for Project 1', 'Move to Bidding');
    expect(
      await screen.findByText('Project 1 was not moved. Someone else saved changes in the meantime.'),
    ).toBeTruthy();
    await waitFor(async () => expect(await cardsIn('Board Approval')).toEqual(['Project 1']));
    expect(await cardsIn('Bidding')).toEqual([]);
  });

  it('is read-only for those who may not edit', async () => {
    const { graph } = projectService([projectNo(1, { viewerCan: MEMBER })], { can: { editProjects: false } });
    renderScreen(<ProjectsPage />, { graph, at: paths.projects() });
    await screen.findByRole('link', { name: 'Project 1' });
    for (const name of ['Actions for Project 1', 'Create project', 'Add a project to Planning', 'More'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Excel export' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Phases' }).getAttribute('href')).toBe(paths.projectPhases);
  });

  it('is not shown where projects are turned off for the property', async () => {
    const service = projectService([projectNo(1)]);
    const property = (at: { propertyId: string }) => ({
      ...(service.graph.property!(at as never) as object),
      isFeatureToggleOn: false,
    });
    renderScreen(<ProjectsPage />, { graph: { ...service.graph, property }, at: paths.projects() });
    expect(await screen.findByText('Projects are turned off for this property')).toBeTruthy();
  });

  it('offers the workbook to those who may edit', async () => {
    const { user, sentNamed } = openProjects([projectNo(1)]);
    await user.click(await screen.findByRole('button', { name: 'Excel export' }));
    await waitFor(() => expect(sentNamed('RequestDocument')).toHaveLength(1));
    expect(sentNamed('RequestDocument')[0]!.variables.input).toMatchObject({
      document: 'projects',
      propertyId: PROPERTY_ID,
    });
  });
});

describe('a new project', () => {
  it('needs a name: nothing is sent without one', async () => {
    const { user, service, sentNamed } = openProjects([projectNo(1)]);
    service.after('createProject', { rows: [projectNo(1), projectNo(101, { name: 'Pool replaster' })] });
    await user.click(await screen.findByRole('button', { name: 'Create project' }));
    const pane = within(await screen.findByRole('dialog', { name: 'Create project' }));
    await user.click(pane.getByRole('button', { name: 'Create project' }));
    expect(pane.getByText('Project Name is required')).toBeTruthy();
    expect(sentNamed('CreateProject')).toEqual([]);
    await user.type(pane.getByLabelText('Name'), 'Pool replaster');
    await user.click(pane.getByRole('button', { name: 'Create project' }));
    expect(await screen.findByText('Project Saved')).toBeTruthy();
    expect(await cardsIn('Planning')).toEqual(['Project 1', 'Pool replaster']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('starts in the phase whose Add button was pressed, with a responsible person', async () => {
    const { user, service, sentNamed } = openProjects([projectNo(1)]);
    service.after('createProject', { rows: [projectNo(1), projectNo(101, { name: 'Boilers' }, 2)] });
    await user.click(await screen.findByRole('button', { name: 'Add a project to Bidding' }));
    const pane = within(await screen.findByRole('dialog', { name: 'Create project' }));
    await user.type(pane.getByLabelText('Name'), 'Boilers');
    await pane.findByRole('option', { name: 'Ruth Stone' });
    await user.selectOptions(pane.getByLabelText(/Responsible/), 'Ruth Stone');
    await user.click(pane.getByRole('button', { name: 'Create project' }));
    expect(await cardsIn('Bidding')).toEqual(['Boilers']);
    expect(sentNamed('CreateProject')[0]!.variables).toMatchObject({
      input: {
        propertyId: PROPERTY_ID,
        values: { name: 'Boilers', phaseId: phaseId(2), ownerUserId: RUTH.userId },
      },
    });
  });
});

describe('deleted projects', () => {
  it('are deleted after a question, and can be found and restored', async () => {
    const both = [projectNo(1), projectNo(2)];
    const { user, service } = openProjects(both);
    service.after('deleteProject', {
      rows: [projectNo(2)],
      deleted: [projectNo(1, { isDeleted: true, version: 2 })],
    });
    service.after('restoreProject', { rows: both, deleted: [] });
    await pick(user, 'Actions for Project 1', 'Delete');
    const question = await screen.findByRole('alertdialog', { name: 'Delete project' });
    expect(service.calls).toEqual([]);
    await waitFor(() => expect(question.contains(document.activeElement)).toBe(true));
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Project Deleted')).toBeTruthy();
    await waitFor(async () => expect(await cardsIn('Planning')).toEqual(['Project 2']));
    await pick(user, 'More', 'Deleted projects');
    await user.click(await screen.findByRole('button', { name: 'Restore Project 1' }));
    expect(await screen.findByText('Project 1 restored')).toBeTruthy();
    expect(service.last('deleteProject')).toMatchObject({ projectId: projectId(1), version: 1 });
    expect(service.last('restoreProject')).toMatchObject({ projectId: projectId(1), version: 2 });
    expect(await screen.findByText('No deleted projects')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Back to projects' }));
    expect(await cardsIn('Planning')).toEqual(['Project 1', 'Project 2']);
  });
});
