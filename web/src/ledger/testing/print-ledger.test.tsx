import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toast } from '../../ui/feedback/toast';
import { manyLines } from './ledger-service';
import { openLedger, row, rows } from './open-ledger';

/** Lines and text of the page at each call of `print`. */
const printed: { lines: number; text: string }[] = [];
const words = () => document.body.textContent.replace(/\s+/g, ' ');
beforeEach(() => {
  vi.stubGlobal('print', () => printed.push({ lines: rows().length, text: words() }));
});
afterEach(() => {
  fireEvent(window, new Event('afterprint'));
  vi.unstubAllGlobals();
  printed.length = 0;
  act(() => toast.closeAll());
});

it('prints all lines of a long ledger by the button above them', async () => {
  const { user } = openLedger({ lines: manyLines(850) });
  await row(1);
  await user.click(screen.getByRole('button', { name: 'Print all 850' }));
  await waitFor(() => expect(printed).toHaveLength(1));
  expect(printed[0]!.lines).toBe(850);
  expect(printed[0]!.text).not.toMatch(/Press Ctrl P/);
});

it('says on paper which lines it has, and how to print all, when the user prints from the menu of the browser', async () => {
  openLedger({ lines: manyLines(850) });
  await row(1);
  fireEvent(window, new Event('beforeprint'));
  expect(rows()).toHaveLength(200);
  expect(words()).toContain('1 to 200 of 850 · Press Ctrl P or ⌘ P on the page to print all 850');
});

it('counts every line that it does not print of a ledger beyond the limit', async () => {
  const { user } = openLedger({ lines: manyLines(2300) });
  await row(1);
  await user.click(screen.getByRole('button', { name: 'Print all 2,300' }));
  await waitFor(() => expect(printed).toHaveLength(1));
  const { lines, text } = printed[0]!;
  expect(lines).toBeLessThanOrEqual(2000);
  expect(lines).toBeGreaterThan(1900);
  expect(text).toContain(`${(2300 - lines).toLocaleString('en-US')} more rows not printed`);
  expect(text).not.toMatch(/Press Ctrl P/);
});

it('has no button for a ledger that is fully loaded', async () => {
  openLedger({ lines: manyLines(200) });
  await row(1);
  expect(screen.queryByRole('button', { name: /Print all/ })).toBeNull();
});

it('says how many lines it has loaded', async () => {
  const said = new Set<string>();
  const { user, container } = openLedger({ lines: manyLines(850) });
  await row(1);
  const notice = container.querySelector('[aria-live]')!;
  new MutationObserver(() => said.add(notice.textContent)).observe(notice, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  await user.click(screen.getByRole('button', { name: 'Print all 850' }));
  await waitFor(() => expect(printed).toHaveLength(1));
  expect([...said].join()).toMatch(/0 of 650 read.*500 of 650 read.*650 of 650 read/);
});
