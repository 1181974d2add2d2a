import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { renderScreen } from '../../testing/schema-link';
import { FilesPage } from '../FilesPage';
import { aWorld, CONTRACTS, fileService } from './file-service';

/** Opens the page on a service with a few files. */
export function openFiles(at = '/', world: Parameters<typeof aWorld>[0] = {}) {
  const service = fileService(aWorld(world));
  return { service, ...renderScreen(<FilesPage />, { graph: service.graph, at }) };
}
export const inContracts = `/?folder=${CONTRACTS}`;

/** Returns the names of the rows, in the order on screen. */
export async function names() {
  const table = await screen.findByRole('grid');
  await waitFor(() => expect(within(table).queryAllByRole('link').length).toBeGreaterThan(0));
  return within(table)
    .getAllByRole('row')
    .flatMap((row) => within(row).queryAllByRole('link')[0]?.textContent ?? []);
}
export const shows = (expected: string[]) => waitFor(async () => expect(await names()).toEqual(expected));
export const rowOf = (name: string) => screen.getByRole('link', { name }).closest('tr')!;
export const nodeOf = (name: string) => screen.findByRole('treeitem', { name });
export const select = (user: UserEvent, name: string) =>
  user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
