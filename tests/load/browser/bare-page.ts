import type { Page } from 'playwright-core';

const CELLS = 12;
const ROWS = 25;

const row = (n: number) => `<tr>${`<td>Value ${n}</td>`.repeat(CELLS)}</tr>`;
const BODY = `<!doctype html><title>Bare</title><h1>Bare</h1>
<button onclick="for (const row of [...rows.rows].reverse()) rows.append(row)">Sort</button>
<table><tbody id="rows">${Array.from({ length: ROWS }, (_, n) => row(n)).join('')}</tbody></table>`;

/**
 * Serves the page nothing but a table with a button that turns it round, and answers its address. What that takes is the
 * part of machine and browser in every time that is measured beside it.
 */
export async function serveBarePage(page: Page, url: string): Promise<string> {
  const address = `${url}/bare-page`;
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: BODY }));
  return address;
}

export const sortBarePage = (page: Page): Promise<void> => page.getByRole('button', { name: 'Sort' }).click();
