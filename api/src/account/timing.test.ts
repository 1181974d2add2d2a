import { openPeople, type People } from './fixtures/people';
import { warmPasswords } from './passwords';

let t: People;
beforeAll(async () => {
  t = await openPeople();
  await warmPasswords();
});
afterAll(() => t.close());

// Skipping the hash would leave a hundredth of the work, skipping the mail a fifth: both far outside.
const ALIKE = 1.6;
const SAMPLES = 15;
const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;

type Ways = Record<string, (n: number) => Promise<string>>;

/** Measures the ways in turn, so that other work on the machine affects all of them, and returns their medians. */
async function medians(ways: Ways, answers: Set<string>): Promise<number[]> {
  const times: Record<string, number[]> = {};
  for (let n = 0; n < SAMPLES; n += 1) {
    for (const [name, ask] of Object.entries(ways)) {
      const began = performance.now();
      answers.add(await ask(n));
      (times[name] ??= []).push(performance.now() - began);
    }
    // Past the windows of all limits.
    t.clock.advance(61 * 60_000);
  }
  return Object.values(times).map(median);
}

/** Returns how far apart the ways are in the calmest of up to eight rounds: skipped work would show in each. */
async function compare(ways: Ways): Promise<{ answers: Set<string>; ratio: number }> {
  const answers = new Set<string>();
  let ratio = Infinity;
  for (let round = 0; round < 8 && ratio >= ALIKE; round += 1) {
    const found = await medians(ways, answers);
    ratio = Math.min(ratio, Math.max(...found) / Math.min(...found));
  }
  return { answers, ratio };
}

test('AU-3: an unknown address, a wrong password and a deactivated user take the same time', async () => {
  const { email } = await t.user('Member', { email: 'rosa@example.test' });
  const gone = await t.user('Member', { email: 'gone@example.test' });
  const users = (await t.send('GET', '/api/workspace/users?search=gone', undefined, t.admin)).json().data
    .items;
  await t.send(
    'PUT',
    `/api/workspace/user/${users[0].workspaceUserId}/active`,
    { isActive: false },
    {
      ...t.admin,
      'if-match': '"1"',
    },
  );
  const signIn = async (address: string, password: string) => {
    const answer = await t.send('POST', '/api/account/signin', { email: address, password });
    return `${answer.statusCode} ${answer.body}`;
  };
  const { answers, ratio } = await compare({
    known: () => signIn(email, 'wrong-horse7'),
    unknown: (n) => signIn(`nobody${n}@example.test`, 'wrong-horse7'),
    deactivated: () => signIn(gone.email, 'right-horse7'),
  });
  expect([...answers]).toEqual([
    '401 {"error":{"errors":[{"code":"signInFailed","detail":"Sign in failed"}]}}',
  ]);
  expect(ratio).toBeLessThan(ALIKE);
});

test('AU-4: a reset request takes the same time for an address that no one has', async () => {
  await t.user('Member', { email: 'vera@example.test' });
  const ask = async (email: string) => {
    const answer = await t.send('POST', '/api/account/resetrequest', { email });
    return `${answer.statusCode} ${answer.body}`;
  };
  const { answers, ratio } = await compare({
    known: () => ask('vera@example.test'),
    unknown: (n) => ask(`none${n}@example.test`),
  });
  expect(answers.size).toBe(1);
  expect(ratio).toBeLessThan(ALIKE);
});
