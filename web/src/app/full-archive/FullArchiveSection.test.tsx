import { id, PROPERTY_ID, WORKSPACE_ID } from '@roofline/schema/fixtures/id';
import { aJob } from '@roofline/schema/fixtures/job';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen, type Graph } from '../../testing/schema-link';
import { FullArchiveSection } from './FullArchiveSection';
import type { ArchiveOf } from './use-full-archive';

const file = { fileName: 'Northlake full archive.zip', contentType: 'application/zip', size: 12_400_000_000 };
const made = { ...aJob({ jobId: id(40), kind: 'fullArchive', createdAt: '2026-01-05T12:00:00.000Z' }), file };
const making = {
  ...aJob({
    jobId: id(40),
    kind: 'fullArchive',
    status: 'running',
    progress: 40,
    step: 'Adding files: 3 of 9',
    result: null,
  }),
  viewerCan: { cancel: true, download: false },
};

const open = (graph: Graph, of: ArchiveOf = { propertyId: PROPERTY_ID }) =>
  renderScreen(<FullArchiveSection of={of} />, { graph, at: '/useraccount/workspace/settings' });

it('requests an archive once, follows it, and offers it for download', async () => {
  let latest: unknown = null;
  const view = open({
    fullArchive: () => latest,
    requestFullArchive: () => {
      latest = made;
      return { job: making, userErrors: [] };
    },
    job: () => made,
  });
  await view.user.dblClick(await screen.findByRole('button', { name: 'Create Archive' }));
  expect(await screen.findByText('Archive Created')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Download Archive' })).toBeTruthy();
  expect(screen.getByText('Created Jan 5, 2026, 12.4 GB')).toBeTruthy();
  expect(view.sentNamed('RequestFullArchive').map(({ variables }) => variables)).toEqual([
    { input: { propertyId: PROPERTY_ID, idempotencyKey: expect.any(String) as string } },
  ]);
});

it('finds the archive in progress after a reload, and cancels it', async () => {
  let status: 'running' | 'canceled' = 'running';
  const view = open(
    {
      fullArchive: () => (status === 'running' ? making : null),
      job: () => ({ ...making, status }),
      cancelJob: () => {
        status = 'canceled';
        return { job: { ...making, status }, userErrors: [] };
      },
    },
    { workspaceId: WORKSPACE_ID },
  );
  expect(await screen.findByText('Adding files: 3 of 9')).toBeTruthy();
  await view.user.click(screen.getByRole('button', { name: 'Cancel Archive' }));
  expect(await screen.findByRole('button', { name: 'Create Archive' })).toBeTruthy();
  expect(view.sentNamed('CancelJob')[0]!.variables).toEqual({ input: { jobId: id(40) } });
  expect(view.sentNamed('FullArchive')[0]!.variables).toEqual({ workspaceId: WORKSPACE_ID });
});

it('says why the archive could not be created', async () => {
  const detail = 'There is not enough space to store the file. Delete files or photos, and empty the trash.';
  const failed = { ...making, status: 'failed', errors: [{ code: 'storageFull', detail, field: null }] };
  const view = open({
    fullArchive: () => null,
    requestFullArchive: () => ({ job: making, userErrors: [] }),
    job: () => failed,
  });
  await view.user.click(await screen.findByRole('button', { name: 'Create Archive' }));
  expect(await screen.findByText(detail)).toBeTruthy();
  expect(screen.getByText('Archive Not Created')).toBeTruthy();
});
