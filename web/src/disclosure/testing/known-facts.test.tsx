import { NO_FACTS } from '@roofline/schema/disclosure/disclosure-facts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openDisclosure, statements } from './open-disclosure';

const known = {
  facts: { ...NO_FACTS, preparedBy: 'Apex Reserve Studies', studyDate: '2025-03-04' },
  sources: [
    { key: 'preparedBy', source: 'Reserve study of Mar 4, 2025' },
    { key: 'studyDate', source: 'Reserve study of Mar 4, 2025' },
  ],
};

describe('a fact that the property knows', () => {
  it('shows under its field with its source, in place of an earlier answer, and counts once confirmed', async () => {
    const { user, last } = openDisclosure({ known, before: { preparedBy: 'Someone Else' } });
    const form = within(await statements());
    expect(form.getByText(/2 answers are known already/)).toBeTruthy();
    expect(form.getByText('Apex Reserve Studies').parentElement!.textContent).toContain(
      'Reserve study of Mar 4, 2025:',
    );
    expect(form.queryByText('Someone Else')).toBeNull();
    await user.click(
      form.getByRole('button', { name: /^Confirm for 2026: Last study or update prepared by/ }),
    );
    await user.click(form.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Statements saved')).toBeTruthy();
    expect(last('stateDisclosureFacts')).toMatchObject({
      facts: { preparedBy: 'Apex Reserve Studies', studyDate: null },
    });
  });

  it('is hidden once the statement is made', async () => {
    openDisclosure({ known, facts: { preparedBy: 'B. Preparer' } });
    const form = within(await statements());
    expect(form.queryByText('Apex Reserve Studies')).toBeNull();
    expect(form.getByText(/1 answer is known already/)).toBeTruthy();
  });
});

it('asks to confirm statements that were made for another plan, and confirms all with one click', async () => {
  const facts = { hasDeferredRepairs: false };
  const label = 'Has the board decided to defer or skip repairs?';
  const { user, last, after } = openDisclosure({
    facts,
    toReadAgain: [{ key: 'hasDeferredRepairs', label }],
  });
  after('stateDisclosureFacts', { toReadAgain: [] });
  const form = within(await statements());
  expect(form.getByText(/drawn from another plan/)).toBeTruthy();
  await user.click(form.getByRole('button', { name: 'They still hold' }));
  expect(await screen.findByText('Statements saved')).toBeTruthy();
  expect(last('stateDisclosureFacts')).toMatchObject({ facts });
  await waitFor(() => expect(screen.queryByText(/drawn from another plan/)).toBeNull());
});
