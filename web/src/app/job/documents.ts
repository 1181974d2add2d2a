import type { ApolloClient } from '@apollo/client';
import { outcomeOf } from '../save/outcome';
import { randomKey } from '../save/random-key';
import { FAILED } from '../save/save-words';
import { RequestDocumentDocument, type RequestDocumentMutationVariables } from './Job.generated';
import { cancelJob } from './cancel-job';
import { pollJob } from './poll-job';

/** A document as a button requests it. */
export interface AskedDocument {
  /** "Board packet". */
  title: string;
  of: Omit<RequestDocumentMutationVariables['input'], 'idempotencyKey'>;
}

/** A requested document, until it is downloaded or closed. */
export interface TrayItem {
  key: string;
  title: string;
  phase: 'working' | 'ready' | 'failed';
  /** False while it is so quick that the user needs no message. */
  isShown: boolean;
  progress: number;
  step: string | null;
  /** Why it failed. */
  detail: string | null;
  jobId: string | null;
  canCancel: boolean;
  retry: () => void;
  cancel: () => void;
}

/** A document that is ready within this time is downloaded at once. */
export const QUICK_MS = 1000;

const TOO_MANY = 'You have requested a lot at once. Wait until some of it is ready.';
const GONE = 'The document is no longer available. Create it again.';

let items: readonly TrayItem[] = [];
const listeners = new Set<() => void>();
function change(next: readonly TrayItem[]) {
  items = next;
  for (const listener of listeners) listener();
}

/** The store for the tray and its buttons. */
export const documentTray = {
  read: () => items,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  close: (key: string) => change(items.filter((item) => item.key !== key)),
  closeAll: () => change([]),
};

export const keyOf = ({ of }: AskedDocument) => JSON.stringify(of);
const isThere = (key: string) => items.some((item) => item.key === key);
const update = (key: string, part: Partial<TrayItem>) =>
  change(items.map((item) => (item.key === key ? { ...item, ...part } : item)));

/** Starts the browser's own download, which uses the name that the service gave. */
export function downloadJob(jobId: string): void {
  const link = document.createElement('a');
  link.href = `/download/job/${encodeURIComponent(jobId)}`;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}

/** Returns the job that creates the document, or why there is none. */
async function request(client: ApolloClient, { of }: AskedDocument): Promise<{ jobId: string } | string> {
  const input = { ...of, idempotencyKey: randomKey() };
  const outcome = await outcomeOf(() =>
    client.mutate({ mutation: RequestDocumentDocument, variables: { input } }),
  );
  if (!('event' in outcome)) return outcome.saved.job ?? FAILED;
  return outcome.event === 'tooMany' ? TOO_MANY : outcome.errors.map(({ detail }) => detail).join(' ');
}

async function make(client: ApolloClient, asked: AskedDocument, leaving: AbortController): Promise<void> {
  const key = keyOf(asked);
  const fail = (detail: string) => update(key, { phase: 'failed', isShown: true, detail });
  const show = setTimeout(() => update(key, { isShown: true }), QUICK_MS);
  try {
    const job = await request(client, asked);
    if (typeof job === 'string') return fail(job);
    const { jobId } = job;
    update(key, { jobId, canCancel: true });
    const ended = await pollJob(client, jobId, {
      signal: leaving.signal,
      onJob: ({ progress, step, viewerCan }) => update(key, { progress, step, canCancel: viewerCan.cancel }),
    });
    if (leaving.signal.aborted) return undefined;
    if (ended?.status === 'canceled') return documentTray.close(key);
    if (ended?.status !== 'succeeded')
      return fail(ended?.errors.map(({ detail }) => detail).join(' ') || GONE);
    if (items.find((item) => item.key === key)?.isShown) return update(key, { phase: 'ready' });
    documentTray.close(key);
    return downloadJob(jobId);
  } finally {
    clearTimeout(show);
  }
}

/** Requests a document. One that is being created already is not requested twice. */
export function askForDocument(client: ApolloClient, asked: AskedDocument): void {
  const key = keyOf(asked);
  if (items.some((item) => item.key === key && item.phase === 'working')) return;
  const leaving = new AbortController();
  const cancel = () => {
    const jobId = items.find((item) => item.key === key)?.jobId;
    leaving.abort();
    documentTray.close(key);
    if (jobId) cancelJob(client, jobId);
  };
  const item: TrayItem = {
    key,
    title: asked.title,
    phase: 'working',
    isShown: isThere(key),
    progress: 0,
    step: null,
    detail: null,
    jobId: null,
    canCancel: false,
    retry: () => askForDocument(client, asked),
    cancel,
  };
  change([...items.filter((each) => each.key !== key), item]);
  void make(client, asked, leaving);
}
