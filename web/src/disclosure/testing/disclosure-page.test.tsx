import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { planId } from '../../plan/testing/plan-service';
import { OUTDATED } from '../../testing/recorder';
import { LOAN, MISSING, openDisclosure, statements } from './open-disclosure';

describe('the disclosure page', () => {
  it('shows the printed page: statements, blanks, tables and the law with its version', async () => {
    const { user, sentNamed } = openDisclosure();
    expect(await screen.findByRole('heading', { level: 1, name: 'Disclosure Summary' })).toBeTruthy();
    expect(screen.getByText('Reserves are 54.8% funded.')).toBeTruthy();
    const label = screen.getByText('Prepared by', { selector: 'dt' });
    expect(label.nextElementSibling?.textContent).toContain('Not stated');
    const table = within(screen.getByRole('region', { name: /^Table: Year ends, in \(6\)/ })).getByRole(
      'table',
    );
    expect(within(table).getByRole('rowheader', { name: 'Dec 31, 2027' })).toBeTruthy();
    expect(within(table).getByText('$3,626,015')).toBeTruthy();
    expect(screen.getByText('Rules version v7.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Download PDF' }));
    await waitFor(() => expect(sentNamed('RequestDocument')).toHaveLength(1));
    expect(sentNamed('RequestDocument')[0]!.variables.input).toMatchObject({
      document: 'disclosure',
      planId: planId(2),
    });
  });

  it('lists missing statements, each as a link to its field', async () => {
    const { user } = openDisclosure();
    const list = await screen.findByRole('region', { name: 'Not stated yet' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(MISSING.length);
    await user.click(within(list).getByRole('button', { name: 'Last study or update prepared by' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Last study or update prepared by'));
  });

  it('saves statements with their version, and shows the updated page', async () => {
    const { user, sent } = openDisclosure();
    await user.type(await screen.findByLabelText('Last study or update prepared by'), 'A. Preparer');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Statements saved')).toBeTruthy();
    expect(sent('stateDisclosureFacts')).toEqual([
      {
        propertyId: PROPERTY_ID,
        fiscalYear: 2026,
        version: 0,
        facts: expect.objectContaining({ preparedBy: 'A. Preparer' }),
      },
    ]);
    const label = screen.getByText('Prepared by', { selector: 'dt' });
    await waitFor(() => expect(label.parentElement?.textContent).toContain('A. Preparer'));
  });

  it('asks for details only where an answer calls for them', async () => {
    const { user } = openDisclosure();
    const form = await statements();
    expect(within(form).queryByText('Outstanding loans')).toBeNull();
    const question = within(form).getByRole('radiogroup', { name: /Are loans with a term/ });
    await user.click(within(question).getByRole('radio', { name: 'Yes' }));
    await user.click(within(form).getByRole('button', { name: 'Add loan' }));
    expect(within(form).getByLabelText('Payee')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Save Changes' })).toHaveProperty('disabled', true);
    await user.click(within(form).getByRole('button', { name: 'Remove loan 1' }));
    expect(screen.getByRole('button', { name: 'Save Changes' })).toHaveProperty('disabled', false);
  });

  it('leaves the input alone when someone else saved first, and offers the newer values', async () => {
    const { user, refuse } = openDisclosure();
    refuse('stateDisclosureFacts', OUTDATED);
    await user.type(await screen.findByLabelText('Last study or update prepared by'), 'Mine');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText(/Someone else saved changes in the meantime/)).toBeTruthy();
    expect(screen.getByLabelText('Last study or update prepared by')).toHaveProperty('value', 'Mine');
    expect(screen.getByRole('button', { name: 'Load the newer values' })).toBeTruthy();
  });

  it('shows the statements as text to users who may not change them', async () => {
    openDisclosure({ canEdit: false, state: 'WA', facts: { preparedBy: 'A. Preparer' } });
    const form = await statements();
    expect(within(form).queryByRole('textbox')).toBeNull();
    expect(within(form).getByText('A. Preparer')).toBeTruthy();
    const list = screen.getByRole('region', { name: 'Not stated yet' });
    expect(within(list).queryByRole('button')).toBeNull();
  });

  it.each(['CA', 'WA'])('has no axe violations in %s', async (state) => {
    const { container } = openDisclosure({
      state,
      facts: { hasLoans: true, hasEqualShares: false, areAllIncluded: false },
      before: { preparedBy: 'A. Preparer', unitShares: [{ unit: '1', share: 100 }], loans: [LOAN] },
    });
    await statements();
    const found = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(found.violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
  });
});

describe('without a disclosure', () => {
  it('offers to choose the plan, and then shows its page', async () => {
    const { user, after } = openDisclosure({ isDisclosure: false });
    after('chooseDisclosurePlan', { isDisclosure: true });
    expect(await screen.findByText(/Baseline is not the disclosure plan of 2026/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Use this plan for disclosure' }));
    expect(await screen.findByRole('heading', { name: 'Disclosure Summary' })).toBeTruthy();
  });

  it('offers the choice only to users who may make it', async () => {
    openDisclosure({ isDisclosure: false, canEdit: false });
    expect(await screen.findByRole('link', { name: 'Back to the plan' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Use this plan for disclosure' })).toBeNull();
  });

  it('says that the state has no such report', async () => {
    openDisclosure({ state: 'TX' });
    expect(
      await screen.findByText(/Disclosure reports are for properties in California and Washington/),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Use this plan for disclosure' })).toBeNull();
  });
});
