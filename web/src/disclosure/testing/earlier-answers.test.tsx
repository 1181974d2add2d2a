import type { DisclosureFacts } from '@roofline/schema/disclosure/disclosure-facts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LOAN, openDisclosure, statements } from './open-disclosure';

describe('answers of an earlier year', () => {
  const before = { preparedBy: 'A. Preparer', hasLoans: true, loans: [LOAN], isCondominium: false };
  const confirm = async (label: RegExp) => within(await statements()).getByRole('button', { name: label });

  it('are shown under their fields, but none of them counts as stated', async () => {
    openDisclosure({ before });
    const form = await statements();
    expect(
      within(form).getByText(/3 answers are known already and can be confirmed or changed/),
    ).toBeTruthy();
    expect(
      within(form)
        .getAllByText(/Stated for 2025/)
        .map((line) => line.textContent),
    ).toEqual(['Stated for 2025: A. Preparer', 'Stated for 2025: Yes', 'Stated for 2025: No']);
    expect(screen.getByLabelText('Last study or update prepared by')).toHaveProperty('value', '');
    const missing = screen.getByRole('region', { name: 'Not stated yet' });
    expect(within(missing).getByText('Last study or update prepared by')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull();
  });

  it('are stated once the user confirms and saves them, also those of the fields that they open', async () => {
    const { user, last } = openDisclosure({ before });
    await user.click(await confirm(/prepared by/));
    const field = screen.getByLabelText('Last study or update prepared by');
    expect(field).toHaveProperty('value', 'A. Preparer');
    expect(document.activeElement).toBe(field);
    await user.click(await confirm(/Are loans with a term/));
    expect(screen.getByText('Bank: $1,000 at 6.00%, $100 a year, retired on Jan 1, 2031')).toBeTruthy();
    await user.click(await confirm(/Outstanding loans/));
    expect(screen.getByLabelText('Payee')).toHaveProperty('value', 'Bank');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Statements saved')).toBeTruthy();
    const { facts } = last('stateDisclosureFacts') as unknown as { facts: DisclosureFacts };
    expect(facts).toMatchObject({ preparedBy: 'A. Preparer', hasLoans: true, loans: [LOAN] });
    expect(facts.isCondominium).toBeNull();
  });

  it('show settlements in words, and fill them in row by row', async () => {
    const settlements = [{ source: 'Builder, roofs', received: 90_000.5, repaired: 60_000, otherwise: 0 }];
    const { user, last } = openDisclosure({ before: { hasSettlements: true, settlements } });
    await user.click(await confirm(/Were funds received/));
    expect(
      screen.getByText('Builder, roofs: $90,000.50 received, $60,000 spent on repairs, $0 used otherwise'),
    ).toBeTruthy();
    await user.click(await confirm(/Awards and settlements/));
    expect(screen.getByLabelText('Who paid, and for which defects')).toHaveProperty(
      'value',
      'Builder, roofs',
    );
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Statements saved')).toBeTruthy();
    expect(last('stateDisclosureFacts')).toMatchObject({ facts: { hasSettlements: true, settlements } });
  });

  it('disappear under a new statement, and come back when that is cleared', async () => {
    const { user } = openDisclosure({ before });
    const form = await statements();
    const field = screen.getByLabelText('Last study or update prepared by');
    await user.type(field, 'B');
    expect(within(form).queryByText(/A\. Preparer/)).toBeNull();
    await user.clear(field);
    expect(within(form).getByText(/A\. Preparer/)).toBeTruthy();
  });

  it('are shortened when there are many', async () => {
    const unitShares = Array.from({ length: 8 }, (_, n) => ({ unit: `Unit ${n + 1}`, share: 12.5 }));
    openDisclosure({ state: 'WA', facts: { hasEqualShares: false }, before: { unitShares } });
    const form = await statements();
    const line = within(form).getByText(/Unit 1: 12\.5%/);
    expect(line.textContent).toMatch(/Unit 5: 12\.5%\nand 3 more$/);
  });
});
