import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { setFormats } from '../format/formats';
import { renderUi } from '../test-render';
import { MoneyInput, type MoneyInputProps } from './MoneyInput';
import { NumberInput } from './NumberInput';
import { PercentInput } from './PercentInput';

function Money({ start = null, ...rest }: Partial<MoneyInputProps> & { start?: number | null }) {
  const [value, setValue] = useState<number | null>(start);
  return (
    <>
      <MoneyInput aria-label="Fee" {...rest} value={value} onChange={setValue} />
      <output>{String(value)}</output>
    </>
  );
}

function Rate({ start = null }: { start?: number | null }) {
  const [value, setValue] = useState<number | null>(start);
  return (
    <>
      <PercentInput aria-label="Rate" value={value} onChange={setValue} />
      <output>{String(value)}</output>
    </>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('textbox');
const value = () => screen.getByRole('status').textContent;

describe('MoneyInput', () => {
  it('groups digits while they are typed and reports a number', async () => {
    renderUi(<Money />);
    await userEvent.type(box(), '1234567');
    expect(box().value).toBe('1,234,567');
    expect(value()).toBe('1234567');
    expect(box().inputMode).toBe('decimal');
    expect(box().type).toBe('text');
  });

  it("groups digits in the user's format", async () => {
    setFormats({ numberFormat: 'space', dateFormat: 'text' });
    renderUi(<Money />);
    await userEvent.type(box(), '1234567');
    setFormats({ numberFormat: 'comma', dateFormat: 'text' });
    expect(box().value).toBe('1\u00a0234\u00a0567');
    expect(value()).toBe('1234567');
  });

  it('keeps the caret beside the digit that was typed', async () => {
    renderUi(<Money start={12345} />);
    await userEvent.type(box(), '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(box().value).toBe('129,345');
    expect(box().selectionStart).toBe(3);
  });

  it('pastes "$1,200.50" as 1,200, and keeps cents where they are allowed', async () => {
    const { unmount } = renderUi(<Money />);
    await userEvent.click(box());
    await userEvent.paste('$1,200.50');
    expect(box().value).toBe('1,200');
    expect(value()).toBe('1200');
    unmount();

    renderUi(<Money allowCents />);
    await userEvent.click(box());
    await userEvent.paste('$1,200.50');
    expect(value()).toBe('1200.5');
  });

  it('keeps its value when the pasted text is not a number, or is too long', async () => {
    renderUi(<Money start={5} />);
    await userEvent.click(box());
    await userEvent.paste('about ten');
    expect(value()).toBe('5');
    await userEvent.clear(box());
    await userEvent.paste('12345678901234');
    expect(value()).toBe('null');
  });

  it('allows a minus only where the minimum is below zero', async () => {
    const { unmount } = renderUi(<Money />);
    await userEvent.type(box(), '-50');
    expect(value()).toBe('50');
    unmount();

    renderUi(<Money min={-50_000_000} />);
    await userEvent.type(box(), '-50');
    expect(value()).toBe('-50');
  });

  it('stops at its maximum length, separators included', async () => {
    renderUi(<Money maxLength={13} />);
    await userEvent.type(box(), '123456789012');
    expect(box().value).toBe('1,234,567,890');
  });

  it('reports null once it is empty again', async () => {
    renderUi(<Money start={7} />);
    await userEvent.clear(box());
    expect(value()).toBe('null');
  });
});

describe('PercentInput', () => {
  it('reads 3, 3.25 and a pasted 3.25%, and shows two decimals once the focus leaves', async () => {
    renderUi(<Rate />);
    await userEvent.type(box(), '3');
    expect(box().value).toBe('3');
    await userEvent.tab();
    expect(box().value).toBe('3.00');
    await userEvent.clear(box());
    await userEvent.paste('3.25%');
    expect(value()).toBe('3.25');
  });

  it('keeps a point until its decimals are typed, and takes five characters', async () => {
    renderUi(<Rate />);
    await userEvent.type(box(), '3.');
    expect(box().value).toBe('3.');
    await userEvent.type(box(), '256');
    expect(box().value).toBe('3.25');
    await userEvent.clear(box());
    await userEvent.type(box(), '123456');
    expect(box().value).toBe('12345');
  });
});

describe('NumberInput', () => {
  it('takes whole numbers without grouping', async () => {
    let year: number | null = null;
    renderUi(<NumberInput aria-label="Year" value={year} onChange={(next) => (year = next)} maxLength={4} />);
    await userEvent.type(box(), '1');
    expect(year).toBe(1);
    expect(box().inputMode).toBe('numeric');
  });
});
