import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client';
import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { NotSaved, outcomeOf, refusedFor, type Answer } from './outcome';
import * as words from './save-words';

const of = (fault: unknown) => outcomeOf(() => Promise.reject(fault));
const graphFault = (...errors: [message: string, extensions: Record<string, unknown>][]) =>
  new CombinedGraphQLErrors({
    errors: errors.map(([message, extensions]) => new GraphQLError(message, { extensions })),
  });
const sentence = async (fault: unknown) => {
  const outcome = await of(fault);
  return 'event' in outcome ? [outcome.event, ...outcome.errors.map(({ detail }) => detail)] : 'saved';
};
const response = (status: number, headers: Record<string, string> = {}) =>
  new ServerError('x', { response: new Response('', { status, headers }), bodyText: '' });

describe('an error of the graph', () => {
  it('says when to try again', async () => {
    const code = 'TOO_MANY_REQUESTS';
    expect(await sentence(graphFault(['x', { code, retryAfter: 40 }]))).toEqual([
      'tooMany',
      'Too many requests. Try again in 40 seconds.',
    ]);
    expect(await sentence(graphFault(['x', { code }]))).toEqual([
      'tooMany',
      'Too many requests. Try again in a few minutes.',
    ]);
  });

  it('shows the messages of the service about the input', async () => {
    const code = 'BAD_USER_INPUT';
    expect(await sentence(graphFault(['Year is odd', { code }], ['Name is odd', { code }]))).toEqual([
      'refused',
      'Year is odd',
      'Name is odd',
    ]);
  });

  it('hides the message of any other error', async () => {
    expect(await sentence(graphFault(['stack trace', { code: 'INTERNAL' }]))).toEqual([
      'failed',
      words.FAILED,
    ]);
    expect(await sentence(graphFault(['stack trace', {}]))).toEqual(['failed', words.FAILED]);
  });

  it('says that the session has ended', async () => {
    const found = await sentence(graphFault(['x', { code: 'UNAUTHENTICATED' }]));
    expect(found).toEqual(['signedOut', words.SIGNED_OUT]);
  });
});

describe('an answer of a proxy before the server', () => {
  it.each([
    [502, words.NOT_SENT],
    [503, words.NOT_SENT],
    [504, words.NOT_SENT],
    [500, words.FAILED],
    [401, words.SIGNED_OUT],
    [403, words.NOT_ALLOWED],
    [404, words.GONE],
  ])('gets words by its status %i', async (status, words) => {
    expect(await sentence(response(status))).toContain(words);
  });

  it('says when to try again after 429, with and without a time', async () => {
    expect(await sentence(response(429, { 'retry-after': '1' }))).toContain(
      'Too many requests. Try again in 1 second.',
    );
    expect(await sentence(response(429, { 'retry-after': 'Wed, 21 Oct' }))).toContain(words.tooMany(null));
  });

  it('counts as not sent where it is a page in place of JSON', async () => {
    const page = new ServerParseError(new SyntaxError('<'), {
      response: new Response('<html>', { status: 502 }),
      bodyText: '<html>',
    });
    expect(await sentence(page)).toContain(words.NOT_SENT);
  });
});

describe('no answer', () => {
  it('counts as not sent when the network fails or the wait times out', async () => {
    expect(await sentence(new TypeError('Failed to fetch'))).toContain('notSent');
    expect(await sentence(new DOMException('Timed out', 'TimeoutError'))).toContain('notSent');
  });

  it('is a failure when the answer is empty', async () => {
    expect(await outcomeOf(async (): Promise<Answer> => ({}))).toMatchObject({ event: 'failed' });
    expect(await outcomeOf(async () => ({ data: { save: null } }))).toMatchObject({ event: 'failed' });
  });

  it('keeps the reasons of a check before the request', async () => {
    expect(await sentence(new NotSaved(refusedFor(['Too large', 'Odd'])))).toEqual([
      'refused',
      'Too large',
      'Odd',
    ]);
  });
});

describe('a payload', () => {
  it('is saved without refusals, also where it has no list of them', async () => {
    expect(await outcomeOf(async () => ({ data: { uploaded: { version: 5 } } }))).toEqual({
      saved: { version: 5 },
    });
  });

  it('gets our own words where it is about the request rather than the input', async () => {
    const userErrors = [
      { code: 'stillRunning', detail: 'The same request is still running', field: null },
      { code: 'idempotencyKeyReused', detail: 'This Idempotency-Key …', field: 'Idempotency-Key' },
      { code: 'invalid', detail: 'Name is taken', field: 'name' },
    ];
    const outcome = await outcomeOf(async () => ({ data: { save: { userErrors } } }));
    expect('event' in outcome && outcome.errors.map(({ detail }) => detail)).toEqual([
      words.STILL_RUNNING,
      words.SAVED_BEFORE,
      'Name is taken',
    ]);
  });

  it('is stale as soon as one of its refusals is', async () => {
    const rule = { code: 'invalid', detail: 'Odd', field: 'name' };
    const stale = { code: 'stale', detail: 'Version 4', field: null };
    const outcome = await outcomeOf(async () => ({ data: { save: { userErrors: [rule, stale] } } }));
    expect(outcome).toMatchObject({ event: 'stale', errors: [rule, { detail: words.STALE }] });
  });
});

it.each([
  [0, '1 second'],
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [3600, '60 minutes'],
])('%i seconds are "%s"', (seconds, wait) => {
  expect(words.tooMany(seconds)).toBe(`Too many requests. Try again in ${wait}.`);
});
