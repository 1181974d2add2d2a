import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { phaseId } from '@roofline/schema/fixtures/project';
import { paths } from '../../app/paths';
import { storage } from '../../app/storage';
import { openProjects, pick } from './open-projects';
import { DANA, projectNo, roofing } from './project-world';

beforeEach(() => {
  storage.clear();
  storage.setPropertyId(PROPERTY_ID);
});

describe('list, timeline and filters', () => {
  const some = [
    projectNo(1, { propertyComponents: [roofing], startDate: '2026-10-05', dueDate: '2027-01-22' }),
    projectNo(2, { owner: DANA }, 2),
  ];

  it('store the view in the address, and list the phase, cost and responsible person of a project', async () => {
    const { user, router } = openProjects(some);
    await user.click(await screen.findByRole('radio', { name: 'List' }));
    expect(router.state.location.search).toBe('?view=list');
    const row = within(await screen.findByRole('grid')).getByRole('row', { name: /Project 2/ });
    expect(row.textContent).toContain('Bidding');
    expect(row.textContent).toContain('$2,000');
    expect(row.textContent).toContain('Dana Okafor');
  });

  it('narrow the projects by text, responsible person, category and phase', async () => {
    const { user, router } = openProjects(some, `${paths.projects()}?view=list`);
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
    // The column head has the same name.
    await user.click(screen.getAllByRole('button', { name: 'Category' })[0]!);
    await user.click(await screen.findByRole('checkbox', { name: 'Roofing' }));
    await waitFor(() => expect(names()).toEqual(['Project 1']));
    await router.navigate(paths.projects(phaseId(2)));
    await waitFor(() => expect(names()).toEqual(['Project 2']));
    const chip = { name: 'Remove filter Phase Bidding' };
    expect(await screen.findByRole('button', chip, { timeout: 20_000 })).toBeTruthy();
  });

  it('write the address once when their filters are cleared, even right after typing', async () => {
    const { user, router } = openProjects(some, `${paths.projects()}?view=list&category=none`);
    await user.type(await screen.findByRole('searchbox', { name: 'Filter projects' }), 'x');
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(router.state.location.search).toBe('?view=list'));
    const writes = vi.fn();
    const leave = router.subscribe(writes);
    // Longer than the pause after typing. A late write would bring a user who has gone on back to this page.
    await new Promise((resolve) => setTimeout(resolve, 500));
    leave();
    expect(writes).not.toHaveBeenCalled();
  });

  it('draw a bar from the first month to the last, with words, and list projects without dates below', async () => {
    openProjects(some, `${paths.projects()}?view=timeline`);
    const row = await screen.findByRole('row', { name: /Project 1/ });
    expect(row.textContent).toContain('Oct 2026 to Jan 2027');
    const below = screen.getByRole('heading', { name: 'Without dates' }).closest('section')!;
    expect(within(below).getByRole('link').textContent).toBe('Project 2');
  });

  it('say the dates of a project itself where its bar is cut at an end of the axis', async () => {
    const long = projectNo(3, { startDate: '2014-01-05', dueDate: '2099-03-22' });
    const past = projectNo(4, { startDate: '2014-01-05', dueDate: '2014-03-22' });
    openProjects([long, past], `${paths.projects()}?view=timeline`);
    const row = async (name: RegExp) => (await screen.findByRole('row', { name })).textContent;
    expect(await row(/Project 3/)).toContain('Jan 2014 to Mar 2099');
    expect(await row(/Project 4/)).toContain('Jan 2014 to Mar 2014');
  });
});
