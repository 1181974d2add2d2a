import { anAdminCache, anAdminHealth } from '@roofline/schema/fixtures/admin-health';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/schema-link';
import { CacheCard } from './CacheCard';
import { HealthCards } from './HealthCards';

test('warns of everything that an operator has to fix', async () => {
  const { database, disk } = anAdminHealth();
  const health = anAdminHealth({
    database: { ...database, hasRoom: false },
    disk: { ...disk, freeBytes: disk.totalBytes / 20 },
    mail: { isSent: false, waiting: 3, oldestWaitingAt: '2026-11-20T08:00:00.000Z', givenUp: 1 },
    jobs: { queued: 0, running: 0, failed: 2 },
  });
  renderScreen(<HealthCards health={health} />);
  for (const words of ['No room to write', 'Little room', 'Not sent', 'Some failed'])
    expect(await screen.findByText(words)).toBeTruthy();
});

test('clears one cache after a question, and loads its new state', async () => {
  // The values of the graph's enums are in capitals.
  const inGraph = (stale: number) => ({ ...anAdminCache({ stale }), key: 'fundingOutlooks' });
  const cleared = inGraph(40);
  const caches = vi.fn(() => [inGraph(0)]);
  const view = renderScreen(<CacheCard />, {
    graph: { adminCaches: caches, clearCache: () => ({ caches: [cleared], userErrors: [] }) },
  });
  await view.user.click(
    await screen.findByRole('button', { name: 'Clear Projections at today’s contribution' }),
  );
  caches.mockImplementation(() => [cleared]);
  const question = within(await screen.findByRole('alertdialog'));
  await view.user.click(question.getByRole('button', { name: 'Clear' }));
  expect(await screen.findByText(/40 stored, 40 to be computed again/)).toBeTruthy();
  expect(view.sentNamed('ClearCache')[0]!.variables).toEqual({ input: { key: 'fundingOutlooks' } });
});
