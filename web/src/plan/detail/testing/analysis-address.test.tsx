import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { decodeChoices, encodeChoices } from '../../model/choices/choices-code';
import { FIRST_CHOICES, type StudyChoices } from '../../model/choices/study-choices';
import { encodeScenario } from '../../model/scenario/address';
import { withContribution } from '../../model/scenario/edits';
import { somePlanSettings } from '@roofline/schema/fixtures/plan';
import { fixtureId } from '../../model/testing/plan-fixtures';
import { InProcessWorker } from '../../testing/in-process-worker';
import { planId } from '../../testing/plan-service';
import { openPlan } from './open-plan';

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const inAddress = (search: string, name: string) => new URLSearchParams(search).get(name) ?? '';
const heldBy = (search: string) => decodeChoices(inAddress(search, 'analysis'));
const { outlook, payers } = FIRST_CHOICES;

const shared: StudyChoices = {
  outlook: { spreads: { ...outlook.spreads, cost: 30 }, seed: 7, compared: [planId(2)] },
  comparison: [planId(1), planId(3)],
  payers: {
    work: { work: fixtureId(3), year: 2035, amount: null },
    terms: { ...payers.terms, annualRate: 5.25, months: 180, downPayment: 12_000 },
    discountRate: 3,
  },
};
const code = encodeChoices(shared);
const whatIf = encodeScenario(somePlanSettings(), withContribution(somePlanSettings(), 90_000))!;

