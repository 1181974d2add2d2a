import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ProjectDetail } from '@roofline/schema/project/project';
import { id, PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { phaseId } from '@roofline/schema/fixtures/project';
import axe from 'axe-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../app/paths';
import { storage } from '../../app/storage';
import { entriesOf, openMenu, pickFromMenu } from '../../testing/pick-from-menu';
import { renderScreen, type Graph } from '../../testing/schema-link';
import { ProjectsPage } from '../ProjectsPage';
import { projectService } from './project-service';
import { DANA, projectId, projectNo, roofing, RUTH } from './project-world';

beforeEach(() => {
  storage.clear();
  storage.setPropertyId(PROPERTY_ID);
});

interface Options {
  at?: string;
  viewer?: 'manager' | 'member';
  graph?: Graph;
}

function open(projects: ProjectDetail[], { at = paths.projects(), viewer, graph }: Options = {}) {
  const service = projectService(projects, viewer);
  return { service, ...renderScreen(<ProjectsPage />, { graph: { ...service.graph, ...graph }, at }) };
}
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
const pick = async (user: UserEvent, button: string, item: string) =>
  pickFromMenu(user, await openMenu(user, await screen.findByRole('button', { name: button })), item);

describe('the board of projects', () => {
  it('has a column for each phase with its count and sum, and says what lands in an empty one', async () => {
    const { container } = open([
      projectNo(1, { estimate: 61_600 }),
      projectNo(2, { estimate: 10_000, contractAmount: 37_300 }),
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

  it('shows completed projects at its end when they are asked for, where none is moved', async () => {
    const { user, router } = open([projectNo(1), projectNo(4, { isCompleted: true }, 6)]);
    await user.click(await screen.findByRole('checkbox', { name: 'Show completed' }));
    expect(await cardsIn('Completed')).toEqual(['Project 4']);
    expect(router.state.location.search).toBe('?completed=1');
    const menu = await openMenu(user, screen.getByRole('button', { name: 'Actions for Project 4' }));
    expect(entriesOf(menu)).toEqual(['Delete']);
  });

  it('says on a card what a project is about, costs, when it is late, and what was paid', async () => {
    open([
      projectNo(1, {
        propertyComponents: [roofing, { ...roofing, propertyComponentId: id(51), category: 'Paving' }],
        contractAmount: 200_000,
        paid: 128_000,
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

  it('moves a project from its menu, and the focus goes with it', async () => {
    const { user, service, sentNamed } = open([projectNo(1)]);
    await pick(user, 'Actions for Project 1', 'Move to Bidding');
    expect(await screen.findByText('Project Saved')).toBeTruthy();
    expect(await cardsIn('Bidding')).toEqual(['Project 1']);
    expect(service.rows()[0]!.currentPhaseStatus.name).toBe('Bidding');
    expect(sentNamed('MoveProject')[0]!.variables).toEqual({
      input: { projectId: projectId(1), version: 1, projectTemplatePhaseId: phaseId(2) },
    });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Project 1'));
    await pick(user, 'Actions for Project 1', 'Move to Closed');
    await waitFor(() => expect(service.rows()[0]!.version).toBe(3));
  });

  it('puts a project back where someone else moved it first, and says so', async () => {
    const { user, service } = open([projectNo(1)]);
    await screen.findByRole('link', { name: 'Project 1' });
    service.touch(projectId(1), { currentPhaseStatus: projectNo(1, {}, 3).currentPhaseStatus });
    await pick(user, 'Actions for Project 1', 'Move to Bidding');
    expect(
      await screen.findByText('Project 1 was not moved. Someone else saved changes in the meantime.'),
    ).toBeTruthy();
    await waitFor(async () => expect(await cardsIn('Board Approval')).toEqual(['Project 1']));
    expect(await cardsIn('Bidding')).toEqual([]);
  });

  it('is only read by those who may not edit', async () => {
    open([projectNo(1)], { viewer: 'member' });
    await screen.findByRole('link', { name: 'Project 1' });
    for (const name of ['Actions for Project 1', 'Create project', 'Add a project to Planning', 'More'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Excel export' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Phases' }).getAttribute('href')).toBe(paths.projectPhases);
  });

  it('is not there where the property does not display projects', async () => {
    const service = projectService([projectNo(1)]);
    const property = (at: { propertyId: string }) => ({
      ...(service.graph.property!(at as never) as object),
      isFeatureToggleOn: false,
    });
    renderScreen(<ProjectsPage />, { graph: { ...service.graph, property }, at: paths.projects() });
    expect(await screen.findByText('Projects are turned off for this property')).toBeTruthy();
  });

  it('offers the workbook to those who may edit', async () => {
    const { user, sentNamed } = open([projectNo(1)]);
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
    const { user, sentNamed } = open([projectNo(1)]);
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

  it('starts in the phase whose Add was pressed, with who is responsible', async () => {
    const { user, sentNamed } = open([projectNo(1)]);
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
  it('are asked about, and can be found and restored', async () => {
    const { user, service } = open([projectNo(1), projectNo(2)]);
    await pick(user, 'Actions for Project 1', 'Delete');
    const question = await screen.findByRole('alertdialog', { name: 'Delete project' });
    expect(service.rows()[0]!.isDeleted).toBe(false);
    await waitFor(() => expect(question.contains(document.activeElement)).toBe(true));
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Project Deleted')).toBeTruthy();
    await waitFor(async () => expect(await cardsIn('Planning')).toEqual(['Project 2']));
    await pick(user, 'More', 'Deleted projects');
    await user.click(await screen.findByRole('button', { name: 'Restore Project 1' }));
    expect(await screen.findByText('Project 1 restored')).toBeTruthy();
    expect(await screen.findByText('No deleted projects')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Back to projects' }));
    expect(await cardsIn('Planning')).toEqual(['Project 1', 'Project 2']);
  });
});

describe('list, timeline and filters', () => {
  const some = [
    projectNo(1, { propertyComponents: [roofing], startDate: '2026-10-05', dueDate: '2027-01-22' }),
    projectNo(2, { owner: DANA }, 2),
  ];

  it('keep the view in the address, and list what a project is and costs', async () => {
    const { user, router } = open(some);
    await user.click(await screen.findByRole('radio', { name: 'List' }));
    expect(router.state.location.search).toBe('?view=list');
    const row = within(await screen.findByRole('grid')).getByRole('row', { name: /Project 2/ });
    expect(row.textContent).toContain('Bidding');
    expect(row.textContent).toContain('$2,000');
    expect(row.textContent).toContain('Dana Okafor');
  });

  it('narrow by text, by who is responsible, by category and by phase', async () => {
    const { user, router } = open(some, { at: `${paths.projects()}?view=list` });
    const names = () =>
      screen.queryAllByRole('link', { name: /^Project \d/ }).map((link) => link.textContent);
    await screen.findByRole('grid');
    await user.type(screen.getByRole('searchbox', { name: 'Filter projects' }), 'main roof');
    expect(names()).toEqual(['Project 1']);
    await user.type(screen.getByRole('searchbox', { name: 'Filter projects' }), 'x');
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await pick(user, 'Anyone', 'Dana Okafor');
    expect(names()).toEqual(['Project 2']);
    await pick(user, 'Dana Okafor', 'Anyone');
    // The head of the column has the same name.
    await user.click(screen.getAllByRole('button', { name: 'Category' })[0]!);
    await user.click(await screen.findByRole('checkbox', { name: 'Roofing' }));
    await waitFor(() => expect(names()).toEqual(['Project 1']));
    await router.navigate(paths.projects(phaseId(2)));
    await waitFor(() => expect(names()).toEqual(['Project 2']));
    expect(screen.getByRole('button', { name: 'Remove filter Phase Bidding' })).toBeTruthy();
  });

  it('draw a bar from month to month, with words, and list projects without dates below', async () => {
    open(some, { at: `${paths.projects()}?view=timeline` });
    const row = await screen.findByRole('row', { name: /Project 1/ });
    expect(row.textContent).toContain('Oct 2026 to Jan 2027');
    const below = screen.getByRole('heading', { name: 'Without dates' }).closest('section')!;
    expect(within(below).getByRole('link').textContent).toBe('Project 2');
  });
});
