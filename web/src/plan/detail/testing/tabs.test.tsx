import { somePlanSettings } from '@roofline/schema/fixtures/plan';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '../../../app/paths';
import { storage } from '../../../app/storage';
import { encodeScenario, LONGEST_CODE } from '../../model/scenario/address';
import { withContribution } from '../../model/scenario/edits';
import { planId } from '../../testing/plan-service';
import { openPlan, testedPlans } from './open-plan';

const tab = (name: string) => screen.getByRole('tab', { name });
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;
const contribution = () =>
  screen.getByRole<HTMLInputElement>('slider', { name: 'Annual contribution, slider' });
const pull = (value: number) => fireEvent.change(contribution(), { target: { value } });
const tried = (value: number) =>
  encodeScenario(somePlanSettings(), withContribution(somePlanSettings(), value))!;
const whatIfIn = (search: string) => new URLSearchParams(search).get('what-if');

describe('the tabs of a plan', () => {
  it('have an address each, and the plan itself is the overview', async () => {
    const { router, user } = await openPlan();
    expect(screen.getAllByRole('tab').map((each) => each.textContent)).toEqual([
      'Overview',
      'Risk',
      'Who pays',
      'Working',
      'Changes',
      'Lender',
    ]);
    expect(chosen()).toBe('Overview');
    expect(tab('Lender').getAttribute('href')).toBe(paths.plan(planId(1), 'lender'));
    await user.click(tab('Lender'));
    expect(await screen.findByText(/of assessment income/)).toBeTruthy();
    expect(router.state.location.pathname).toBe(paths.plan(planId(1), 'lender'));
    expect(document.title).toMatch(/^Lender, Steady increase/);
    expect(screen.queryByRole('slider')).toBeNull();
    await router.navigate(-1);
    await waitFor(() => expect(chosen()).toBe('Overview'));
    expect(contribution()).toBeTruthy();
  });

  it('open by the arrow keys, Home and End, and the focus follows', async () => {
    const { user } = await openPlan();
    await user.click(tab('Overview'));
    await user.keyboard('{ArrowLeft}');
    expect(chosen()).toBe('Lender');
    expect(document.activeElement).toBe(tab('Lender'));
    await user.keyboard('{Home}');
    expect(chosen()).toBe('Overview');
    await user.keyboard('{End}{ArrowRight}');
    expect(chosen()).toBe('Overview');
    tab('Working').focus();
    await user.keyboard(' ');
    expect(chosen()).toBe('Working');
  });

  it('load only the data of the open tab', async () => {
    const { sentNamed, user } = await openPlan();
    await user.hover(tab('Changes'));
    expect(sentNamed('PlanBridge')).toHaveLength(0);
    await user.click(tab('Changes'));
    await waitFor(() => expect(sentNamed('PlanBridge')).toHaveLength(1));
  });

  it.each([
    ['outlook', 'Risk'],
    ['payers', 'Who pays'],
    ['working', 'Working'],
    ['bridge', 'Changes'],
    ['lender', 'Lender'],
    ['nonsense', 'Overview'],
  ])('open from the older address ?view=%s', async (view, label) => {
    const { router } = await openPlan({ search: `?view=${view}&what-if=${tried(90_000)}` });
    await waitFor(() => expect(chosen()).toBe(label));
    await waitFor(() => expect(router.state.location.search).toBe(`?what-if=${tried(90_000)}`));
  });

  it('open the overview for an unknown tab in the address', async () => {
    const { router } = await openPlan({ tab: 'nothing' });
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.plan(planId(1))));
    expect(chosen()).toBe('Overview');
  });
});

