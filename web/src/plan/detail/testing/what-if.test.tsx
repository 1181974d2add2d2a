import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { toDollars } from '@roofline/schema/value/money';
import { formatMoney } from '../../../ui/format/money';
import { studySettings } from '../../model/plan-study';
import { withContribution, withRate } from '../../model/scenario/edits';
import { encodeScenario } from '../../model/scenario/address';
import { somePlanSettings } from '@roofline/schema/fixtures/plan';
import { fixtureId, someBasis } from '../../model/testing/plan-fixtures';
import { openPlan, testedPlans } from './open-plan';

const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name: `${name}, slider` });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const pull = (name: string, value: number) => fireEvent.change(slider(name), { target: { value } });
const lowestOf = (change: Parameters<typeof somePlanSettings>[0]) => {
  const { projection } = studySettings(somePlanSettings(change), someBasis());
  return { amount: formatMoney(toDollars(projection.lowestBalance)), year: 2026 + projection.lowestYear };
};
/** Returns the label of an outcome with all text under it. */
const outcome = (label: RegExp) => screen.getByText(label).parentElement!.textContent;
const whatIfIn = (search: string) => new URLSearchParams(search).get('what-if');

describe('a number that the user tries', () => {
  it('shows the outcome of the engine at once, beside the saved one', async () => {
    await openPlan();
    const before = lowestOf({});
    expect(outcome(/^Lowest balance, \d/)).toContain(before.amount);
    expect(screen.queryByText(/^was /)).toBeNull();
    pull('Annual contribution', 90_000);
    const after = lowestOf({ firstYearContribution: 90_000 });
    expect(after.amount).not.toBe(before.amount);
    expect(outcome(/^Lowest balance, \d/)).toContain(after.amount);
    expect(outcome(/^Lowest balance, \d/)).toContain(`was ${before.amount}, ${before.year}`);
    expect(field('Annual contribution').value).toBe('90,000');
    expect(screen.getByText('1 change')).toBeTruthy();
    expect(outcome(/^Monthly per unit/)).toContain('$188was $125');
  });

  it('can be typed as well as dragged; while the field is empty, the last number applies', async () => {
    const { user } = await openPlan();
    await user.clear(field('Inflation'));
    expect(field('Inflation').value).toBe('');
    expect(screen.queryByText('1 change')).toBeNull();
    await user.type(field('Inflation'), '4.25');
    expect(slider('Inflation').value).toBe('4.25');
    expect(outcome(/^Lowest balance, \d/)).toContain(lowestOf({ inflationRate: 4.25 }).amount);
    await user.clear(field('Inflation'));
    await user.tab();
    expect(Number(field('Inflation').value)).toBe(4.25);
  });

  it('that is too low names the first year below zero', async () => {
    await openPlan();
    pull('Annual contribution', 5_000);
    const { firstShortfallYear } = studySettings(
      somePlanSettings({ firstYearContribution: 5_000 }),
      someBasis(),
    ).projection;
    expect(screen.getByText(`Below zero in ${2026 + firstShortfallYear!}`)).toBeTruthy();
  });

  it('is undone and redone by keys and buttons, and reset', async () => {
    const { user } = await openPlan();
    pull('Annual contribution', 90_000);
    pull('Interest', 4);
    expect(screen.getByText('2 changes')).toBeTruthy();
    await user.keyboard('{Control>}z{/Control}');
    expect(slider('Interest').value).toBe('2');
    await user.keyboard('{Meta>}{Shift>}z{/Shift}{/Meta}');
    expect(slider('Interest').value).toBe('4');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(slider('Annual contribution').value).toBe('60000');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' }).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Redo' }));
    await user.click(screen.getByRole('button', { name: 'Reset what-if' }));
    expect(screen.queryByText(/^\d+ changes?$/)).toBeNull();
    await user.keyboard('{Control>}z{/Control}');
    expect(slider('Annual contribution').value).toBe('90000');
  });

  it('is undone by keys inside its field, too', async () => {
    const { user } = await openPlan();
    await user.clear(field('Inflation'));
    await user.type(field('Inflation'), '5');
    await user.keyboard('{Control>}z{/Control}');
    expect(slider('Inflation').value).toBe('3');
  });

  it('that is out of range says so, and the controls still work', async () => {
    const { user } = await openPlan();
    await user.clear(field('Inflation'));
    await user.type(field('Inflation'), '99.99');
    await user.clear(field('Interest'));
    await user.type(field('Interest'), '99.99');
    await user.clear(field('Yearly increase'));
    await user.type(field('Yearly increase'), '99.99');
    expect(await screen.findByText(/^The assumptions are out of range/, { selector: 'div' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Reset what-if' }));
    expect(outcome(/^Lowest balance, \d/)).toContain(lowestOf({}).amount);
  });

  it('above the annual fee shows the limit at its field', async () => {
    const { user } = await openPlan();
    await user.clear(field('Annual contribution'));
    await user.type(field('Annual contribution'), '500000');
    expect(screen.getByText('First-Year Contribution should be from $0 to $400,000')).toBeTruthy();
    expect(field('Annual contribution').getAttribute('aria-invalid')).toBe('true');
  });

  it('is announced to screen readers', async () => {
    await openPlan();
    pull('Annual contribution', 90_000);
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('status')
          .map((each) => each.textContent)
          .join(),
      ).toContain('With this what-if, $90,000 in the first year, $188 a month per unit'),
    );
  });
});

