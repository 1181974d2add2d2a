import { id } from '@roofline/schema/fixtures/id';
import { buildSchema } from 'graphql';
import { FakeUpstream } from '../../testing/fake-upstream';
import { graph, startApp } from '../../testing/harness';
import { idSlots, type IdSlot } from '../../testing/id-slots';
import type { BuiltApp } from '../app';
import { typeDefs } from '../generated/type-defs';

const upstream = new FakeUpstream();
let built: BuiltApp;
beforeAll(async () => {
  await upstream.start();
  built = await startApp(upstream.url);
});
afterAll(async () => {
  await built.app.close();
  await upstream.stop();
});

const HOSTILE = `${id(1)}/../${id(2)}?x=1#y`;

/** The routes that a field calls with this id in the slot, and its answer. */
async function callsOf(slot: IdSlot, given: string) {
  upstream.reset();
  const answer = await graph(built.app, slot.document, slot.variables(given));
  const routes = upstream.calls.map(({ method, url }) => {
    const { pathname, searchParams, hash } = new URL(url, upstream.url);
    return `${method} ${pathname}?${[...searchParams.keys()].toSorted().join('&')}${hash}`;
  });
  return { routes, answer };
}

it.each(idSlots(buildSchema(typeDefs), id(1)).map((slot) => [slot.name, slot] as const))(
  '%s: an id cannot change the path of a call',
  async (_name, slot) => {
    const valid = await callsOf(slot, id(2));
    expect(valid.routes).not.toEqual([]);
    const { routes, answer } = await callsOf(slot, HOSTILE);
    // An id in a body or a query is refused by the service; one in a path is refused before the call.
    if (routes.length > 0) return expect(valid.routes).toEqual(expect.arrayContaining(routes));
    const code = answer.errors?.[0]?.extensions.code ?? Object.values(answer.data as object)[0];
    expect(['NOT_FOUND', null]).toContain(code);
  },
);