describe('the address of a plan with its analyses', () => {
  it('holds spreads, seed and compared plans beside the what-if, and drops them at their defaults', async () => {
    const { user, router } = await openPlan({ worker: InProcessWorker, tab: 'risk' });
    const held = () => heldBy(router.state.location.search);
    await user.click(await screen.findByRole('button', { name: 'Method' }));
    await user.clear(screen.getByRole('textbox', { name: 'Costs' }));
    await user.type(field('Costs'), '30');
    await user.clear(field('Seed'));
    await user.type(field('Seed'), '7');
    await user.click(screen.getByLabelText('Other plans'));
    await user.click(screen.getByRole('checkbox', { name: 'Never below zero' }));
    await user.click(screen.getByRole('tab', { name: 'Overview' }));
    fireEvent.change(screen.getByRole('slider', { name: 'Annual contribution, slider' }), {
      target: { value: 90_000 },
    });
    // The address follows a moment after the last change.
    await waitFor(() => expect(held()?.outlook).toEqual(shared.outlook));
    await waitFor(() => expect(inAddress(router.state.location.search, 'what-if')).toBe(whatIf));
    await user.click(screen.getByRole('tab', { name: 'Risk' }));
    await user.click(await screen.findByLabelText('Other plans'));
    await user.click(screen.getByRole('checkbox', { name: 'Never below zero' }));
    await user.click(screen.getByRole('button', { name: 'Back to the defaults' }));
    await waitFor(() => expect(inAddress(router.state.location.search, 'analysis')).toBe(''));
    expect(inAddress(router.state.location.search, 'what-if')).toBe(whatIf);
  });

  it('shows the same outlook and the same plans side by side to someone else', async () => {
    const { user } = await openPlan({
      worker: InProcessWorker,
      tab: 'risk',
      search: `?what-if=${whatIf}&analysis=${code}`,
    });
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy();
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Costs' })).value).toBe('30');
    expect(field('Seed').value).toBe('7');
    await user.click(screen.getByLabelText('Other plans'));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Never below zero' }).checked).toBe(true);
    await user.click(screen.getByRole('tab', { name: 'Overview' }));
    expect(field('Annual contribution').value).toBe('90,000');
    const table = within(screen.getByRole('table', { name: 'Plans of the year side by side' }));
    expect(table.getAllByRole('rowheader').map((head) => head.textContent)).toEqual([
      expect.stringContaining('What-if'),
      expect.stringContaining('Steady increase'),
      expect.stringContaining('Ten thousand'),
    ]);
  });

  it('holds the project and the loan, typed or shared', async () => {
    const { user, router } = await openPlan({
      worker: InProcessWorker,
      tab: 'who-pays',
      search: `?analysis=${code}`,
      list: { hasLoanAnalysis: true },
    });
    const project = await screen.findByLabelText<HTMLSelectElement>('Project');
    expect(project.value).toBe(fixtureId(3));
    expect(screen.getByLabelText<HTMLSelectElement>('Year of the work').value).toBe('2035');
    expect(field('Loan rate').value).toBe('5.25');
    expect(field('Term in months').value).toBe('180');
    expect(field('Down payment from reserves').value).toBe('12,000');
    expect(Number(field('Owner discount rate').value)).toBe(3);
    await user.selectOptions(project, 'Another project: its amount');
    await user.type(field('Cost'), '250000');

    await user.type(screen.getByLabelText(/^Balloon month/), '60');
    await waitFor(() => {
      const held = heldBy(router.state.location.search)!.payers;
      expect(held.work).toEqual({ work: 'amount', year: 2035, amount: 250_000 });
      expect(held.terms).toEqual({ ...shared.payers.terms, balloonMonth: 60 });
    });
  });

  it('still works without the settings of the analyses, as in older links', async () => {
    const { user } = await openPlan({ worker: InProcessWorker, search: `?what-if=${whatIf}` });
    expect(field('Annual contribution').value).toBe('90,000');
    await user.click(screen.getByRole('tab', { name: 'Risk' }));
    await user.click(await screen.findByRole('button', { name: 'Method' }));
    expect(field('Costs').value).toBe('15');
    expect(screen.queryByText(/cannot be read/)).toBeNull();
  });

  it('that cannot be read gives the analyses their defaults, says so, and leaves the what-if unchanged', async () => {
    const { user, router } = await openPlan({
      worker: InProcessWorker,
      search: `?what-if=${whatIf}&analysis=${code.slice(0, -3)}`,
    });
    expect(field('Annual contribution').value).toBe('90,000');
    await user.click(screen.getByRole('tab', { name: 'Risk' }));
    await user.click(await screen.findByRole('button', { name: 'Method' }));
    expect(field('Costs').value).toBe('15');
    await waitFor(() => expect(router.state.location.search).toBe(`?what-if=${whatIf}`));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(/cannot be read/)).toBeNull();
  });

  it('leaves out plans and a project that no longer exist', async () => {
    const allGone = [1, 2, 3, 4, 5].map((n) => `01980000-0000-7000-a000-fffffffffff${n}`);
    const gone = allGone[0]!;
    const stray = encodeChoices({
      outlook: { ...outlook, compared: [gone] },
      comparison: [...allGone, planId(2)],
      payers: { ...payers, work: { work: gone, year: 2030, amount: null } },
    });
    const { user } = await openPlan({
      worker: InProcessWorker,
      tab: 'who-pays',
      search: `?analysis=${stray}`,
    });
    expect((await screen.findByLabelText<HTMLSelectElement>('Project')).value).not.toBe('');
    await user.click(screen.getByRole('tab', { name: 'Overview' }));
    const table = within(screen.getByRole('table', { name: 'Plans of the year side by side' }));
    expect(table.getAllByRole('rowheader')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Choose plans' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Ten thousand' }));
    expect(table.getAllByRole('rowheader')).toHaveLength(2);
  });

  it('replaces the settings of the analyses when a link on the page brings others', async () => {
    const { router } = await openPlan({ worker: InProcessWorker, tab: 'risk' });
    await screen.findByRole('button', { name: 'Method' });
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
    await router.navigate(`${router.state.location.pathname}?analysis=${code}`);
    // With settings other than the defaults, the method is open.
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Costs' })).value).toBe('30');
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy();
    await waitFor(() => expect(inAddress(router.state.location.search, 'analysis')).toBe(code));
  });
});