describe('a plan with a goal', () => {
  it('is solved again when another number changes, and set by hand when its contribution changes', async () => {
    const { user } = await openPlan({ shown: 2 });
    const found = Number(slider('Annual contribution').value);
    expect(screen.getByText(/Set by the goal: never below \$0/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'More assumptions' }));
    pull('Cost shock', 20);
    expect(Number(field('Annual contribution').value.replace(',', ''))).toBeGreaterThan(found);
    expect(screen.getByText('1 change')).toBeTruthy();
    pull('Annual contribution', 20_000);
    expect(screen.getByText(/Set by hand now/)).toBeTruthy();
    expect(screen.getByText('2 changes')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Follow the goal again' }));
    expect(screen.getByText('1 change')).toBeTruthy();
  });
});

describe('the events', () => {
  it('try a special assessment while the user types it, per unit or in total', async () => {
    const { user } = await openPlan();
    await user.click(screen.getByRole('button', { name: 'Add a special assessment' }));
    const editor = within(screen.getByRole('group', { name: 'Special assessment' }));
    await user.selectOptions(editor.getByLabelText('Year'), '2034');
    await user.type(editor.getByLabelText('Amount'), '1500');
    expect(editor.getByText('$60,000 in total')).toBeTruthy();
    expect(screen.getByText('1 change')).toBeTruthy();
    const tried = { year: 2034, amount: 60_000, purpose: 'x', status: 'planned' as const, dueDate: null };
    expect(outcome(/^Lowest balance, \d/)).toContain(lowestOf({ specialAssessments: [tried] }).amount);
    await user.click(editor.getByRole('radio', { name: 'Total' }));
    expect(editor.getByLabelText<HTMLInputElement>('Amount').value).toBe('60,000');
    await user.click(editor.getByRole('button', { name: 'Done' }));
    await user.click(screen.getByRole('button', { name: /^Edit\s*2034, \$1,500 per unit/ }));
    await user.selectOptions(screen.getByLabelText('Year', { selector: 'select' }), '2036');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await user.click(screen.getByRole('button', { name: 'Remove the special assessment of 2036' }));
    expect(screen.queryByText(/^\d+ changes?$/)).toBeNull();
  });

  it('move a component to the year of its field', async () => {
    const { user } = await openPlan();
    await user.click(screen.getByRole('button', { name: 'Add a component to move' }));
    await user.selectOptions(screen.getByLabelText('Component to move'), 'Elevator A');
    await user.selectOptions(screen.getByLabelText('Year of Elevator A'), '2031');
    expect(screen.getByText('instead of 2035')).toBeTruthy();
    const moves = [{ propertyComponentId: fixtureId(3), year: 2031 }];
    expect(outcome(/^Lowest balance, \d/)).toContain(lowestOf({ moves }).amount);
    await user.click(screen.getByRole('button', { name: 'Return Elevator A to its original year' }));
    expect(screen.queryByText('1 change')).toBeNull();
  });
});

describe('the address', () => {
  const tried = withRate(withContribution(somePlanSettings(), 90_000), 'inflationRate', 4);
  const code = encodeScenario(somePlanSettings(), tried)!;

  it('holds the what-if, and drops it after a reset', async () => {
    const { router } = await openPlan();
    pull('Annual contribution', 90_000);
    pull('Inflation', 4);
    await waitFor(() => expect(whatIfIn(router.state.location.search)).toBe(code));
    await waitFor(() => undefined);
    fireEvent.click(screen.getByRole('button', { name: 'Reset what-if' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('opened by someone else shows the same what-if', async () => {
    await openPlan({ search: `?what-if=${code}` });
    expect(slider('Annual contribution').value).toBe('90000');
    expect(slider('Inflation').value).toBe('4');
    expect(screen.getByText('2 changes')).toBeTruthy();
  });

  it('from before a change of the plan is left out, with a notice', async () => {
    const older = encodeScenario(somePlanSettings({ interestRate: 1 }), tried)!;
    const { router, user } = await openPlan({ search: `?what-if=${older}&from=mail` });
    expect(screen.getByText(/older than the last change of the plan or its components/)).toBeTruthy();
    expect(screen.queryByText(/^\d+ changes?$/)).toBeNull();
    await waitFor(() => expect(router.state.location.search).toBe('?from=mail'));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(/older than the last change of the plan/)).toBeNull();
  });

  it('of a saved plan that cannot be projected shows its figures, and says why there is no chart', async () => {
    const far = somePlanSettings({ inflationRate: 99.99, interestRate: 99.99, increaseRate: 99.99 });
    const [first, ...others] = testedPlans();
    const plans = [{ ...first!, settings: far }, ...others];
    await openPlan({ plans, search: `?what-if=${encodeScenario(far, somePlanSettings())}` });
    expect(outcome(/^Lowest balance, \d/)).toContain(lowestOf({}).amount);
    expect(
      screen.getByText(/^Nothing can be compared with the saved plan. The assumptions are/),
    ).toBeTruthy();
  });

  it('that is broken is left out, with a notice', async () => {
    await openPlan({ search: '?what-if=broken' });
    expect(screen.getByText(/cannot be read and is left out/)).toBeTruthy();
    expect(slider('Annual contribution').value).toBe('60000');
  });

  it('of a link on the page itself replaces the what-if, and can be undone', async () => {
    const { router, user } = await openPlan();
    pull('Annual contribution', 70_000);
    await waitFor(() => expect(whatIfIn(router.state.location.search)).not.toBeNull());
    await router.navigate(`${router.state.location.pathname}?what-if=${code}`);
    await waitFor(() => expect(slider('Annual contribution').value).toBe('90000'));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(slider('Annual contribution').value).toBe('70000');
  });
});

it('says that a plan no longer exists', async () => {
  await openPlan({ shown: 77 });
  expect(await screen.findByText('This plan no longer exists')).toBeTruthy();
});

it('shows no save button to users who cannot edit the plan', async () => {
  await openPlan({ canPlan: false, plans: testedPlans() });
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  expect(slider('Inflation')).toBeTruthy();
});
