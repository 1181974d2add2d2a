import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { phaseId } from '@roofline/schema/fixtures/project';
import { paths } from '../../app/paths';
import { storage } from '../../app/storage';
import { onPhone } from '../../testing/on-phone';
import { renderScreen } from '../../testing/schema-link';
import { ProjectsPage } from '../ProjectsPage';
import { projectService } from './project-service';
import { projectId, projectNo } from './project-world';

const COLUMN = 220;
/** Returns the place of a lifted card, which has a fixed position. */
function liftedRect(element: Element) {
  const { left = '', top = '' } = element.closest<HTMLElement>('[style*="position: fixed"]')?.style ?? {};
  return new DOMRect(Number.parseFloat(left) || 0, Number.parseFloat(top) || 0, 0, 0);
}
/** Places columns side by side with cards in them, because jsdom lays nothing out. */
function layOut() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const column = this.closest('section');
    const at = [...document.querySelectorAll('section')].indexOf(column!);
    if (column === null || at < 0) return liftedRect(this);
    const left = at * COLUMN;
    return this === column ? new DOMRect(left, 0, 200, 600) : new DOMRect(left + 8, 40, 184, 120);
  });
}

beforeEach(() => {
  storage.clear();
  storage.setPropertyId(PROPERTY_ID);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const second = projectNo(2, {}, 3);
async function open() {
  const service = projectService([projectNo(1), second]);
  service.after('moveProject', { rows: [projectNo(1, { version: 2 }, 2), second] });
  service.after('moveProject', { rows: [projectNo(1, { version: 3 }), second] });
  const view = renderScreen(<ProjectsPage />, { graph: service.graph, at: paths.projects() });
  await screen.findByRole('link', { name: 'Project 1' });
  return { service, ...view };
}
const says = (text: string) =>
  waitFor(() =>
    expect([...document.querySelectorAll('[aria-live]')].map((each) => each.textContent)).toContain(text),
  );

describe('a card that is moved by the keyboard', () => {
  it('is picked up with Space, moved to another phase, and dropped there', async () => {
    layOut();
    const { user, service } = await open();
    const link = screen.getByRole('link', { name: 'Project 1' });
    link.focus();
    await user.keyboard(' ');
    await says('Over Planning.');
    await user.keyboard('{ArrowRight}');
    await says('Over Bidding.');
    await user.keyboard('{ArrowRight}');
    await says('Over Board Approval.');
    await user.keyboard('{ArrowLeft}');
    await says('Over Bidding.');
    await user.keyboard(' ');
    expect(await screen.findByText('Project Saved')).toBeTruthy();
    expect(service.last('moveProject')).toEqual({
      projectId: projectId(1),
      version: 1,
      projectTemplatePhaseId: phaseId(2),
    });
    // The focus follows the card.
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Project 1'));
  });

  it('is picked up again right after its move was saved, with the focus that it got during the save', async () => {
    layOut();
    const { user, service } = await open();
    const release = service.hold();
    screen.getByRole('link', { name: 'Project 1' }).focus();
    await user.keyboard(' ');
    await says('Over Planning.');
    await user.keyboard('{ArrowRight}');
    await says('Over Bidding.');
    await user.keyboard(' ');
    const inBidding = await within(screen.getByRole('region', { name: /^Bidding / })).findByRole('link', {
      name: 'Project 1',
    });
    await waitFor(() => expect(document.activeElement).toBe(inBidding));
    release();
    expect(await screen.findByText('Project Saved')).toBeTruthy();
    await user.keyboard(' ');
    await says('Over Bidding.');
    await user.keyboard('{ArrowLeft}');
    await says('Over Planning.');
    await user.keyboard(' ');
    await waitFor(() => expect(service.sent('moveProject')).toHaveLength(2));
    expect(service.last('moveProject')).toMatchObject({ version: 2, projectTemplatePhaseId: phaseId(1) });
  });

  it('stays where it is after Escape', async () => {
    layOut();
    const { user, service } = await open();
    screen.getByRole('link', { name: 'Project 1' }).focus();
    await user.keyboard(' ');
    await says('Over Planning.');
    await user.keyboard('{ArrowRight}');
    await says('Over Bidding.');
    await user.keyboard('{Escape}');
    await says('Project 1 stays where it is.');
    expect(service.sent('moveProject')).toHaveLength(0);
  });
});

describe('the board on a phone', () => {
  it('shows one phase at a time, the first with projects, and offers the others in a list', async () => {
    onPhone();
    const { user } = await open();
    const picker = screen.getByLabelText<HTMLSelectElement>('Phase');
    expect(picker.selectedOptions[0]?.textContent).toBe('Planning, 1');
    expect(within(picker).getAllByRole('option')).toHaveLength(6);
    expect(screen.queryByRole('link', { name: 'Project 2' })).toBeNull();
    await user.selectOptions(picker, 'Board Approval, 1');
    expect(screen.getByRole('link', { name: 'Project 2' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Project 1' })).toBeNull();
    await user.selectOptions(picker, 'Closed, 0');
    expect(screen.getByText('Projects in the phase Closed land here.')).toBeTruthy();
  });
});

describe('a card', () => {
  it('shows the number of bids and the progress of the checklist, where there are any', async () => {
    const service = projectService([
      projectNo(1, { bidCount: 3, checklistDone: 3, checklistTotal: 5 }),
      projectNo(2),
    ]);
    renderScreen(<ProjectsPage />, { graph: service.graph, at: paths.projects() });
    const textOf = async (name: string) =>
      (await screen.findByRole('link', { name })).closest('article')!.textContent;
    expect(await textOf('Project 1')).toContain('3 bids');
    expect(await textOf('Project 1')).toContain('3 of 5 of the checklist done');
    expect(await textOf('Project 2')).not.toMatch(/bid|checklist/);
  });

  it('says what percent of the contract is paid, and no percent of an estimate', async () => {
    const service = projectService([
      projectNo(1, { contractAmount: 200_000, contracted: 200_000, paid: 199_999, paidOnContract: 199_999 }),
      projectNo(2, { estimate: 100_000, paid: 40_000 }),
    ]);
    renderScreen(<ProjectsPage />, { graph: service.graph, at: paths.projects() });
    expect(await screen.findByText('$199,999 paid, 99%')).toBeTruthy();
    expect(screen.getByText('$40,000 paid')).toBeTruthy();
  });
});
