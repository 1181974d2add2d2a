import { z } from 'zod';
import { ownAffair } from '../../idempotency';
import { data, nothing } from '../answer';
import { get } from '../read';
import { post, put, remove, unkeyed } from '../write';

const told = { summary: 'Of the test', answer: data(z.object({ noted: z.boolean() })) };
const writes = { ...told, activity: { none: 'it is a test' } };
const guard = () => ownAffair;
const work = async () => ({ noted: true });

/** Declarations that do not compile: the type check fails if one of them does. */
const REFUSED = [
  // @ts-expect-error a POST without a guard
  post('/api/test/a', { ...writes, work }),
  // @ts-expect-error a write that does not say what it records
  post('/api/test/a', { ...told, guard, work }),
  // @ts-expect-error a kind of activity that there is none of
  post('/api/test/a', { ...told, activity: 'weather', guard, work }),
  // @ts-expect-error a write without a key, a version or a reason
  unkeyed('POST', '/api/test/a', { ...writes, work }),
  // @ts-expect-error a parameter that is neither an id nor a year is described
  get('/api/test/:code', { ...told, work }),
  // @ts-expect-error the work does not give what the route answers
  get('/api/test/a', { ...told, work: async () => ({ noted: 'yes' }) }),
  // @ts-expect-error a parameter that the path does not have
  get('/api/test/:thingId', { ...told, steps: ({ params }) => ({ noted: params.planId !== '' }) }),
  // @ts-expect-error nobody is known where everybody may ask
  get('/api/test/a', { ...told, right: 'public', steps: ({ actor: by }) => ({ noted: by.isStaff }) }),
  // @ts-expect-error a read has nothing to do after a commit
  get('/api/test/a', { ...told, work: async (_tx, { after }) => ({ noted: after !== null }) }),
  // @ts-expect-error a DELETE starts from a version, which is a number
  remove('/api/test/a', { ...writes, steps: ({ version }) => version.toUpperCase() }),
  // @ts-expect-error nothing is done
  put('/api/test/a', { ...writes, answer: nothing }),
];

test('the type check finds incomplete and wrong declarations', () => {
  expect(REFUSED.every(({ path }) => path.startsWith('/api/test/'))).toBe(true);
});
