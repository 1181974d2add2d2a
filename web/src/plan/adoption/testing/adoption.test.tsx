import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen, type Graph } from '../../../testing/schema-link';
import { PlansPage } from '../../PlansPage';
import { anAdoption, fiveSteps, planId, planService, threePlans } from '../../testing/plan-service';
import { OUTDATED } from '../../../testing/recorder';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21), toFake: ['Date'] });
});

const done = fiveSteps.slice(0, 3).map((step) => ({ ...step, state: 'done' as const }));

/** Returns a service that lists Baseline as the adopted plan after its adoption. */
function boardService(adoption: Parameters<typeof anAdoption>[0] = {}) {
  const service = planService({ steps: done });
  const [system, baseline, weak] = threePlans();
  const viewerCan = { ...baseline!.viewerCan, edit: false, delete: false, adopt: false };
  service.after('adoptPlan', {
    plans: [
      system!,
      { ...baseline!, isAdopted: true, adoption: anAdoption(adoption), viewerCan, version: 2 },
      weak!,
    ],
    list: { leading: { planId: planId(2), name: 'Baseline', standing: 'adopted' } },
  });
  return service;
}

/** Clicks from the last step of the track to the adoption form of Baseline. */
async function openAdoption(graph: Graph) {
  const view = renderScreen(<PlansPage />, { graph, at: '/useraccount/plans', path: '/useraccount/plans' });
  await view.user.click(await screen.findByRole('button', { name: 'Adopt a plan' }));
  const choice = within(await screen.findByRole('dialog', { name: 'Adopt a plan' }));
  await view.user.click(choice.getByRole('radio', { name: /Baseline/ }));
  await view.user.click(choice.getByRole('button', { name: 'Continue' }));
  const dialog = await screen.findByRole('dialog', { name: 'Adopt Baseline' });
  return { ...view, dialog, form: within(dialog) };
}
type Opened = Awaited<ReturnType<typeof openAdoption>>;
async function adopt({ form, user }: Opened) {
  await user.type(form.getByLabelText('Meeting date'), '2026-11-17');
  await user.click(form.getByRole('button', { name: 'Adopt plan' }));
}

