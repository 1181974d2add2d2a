import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Field } from '../field/Field';
import { loadPopover } from '../overlay/Popover';
import { renderUi } from '../test-render';
import { DateInput } from './DateInput';
import { addMonths, weeksOf } from './day-math';
import { parseDay } from './parse-day';

describe('a typed day', () => {
  it.each([
    ['2026-11-20', '2026-11-20'],
    ['11/20/2026', '2026-11-20'],
    ['1/2/26', '2026-01-02'],
    ['1.2.99', '1999-01-02'],
    ['Nov 20, 2026', '2026-11-20'],
    ['20 november 2026', '2026-11-20'],
    ['2/29/2028', '2028-02-29'],
    ['2/29/2026', null],
    ['13/1/2026', null],
    ['No 20, 2026', null],
    ['Nov 20', null],
    ['', null],
  ])('reads "%s" as %s', (typed, day) => {
    expect(parseDay(typed)).toBe(day);
  });
});

describe('the calendar', () => {
  it('has six weeks that begin on Sunday, and moves to the last day of a shorter month', () => {
    const weeks = weeksOf('2026-11-20');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]![0]).toBe('2026-11-01');
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
  });
});

function Form({ max }: { max?: string }) {
  const [day, setDay] = useState('2026-11-20');
  return (
    <>
      <Field label="Date of the study">
        <DateInput value={day} max={max} onChange={setDay} />
      </Field>
      <output>{day}</output>
    </>
  );
}
const value = () => document.querySelector('output')!.textContent;

describe('the date field', () => {
  it('accepts a day in any common form, and shows it in the usual form when the focus leaves', async () => {
    const user = userEvent.setup();
    renderUi(<Form />);
    const field = screen.getByLabelText<HTMLInputElement>('Date of the study');
    expect(field.value).toBe('Nov 20, 2026');
    await user.clear(field);
    await user.type(field, '3/4/2025');
    expect(field.value).toBe('3/4/2025');
    expect(value()).toBe('2025-03-04');
    await user.tab();
    expect(field.value).toBe('Mar 4, 2025');
  });

  it('passes on text that is not a day unchanged, so that the form can say so', async () => {
    const user = userEvent.setup();
    renderUi(<Form />);
    const field = screen.getByLabelText<HTMLInputElement>('Date of the study');
    await user.clear(field);
    expect(value()).toBe('');
    await user.type(field, '2/30/2026');
    await user.tab();
    expect(value()).toBe('2/30/2026');
    expect(field.value).toBe('2/30/2026');
  });

  it('opens the calendar on its day by key, moves by keys and gives the focus back', async () => {
    await loadPopover();
    const user = userEvent.setup();
    renderUi(<Form max="2026-12-15" />);
    const field = screen.getByLabelText('Date of the study');
    await user.click(field);
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const day = await screen.findByRole('button', { name: 'Nov 20, 2026' });
    await waitFor(() => expect(document.activeElement).toBe(day));
    await user.keyboard('{ArrowRight}{ArrowDown}{PageDown}');
    expect(document.activeElement?.getAttribute('data-day')).toBe('2026-12-28');
    // Later than the last day that is offered.
    await user.keyboard('{Enter}');
    expect(value()).toBe('2026-11-20');
    await user.keyboard('{PageUp}{Enter}');
    expect(value()).toBe('2026-11-28');
    const button = screen.getByRole('button', { name: 'Choose a day' });
    await waitFor(() => expect(document.activeElement).toBe(button));
  });
});
