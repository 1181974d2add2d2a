import { act, screen } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/schema-link';
import { DocumentButton } from './DocumentButton';
import { QUICK_MS } from './documents';

const asked = { title: 'Board packet', of: { document: 'packet', planId: 'p1' } } as const;

/** Opens a page on a service whose only job has the state that the test gives. */
function open(start: Record<string, unknown> = {}, graph: Record<string, unknown> = {}) {
  let job: Record<string, unknown> = {
    jobId: 'j1',
    kind: 'document',
    status: 'running',
    progress: 10,
    step: 'Creating the document',
    file: null,
    errors: [],
    createdAt: '2026-11-22T00:00:00Z',
    viewerCan: { cancel: true, download: false },
    ...start,
  };
  const become = (part: Record<string, unknown>) => (job = { ...job, ...part });
  const service = {
    requestDocument: () => ({ job, userErrors: [] }),
    job: () => job,
    cancelJob: () => ({ job, userErrors: [] }),
    ...graph,
  };
  const view = renderScreen(<DocumentButton asked={asked}>Board packet</DocumentButton>, {
    graph: service as never,
  });
  return { ...view, become };
}

const over = { status: 'succeeded', progress: 100, step: null, viewerCan: { cancel: false, download: true } };
const downloads: string[] = [];
beforeEach(() => {
  downloads.length = 0;
  vi.useFakeTimers({ shouldAdvanceTime: false });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.hasAttribute('download')) downloads.push(this.getAttribute('href')!);
  });
});
/** Lets time pass, and everything that happens in it. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function press(name: string) {
  act(() => screen.getByRole('button', { name }).click());
  await pass(0);
}

async function ask() {
  await pass(50);
  await press('Board packet');
}

describe('a document', () => {
  it('that is ready at once is downloaded without a message', async () => {
    open(over);
    await ask();
    await pass(QUICK_MS + 1);
    expect(downloads).toEqual(['/download/job/j1']);
    expect(screen.queryByText(/is being created|is ready/)).toBeNull();
  });

  it('that takes longer shows its progress, and then waits to be downloaded', async () => {
    const { become } = open();
    await ask();
    await pass(QUICK_MS - 1);
    expect(screen.queryByText('Board packet is being created')).toBeNull();
    become({ progress: 40 });
    await pass(2000);
    expect(screen.getByRole('status').textContent).toBe('Board packet is being created');
    expect(screen.getByRole('progressbar', { name: 'Progress of Board packet' }).ariaValueNow).toBe('40');
    expect(screen.getByText('Creating the document')).toBeTruthy();
    become(over);
    await pass(2500);
    expect(screen.getByRole('status').textContent).toBe('Board packet is ready');
    expect(downloads).toEqual([]);
    await press('Download Board packet');
    expect(downloads).toEqual(['/download/job/j1']);
    expect(screen.queryByText('Board packet is ready')).toBeNull();
  });

  it('is requested once, however often the user clicks, and again once it is ready', async () => {
    const { sentNamed, become } = open();
    await ask();
    expect(screen.getByRole('button', { name: 'Board packet' }).ariaBusy).toBe('true');
    await press('Board packet');
    expect(sentNamed('RequestDocument')).toHaveLength(1);
    become(over);
    await pass(3000);
    await press('Board packet');
    expect(sentNamed('RequestDocument')).toHaveLength(2);
    const keys = sentNamed('RequestDocument').map(
      ({ variables }) => (variables.input as { idempotencyKey: string }).idempotencyKey,
    );
    expect(new Set(keys).size).toBe(2);
  });

  it('stays in the tray when the user goes to another page', async () => {
    const { router, become } = open();
    await ask();
    await pass(1500);
    await act(() => router.navigate('/elsewhere'));
    become(over);
    await pass(2500);
    expect(screen.getByText('Board packet is ready')).toBeTruthy();
  });

  it('can be canceled', async () => {
    const { sentNamed } = open();
    await ask();
    await pass(1500);
    await press('Cancel Board packet');
    expect(sentNamed('CancelJob')[0]!.variables.input).toEqual({ jobId: 'j1' });
    expect(screen.queryByText('Board packet is being created')).toBeNull();
    const asks = sentNamed('Job').length;
    await pass(10_000);
    expect(sentNamed('Job')).toHaveLength(asks);
  });

  it('that fails says why, and is created when the user tries again', async () => {
    const { become, sentNamed } = open({
      status: 'failed',
      errors: [{ code: 'forbidden', detail: 'Your role does not allow this' }],
    });
    await ask();
    await pass(10);
    expect(screen.getByRole('alert').textContent).toBe(
      'Board packet could not be createdYour role does not allow this',
    );
    become({ ...over, errors: [] });
    await press('Try Board packet again');
    await pass(3000);
    expect(sentNamed('RequestDocument')).toHaveLength(2);
    expect(screen.getByText('Board packet is ready')).toBeTruthy();
  });

  it('that is refused because of too many requests says so', async () => {
    open(
      {},
      {
        requestDocument: () => {
          throw new GraphQLError('Too many requests.', { extensions: { code: 'TOO_MANY_REQUESTS' } });
        },
      },
    );
    await ask();
    await pass(10);
    expect(screen.getByRole('alert').textContent).toContain('You have requested a lot at once');
  });

  it('is still followed after a lost connection', async () => {
    let fails = true;
    const job = {
      jobId: 'j1',
      kind: 'document',
      ...over,
      file: null,
      errors: [],
      createdAt: '2026-11-22T00:00:00Z',
    };
    open(
      {},
      {
        job: () => {
          if (fails) throw new Error('connection lost');
          return job;
        },
      },
    );
    await ask();
    await pass(5000);
    expect(screen.getByText('Board packet is being created')).toBeTruthy();
    fails = false;
    await pass(2500);
    expect(screen.getByText('Board packet is ready')).toBeTruthy();
  });
});
