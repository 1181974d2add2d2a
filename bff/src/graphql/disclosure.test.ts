import { buildSchema, getIntrospectionQuery } from 'graphql';
import { FakeUpstream } from '../../testing/fake-upstream';
import { aViewer } from '@roofline/schema/fixtures/person';
import { codeOf, COOKIE, graph, startApp } from '../../testing/harness';
import type { BuiltApp } from '../app';
import { typeDefs } from '../generated/type-defs';

const upstream = new FakeUpstream();
let built: BuiltApp;

beforeAll(async () => {
  await upstream.start();
  built = await startApp(upstream.url);
});
beforeEach(() => {
  upstream.reset();
  upstream.on('GET', '/api/account/me', (request, reply) =>
    request.headers.authorization?.includes('made-up')
      ? reply.code(401).send({ error: { errors: [{ code: 'unauthenticated', detail: 'Sign in.' }] } })
      : { data: aViewer() },
  );
});
afterAll(async () => {
  await built.app.close();
  await upstream.stop();
});

const callers = {
  nobody: {},
  'a made-up token': { authorization: 'Bearer made-up-token-0123456789' },
  'a known caller': { cookie: COOKIE },
};

describe('disclosure of the schema', () => {
  it.each([
    ['nobody', false],
    ['a made-up token', false],
    ['a known caller', true],
  ] as const)('introspection for %s: %s', async (who, isAllowed) => {
    for (const document of [
      getIntrospectionQuery(),
      '{__typename __type(name:"Property"){name}}',
      'query{...F} fragment F on Query{__schema{queryType{name}}}',
    ]) {
      const answer = await graph(built.app, document, {}, callers[who]);
      expect(Boolean(answer.data)).toBe(isAllowed);
      expect(answer.status).toBe(isAllowed ? 200 : 401);
      if (!isAllowed) expect(answer.text).not.toContain('Property');
      if (!isAllowed) expect(codeOf(answer)).toBe('UNAUTHENTICATED');
    }
  });

  it('shows no type to a caller without identity', async () => {
    const document = '{a:__type(name:"Property"){name} __type(name:"nothing"){name}}';
    expect((await graph(built.app, document, {}, {})).data).toEqual({ a: null, __type: null });
    expect((await graph(built.app, document)).data).toEqual({ a: { name: 'Property' }, __type: null });
  });

  it('refuses introspection to the next caller of a document that a known caller has run', async () => {
    const document = '{__schema{queryType{name}}}';
    expect((await graph(built.app, document, {}, callers['a known caller'])).data).toBeTruthy();
    expect((await graph(built.app, document, {}, {})).data).toBeUndefined();
  });

  it('suggests nothing to an unknown caller, however a root field is misspelled', async () => {
    const schema = buildSchema(typeDefs);
    const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.keys(type!.getFields()).map((name) => ({ operation: type!.name.toLowerCase(), name })),
    );
    let suggestions = 0;
    for (const { operation, name } of fields) {
      const document = `${operation}{${name}x}`;
      const forNobody = await graph(built.app, document, {}, {});
      expect(forNobody.errors).toHaveLength(1);
      expect(forNobody.text).not.toMatch(/did you mean/i);
      const forKnown = await graph(built.app, document);
      suggestions += /Did you mean/.test(forKnown.text) ? 1 : 0;
    }
    expect(suggestions).toBe(fields.length);
  });

  it.each([
    ['argument', '{property(propertyIdx:"1"){name}}', {}],
    ['type', 'query($x:Strin){me{email}}', {}],
    ['fragment type', '{...F} fragment F on Quer{me{email}}', {}],
    ['enum value', '{properties(filter:{sort:locatio}){totalCount}}', {}],
    ['input key', '{properties(filter:{tex:"a"}){totalCount}}', {}],
    [
      'input key in a variable',
      'query($f:PropertyFilterInput!){properties(filter:$f){totalCount}}',
      { f: { tex: 'a' } },
    ],
    [
      'enum in a variable',
      'query($s:PropertySort!){properties(filter:{sort:$s}){totalCount}}',
      { s: 'locatio' },
    ],
  ])('suggests nothing to an unknown caller: %s', async (_name, document, variables) => {
    const answer = await graph(built.app, document, variables, {});
    expect(answer.errors!.length).toBeGreaterThan(0);
    expect(answer.text).not.toMatch(/did you mean/i);
    expect((await graph(built.app, document, variables)).text).toMatch(/did you mean/i);
  });
});
