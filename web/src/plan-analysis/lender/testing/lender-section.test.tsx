import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../../ui/test-render';
import { aStudy } from '../../../plan/testing/a-study';
import { LenderSection } from '../LenderSection';

beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 10, 21), toFake: ['Date'] }));

const open = (study = aStudy()) => {
  const user = userEvent.setup({ delay: null });
  return { user, ...renderUi(<LenderSection study={study} />) };
};
const verdict = () => screen.getByRole('status').textContent;

describe('lender readiness', () => {
  it('takes the annual fees as income and the rule in force today', () => {
    open();
    // 44,000 of 420,000.
    expect(verdict()).toContain('$44,000 is 10.48% of $420,000 of assessment income');
    expect(verdict()).toContain('at least 10% is required on Nov 21, 2026');
    expect(verdict()).toContain('The budget meets the rule.');
    expect(screen.getByText(/In force on the chosen day/).textContent).toContain('Record version');
  });

  it('asks for 15% from January 4, 2027, and says how much is missing', () => {
    open();
    fireEvent.change(screen.getByLabelText('Application date'), { target: { value: '2027-01-03' } });
    expect(verdict()).toContain('at least 10%');
    fireEvent.change(screen.getByLabelText('Application date'), { target: { value: '2027-01-04' } });
    // 15% of 420,000 is 63,000: 19,000 short, 26.39 for each of 60 units a month.
    expect(verdict()).toContain('It falls short by $19,000 a year, $26.39 per unit a month');
    // (63,000 - 44,000) / 0.85.
    expect(verdict()).toContain('by $22,353 a year');
    expect(screen.getByText(/LL-2026-03/)).toBeTruthy();
  });

  it('keeps to the last whole day while another one is half typed', () => {
    open();
    const date = screen.getByLabelText('Application date');
    fireEvent.change(date, { target: { value: '2027-01-04' } });
    for (const value of ['2027-01', '', 'Feb 3']) fireEvent.change(date, { target: { value } });
    expect(verdict()).toContain('at least 15% is required on Jan 4, 2027');
    fireEvent.change(date, { target: { value: '2027-01-03' } });
    expect(verdict()).toContain('at least 10% is required on Jan 3, 2027');
  });

  it('leaves out other income than regular assessments, but lists it', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Add income' }));
    const line = within(screen.getByRole('group', { name: 'Income 2' }));
    await user.type(line.getByLabelText('Name'), 'Laundry');
    await user.type(line.getByLabelText('A year'), '9000.50');
    const table = screen.getByRole('table', { name: /Income that counts/ });
    expect(within(table).getByRole('row', { name: /^Laundry/ }).textContent).toBe(
      'LaundryIncidental incomeLeft out$9,000.50',
    );
    expect(within(table).getByRole('row', { name: /^Assessment income/ }).textContent).toContain('$420,000');
    await user.selectOptions(line.getByLabelText('Kind'), 'Regular assessments');
    expect(within(table).getByRole('row', { name: /^Assessment income/ }).textContent).toContain(
      '$429,000.50',
    );
    await user.click(screen.getByRole('button', { name: 'Remove Laundry' }));
    expect(screen.queryByRole('group', { name: 'Income 2' })).toBeNull();
  });

  it('shows the budget under every rule', () => {
    open();
    const table = screen.getByRole('table', { name: 'The budget under each rule' });
    expect(within(table).getByRole('row', { name: /^Before Jan 4, 2027/ }).textContent).toContain('Meets it');
    expect(within(table).getByRole('row', { name: /^From Jan 4, 2027/ }).textContent).toBe(
      'From Jan 4, 202715%$63,000$19,000Falls short',
    );
  });

  it('has no ratio without income, and survives a half-typed day', () => {
    const study = aStudy();
    open({ ...study, list: { ...study.list, annualFee: null } });
    expect(verdict()).toContain('Enter the regular assessments');
    fireEvent.change(screen.getByLabelText('Application date'), { target: { value: '' } });
    expect(verdict()).toContain('Enter the regular assessments');
  });

  it('has nothing that axe finds', async () => {
    const { container } = open();
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
});
