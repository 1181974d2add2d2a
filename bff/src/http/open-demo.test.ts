import { FakeUpstream } from '../../testing/fake-upstream';
import { OpenDemo } from './open-demo';

const upstream = new FakeUpstream();
let now = 0;
beforeAll(() => upstream.start());
beforeEach(() => {
  upstream.reset();
  now = 0;
});
afterAll(() => upstream.stop());

const says = (hasDemoAccounts: boolean, isReachable: boolean) =>
  upstream.data('GET', '/api/account/instance', { hasDemoAccounts, isReachable });
const demo = (isReachable = false) => new OpenDemo({ upstreamUrl: upstream.url, isReachable }, () => now);

it.each([
  [true, true, false, true],
  [true, false, true, true],
  [true, false, false, false],
  [false, true, true, false],
])(
  'demo accounts %s, service reachable %s, this server reachable %s: %s',
  async (has, service, here, open) => {
    says(has, service);
    expect(await demo(here).isOpen()).toBe(open);
  },
);

it('is checked once per half minute, however many pages are requested at once', async () => {
  says(true, true);
  const asked = demo();
  expect(await Promise.all([1, 2, 3].map(() => asked.isOpen()))).toEqual([true, true, true]);
  now = 29_999;
  await asked.isOpen();
  expect(upstream.calls).toHaveLength(1);
  says(false, true);
  now = 30_000;
  expect(await asked.isOpen()).toBe(false);
  expect(upstream.calls).toHaveLength(2);
});

it('keeps its value while the service does not answer, and checks again soon', async () => {
  says(true, true);
  const asked = demo();
  await asked.isOpen();
  upstream.refuse('GET', '/api/account/instance', 503);
  now = 40_000;
  expect(await asked.isOpen()).toBe(true);
  now = 40_999;
  await asked.isOpen();
  expect(upstream.calls).toHaveLength(2);
  says(false, false);
  now = 41_000;
  expect(await asked.isOpen()).toBe(false);
});