describe('adopting a plan', () => {
  it('says what it freezes, and what happens to the plan adopted before', async () => {
    const [system, baseline, weak] = threePlans();
    const leading = { planId: planId(3), name: 'Ten thousand', standing: 'adopted' as const };
    const plans = [system!, baseline!, { ...weak!, isAdopted: true }];
    const { graph } = planService({ plans, list: { leading } });
    const { user } = renderScreen(<PlansPage />, { graph, at: '/useraccount/plans' });
    (await screen.findByRole('button', { name: 'Actions for Baseline' })).focus();
    await user.keyboard('{Enter}');
    const menu = await screen.findByRole('menu', { name: 'Actions for Baseline' });
    await waitFor(() => expect(document.activeElement).toBe(menu));
    await user.keyboard('ad');
    const wanted = within(menu).getByRole('menuitem', { name: 'Adopt' });
    await waitFor(() => expect(menu.getAttribute('aria-activedescendant')).toBe(wanted.id));
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Adopt Baseline' });
    expect(dialog.textContent).toContain('all 30 years of figures are stored as they are today');
    expect(dialog.textContent).toContain('The plan becomes read-only. Duplicate it to continue planning.');
    expect(dialog.textContent).toContain('Ten thousand stays on record, and is no longer the adopted plan.');
  });

  it('requires the day of the meeting', async () => {
    const { form, user, sentNamed, dialog } = await openAdoption(planService({ steps: done }).graph);
    await user.click(form.getByRole('button', { name: 'Adopt plan' }));
    expect(await form.findByText('Meeting Date is required')).toBeTruthy();
    expect(sentNamed('AdoptPlan')).toHaveLength(0);
    const { violations } = await axe.run(dialog, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('accepts a meeting today, and refuses one in the future', async () => {
    const { form, user, sentNamed } = await openAdoption(boardService().graph);
    const date = form.getByLabelText('Meeting date');
    await user.type(date, '2026-11-22');
    await user.click(form.getByRole('button', { name: 'Adopt plan' }));
    const reason =
      'Meeting Date is in the future: adopt the plan after the meeting, with the day on which it was held';
    expect(await form.findByText(reason)).toBeTruthy();
    expect(sentNamed('AdoptPlan')).toHaveLength(0);
    await user.clear(date);
    await user.type(date, '2026-11-21');
    await user.click(form.getByRole('button', { name: 'Adopt plan' }));
    expect(await screen.findByRole('dialog', { name: 'Baseline is adopted' })).toBeTruthy();
  });

  it('sends the facts of the minutes once, even on a double click, and shows the record', async () => {
    const service = boardService({ votesFor: 4, note: 'With a review in May.' });
    const opened = await openAdoption(service.graph);
    const { form, user, sentNamed } = opened;
    await user.type(form.getByLabelText('Meeting date'), '2026-11-17');
    await user.type(form.getByLabelText(/Votes for/), '4');
    await user.type(form.getByLabelText(/Note/), 'With a review in May.');
    await user.dblClick(form.getByRole('button', { name: 'Adopt plan' }));
    const record = within(await screen.findByRole('dialog', { name: 'Baseline is adopted' }));
    expect(sentNamed('AdoptPlan')).toHaveLength(1);
    expect(sentNamed('AdoptPlan')[0]!.variables).toEqual({
      input: {
        planId: planId(2),
        version: 1,
        meetingDate: '2026-11-17',
        votesFor: 4,
        votesAgainst: null,
        votesAbstained: null,
        note: 'With a review in May.',
      },
    });
    expect(await record.findByText('Nov 17, 2026')).toBeTruthy();
    expect(record.getByText('4 for')).toBeTruthy();
    expect(await screen.findByText(/^The adopted plan/)).toBeTruthy();
  });

  it('shows the new figures when someone changed the plan in the meantime, and keeps the minutes', async () => {
    const service = boardService();
    const opened = await openAdoption(service.graph);
    service.set(service.changed(planId(2), { firstYearContribution: 99_000 }));
    service.refuse('adoptPlan', OUTDATED);
    await adopt(opened);
    const { form, user } = opened;
    expect(await form.findByText(/Check the figures of the plan again before you adopt it/)).toBeTruthy();
    await waitFor(() => expect(form.getByText(/^\$99,000 in 2026/)).toBeTruthy());
    expect(form.getByLabelText('Meeting date')).toHaveProperty('value', 'Nov 17, 2026');
    service.refuse('adoptPlan');
    await user.click(form.getByRole('button', { name: 'Adopt plan' }));
    expect(await screen.findByRole('dialog', { name: 'Baseline is adopted' })).toBeTruthy();
    expect(service.sent('adoptPlan')).toMatchObject([{ version: 1 }, { version: 9 }]);
  });
});

describe('documents of an adoption', () => {
  it('are sent in their order, and a refusal appears beside the document it concerns', async () => {
    const sent: string[] = [];
    vi.stubGlobal('fetch', async (path: string, { body }: { body: FormData }) => {
      const file = body.get('file') as File;
      sent.push(`${path} ${file.name}`);
      const isTaken = file.name !== 'empty.pdf';
      const refusal = { error: { errors: [{ code: 'invalid', detail: 'The file is empty' }] } };
      const answer = isTaken ? { data: { adoptionFileId: planId(950) } } : refusal;
      return { ok: isTaken, status: isTaken ? 201 : 422, json: async () => answer };
    });
    const opened = await openAdoption(boardService().graph);
    await adopt(opened);
    const record = within(await screen.findByRole('dialog', { name: 'Baseline is adopted' }));
    await opened.user.upload(await record.findByLabelText('Documents to attach'), [
      new File(['%PDF-'], 'minutes.pdf'),
      new File([], 'empty.pdf'),
    ]);
    const refused = within((await screen.findByText('The file is empty')).closest('li')!);
    expect(refused.getByText('empty.pdf')).toBeTruthy();
    await opened.user.click(refused.getByRole('button', { name: 'Close empty.pdf' }));
    expect(screen.queryByText('empty.pdf')).toBeNull();
    expect(record.getByRole('button', { name: 'Attach files' })).toBeTruthy();
    const path = `/upload/plan/${planId(2)}/adoption-file`;
    expect(sent).toEqual([`${path} minutes.pdf`, `${path} empty.pdf`]);
  });

  it('are listed with link and size; a user with read access can attach none', async () => {
    const [system, baseline] = threePlans();
    const adoption = anAdoption({
      isCurrent: false,
      files: [
        {
          adoptionFileId: planId(950),
          propertyFileId: planId(970),
          folderId: null,
          fileName: 'minutes.pdf',
          contentType: 'application/pdf',
          fileSize: 240_400,
        },
      ],
    });
    const plans = [system!, { ...baseline!, adoption }];
    const { user } = renderScreen(<PlansPage />, {
      graph: planService({ plans, canPlan: false }).graph,
      at: '/useraccount/plans',
    });
    (await screen.findByRole('button', { name: 'Actions for Baseline' })).focus();
    await user.keyboard('{Enter}');
    const menu = await screen.findByRole('menu', { name: 'Actions for Baseline' });
    await waitFor(() => expect(document.activeElement).toBe(menu));
    await user.keyboard('{End}');
    const last = within(menu).getByRole('menuitem', { name: 'Adoption and its documents' });
    await waitFor(() => expect(menu.getAttribute('aria-activedescendant')).toBe(last.id));
    await user.keyboard('{Enter}');
    const record = within(await screen.findByRole('dialog', { name: 'Adoption of Baseline' }));
    expect(record.getByRole('link', { name: 'minutes.pdf' }).getAttribute('href')).toBe(
      `/download/adoption-file/${planId(950)}`,
    );
    expect(record.getByText('240 KB')).toBeTruthy();
    expect(record.getByText('Another plan of the year has been adopted since.')).toBeTruthy();
    expect(record.queryByRole('button', { name: 'Attach files' })).toBeNull();
  });
});
