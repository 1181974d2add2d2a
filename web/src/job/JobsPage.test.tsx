import { anAdminJob } from '@roofline/schema/fixtures/job';
import { id } from '@roofline/schema/fixtures/id';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aViewer } from '@roofline/schema/fixtures/person';
import { renderScreen, type Graph } from '../testing/schema-link';
import { spanText } from './job-columns';
import { JobsPage } from './JobsPage';

const pageOf = (items: unknown[]) => ({
  items,
  totalCount: items.length,
  page: 1,
  pageSize: 10,
  counts: { queued: 4, running: 0, failed: items.length },
});
const open = (graph: Graph, isStaff = true) =>
  renderScreen(<JobsPage />, {
    graph: { me: () => ({ ...aViewer(), isStaff }), ...graph },
    at: '/useraccount/admin/jobs',
  });
const failed = anAdminJob({ jobId: id(7) });

it('shows failed jobs, and retries one after a question', async () => {
  const jobs = [failed];
  const view = open({
    jobs: () => pageOf(jobs),
    retryJob: () => {
      jobs.pop();
      return {
        job: anAdminJob({ jobId: id(7), status: 'queued', viewerCan: { retry: false } }),
        userErrors: [],
      };
    },
  });
  const row = (await screen.findByText('Northlake')).closest('tr')!;
  expect(within(row).getByText('Email')).toBeTruthy();
  expect(within(row).getByText('9 h')).toBeTruthy();
  expect(within(row).getByText('gaveUp')).toBeTruthy();
  await view.user.click(within(row).getByRole('button', { name: /Retry/ }));
  const question = await screen.findByRole('alertdialog', { name: 'Retry job' });
  expect(question.textContent).toContain('Email of Northlake failed after 10 tries.');
  await view.user.click(within(question).getByRole('button', { name: 'Retry job' }));
  expect(await screen.findByText('Job Queued')).toBeTruthy();
  expect(view.sentNamed('RetryJob')[0]!.variables).toEqual({ input: { jobId: id(7) } });
  expect(await screen.findByText('No jobs with this status')).toBeTruthy();
});

it('filters by another status, with counts of those that may need attention', async () => {
  const view = open({ jobs: () => pageOf([failed]) });
  const filter = await screen.findByLabelText('Status');
  await within(filter).findByText('Waiting (4)');
  await view.user.selectOptions(filter, 'queued');
  await waitFor(() =>
    expect(view.sentNamed('AdminJobs').at(-1)!.variables).toEqual({
      status: 'queued',
      page: 1,
      pageSize: 10,
    }),
  );
});

it('says why a job cannot be retried', async () => {
  const view = open({
    jobs: () => pageOf([failed]),
    retryJob: () => ({
      job: null,
      userErrors: [{ code: 'gone', detail: 'It is no longer stored.', field: null }],
    }),
  });
  const row = (await screen.findByText('Northlake')).closest('tr')!;
  await view.user.click(within(row).getByRole('button', { name: /Retry/ }));
  const question = await screen.findByRole('alertdialog', { name: 'Retry job' });
  await view.user.click(within(question).getByRole('button', { name: 'Retry job' }));
  expect(await within(question).findByText(/It is no longer stored\./)).toBeTruthy();
});

it('shows nothing to users who are not internal staff', async () => {
  const view = open({ jobs: () => pageOf([failed]) }, false);
  await waitFor(() => expect(screen.queryByText('Jobs')).toBeNull());
  expect(view.sentNamed('AdminJobs')).toEqual([]);
});

it.each([
  [45, '45 s'],
  [3599, '59 min'],
  [86_399, '23 h'],
  [86_400, '1 day'],
  [200_000, '2 days'],
])('writes %i seconds as %s', (seconds, text) => expect(spanText(seconds)).toBe(text));
