import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { expect, it } from 'vitest';
import { aSetup, openSetup } from './open-setup';

const [before, goesOn, stays] = [1, 2, 3].map((n) => `01980000-0000-7000-8000-00000000030${n}`) as [string, string, string]; // prettier-ignore

const next = () => screen.findByRole('button', { name: 'Continue' });

const planCarry = {
  carried: [
    { planId: goesOn, fromPlanId: before, name: 'Steady', notes: ['Rates of 2026 left out: they come before 2027.'] },
  ],
  left: [{ planId: stays, name: 'Full by 2026', reason: 'Its goal is for 2026, before 2027 begins.' }],
}; // prettier-ignore
const expectPlans = async () => {
  const plans = within(await screen.findByRole('region', { name: 'Plans of 2026' }));
  expect(plans.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'Full by 2026Stays in 2026Its goal is for 2026, before 2027 begins.',
    'SteadyContinues in 2027Rates of 2026 left out: they come before 2027.',
  ]);
  expect(plans.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/useraccount/plan/${stays}`,
    `/useraccount/plan/${goesOn}`,
  ]);
};

it('lists at the end which plans continue and which stay, with the reason', async () => {
  const { user } = openSetup({
    setUpYear: () => ({ yearSetup: aSetup({ state: 'saved', planCarry }), userErrors: [] }),
  });
  await user.click(await next());
  await user.click(await screen.findByText('No, keep 2026 costs'));
  await user.click(await next());
  await expectPlans();
  const { violations } = await axe.run(screen.getByRole('region', { name: 'Plans of 2026' }), {
    rules: { 'color-contrast': { enabled: false } },
  });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

it.each([
  ['lists after skipping the plans that stay behind', planCarry],
  ['opens the plans after skipping where all of them continue', { ...planCarry, left: [] }],
])('%s', async (_name, carry) => {
  const { user } = openSetup({
    skipYearSetup: () => ({ yearSetup: aSetup({ state: 'saved', planCarry: carry }), userErrors: [] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Skip setup' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Skip setup' }));
  if (carry.left.length > 0) {
    await expectPlans();
    expect(screen.getByText(/^Everything was copied as it was in 2026/)).toBeTruthy();
    expect(screen.queryByText('Starting reserve balance')).toBeNull();
    expect(screen.getAllByText('Skipped')).toHaveLength(2);
  } else {
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Set up fiscal year 2027' })).toBeNull(),
    );
    expect(screen.queryByText('Fiscal year 2027 is set up')).toBeNull();
  }
});