describe('a what-if that is not saved', () => {
  it('stays from tab to tab, also by Back, and each tab says that it is not saved', async () => {
    const { router, user } = await openPlan();
    pull(70_000);
    await waitFor(() => expect(whatIfIn(router.state.location.search)).toBe(tried(70_000)));
    await user.click(tab('Working'));
    expect(screen.getByText('What-if, 1 change not saved')).toBeTruthy();
    await user.click(tab('Overview'));
    expect(contribution().value).toBe('70000');
    pull(90_000);
    await waitFor(() => expect(whatIfIn(router.state.location.search)).toBe(tried(90_000)));
    await router.navigate(-1);
    await waitFor(() => expect(chosen()).toBe('Working'));
    await router.navigate(-1);
    await waitFor(() => expect(chosen()).toBe('Overview'));
    await waitFor(() => expect(whatIfIn(router.state.location.search)).toBe(tried(90_000)));
    expect(contribution().value).toBe('90000');
  });

  it('is not lost when a tab opens before the address is written', async () => {
    const { router, user } = await openPlan();
    pull(70_000);
    await user.click(tab('Lender'));
    await waitFor(() => expect(whatIfIn(router.state.location.search)).toBe(tried(70_000)));
    expect(router.state.location.pathname).toBe(paths.plan(planId(1), 'lender'));
  });

  it('gives way to the what-if of a link to another tab', async () => {
    const { router } = await openPlan();
    pull(70_000);
    await waitFor(() => expect(whatIfIn(router.state.location.search)).toBe(tried(70_000)));
    await router.navigate(`${paths.plan(planId(1), 'lender')}?what-if=${tried(90_000)}`);
    await waitFor(() => expect(chosen()).toBe('Lender'));
    await router.navigate(paths.plan(planId(1)));
    await waitFor(() => expect(whatIfIn(router.state.location.search)).toBe(tried(90_000)));
    expect(contribution().value).toBe('90000');
  });

  it('is there again after another page, with a notice until the user shows the saved plan', async () => {
    const { router, user } = await openPlan();
    pull(90_000);
    // At once: the address is not written yet.
    await router.navigate('/useraccount/components');
    await waitFor(() => expect(screen.queryByRole('slider')).toBeNull());
    await router.navigate(paths.plan(planId(1)));
    expect(await screen.findByText(/Your what-if from before is still here/)).toBeTruthy();
    expect(contribution().value).toBe('90000');
    await user.click(screen.getByRole('button', { name: 'Show the saved plan' }));
    expect(contribution().value).toBe('60000');
    expect(screen.queryByText(/Your what-if from before/)).toBeNull();
    await waitFor(() => expect(storage.whatIf(planId(1))).toBe(''));
  });

  it('of one plan does not appear on another', async () => {
    const { router, user } = await openPlan();
    pull(90_000);
    await user.click(screen.getByRole('link', { name: 'Ten thousand' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ten thousand' })).toBeTruthy();
    expect(contribution().value).toBe('10000');
    await router.navigate(paths.plan(planId(1)));
    await waitFor(() => expect(contribution().value).toBe('90000'));
  });

  it('that no longer fits the plan is left out, with a notice', async () => {
    const older = encodeScenario(
      somePlanSettings({ interestRate: 1 }),
      withContribution(somePlanSettings(), 90_000),
    )!;
    const { router, user } = await openPlan();
    await router.navigate('/useraccount/components');
    await waitFor(() => expect(screen.queryByRole('slider')).toBeNull());
    storage.setWhatIf(planId(1), older);
    await router.navigate(paths.plan(planId(1)));
    expect(await screen.findByText(/changed since you tried something here/)).toBeTruthy();
    expect(contribution().value).toBe('60000');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(/changed since you tried/)).toBeNull();
  });

  it('that is too long for an address asks before another page opens, but not before another tab', async () => {
    const { router, user } = await openPlan({ plans: testedPlans() });
    await user.click(screen.getByRole('button', { name: 'Add a special assessment' }));
    await user.type(screen.getByLabelText('Amount'), '1500');
    const purpose = 'Roofs and decks '.repeat(LONGEST_CODE / 8);
    fireEvent.change(screen.getByLabelText('Purpose'), { target: { value: purpose } });
    expect(await screen.findByText(/This what-if is too long for a link/)).toBeTruthy();
    await user.click(tab('Lender'));
    expect(chosen()).toBe('Lender');
    void router.navigate('/useraccount/components');
    expect(await screen.findByText(/Your changes to this what-if are lost/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    expect(chosen()).toBe('Lender');
  });
});
