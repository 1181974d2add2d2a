import { buildSchema } from 'graphql';
import { errors, FakeUpstream } from '../../testing/fake-upstream';
import { financialOf, propertyOf, studyOf } from '../../testing/examples';
import { codeOf, graph, startApp } from '../../testing/harness';
import { named } from '../../testing/named';
import { C, P } from '../../testing/room';
import { MUTATION_ROWS } from '../../testing/rooms';
import { study } from '../../testing/rooms/reserve-study';
import type { BuiltApp } from '../app';
import { typeDefs } from '../generated/type-defs';

const upstream = new FakeUpstream();
let built: BuiltApp;
beforeAll(async () => {
  await upstream.start();
  built = await startApp(upstream.url);
});
beforeEach(() => upstream.reset());
afterAll(async () => {
  await built.app.close();
  await upstream.stop();
});

const mutations = buildSchema(typeDefs).getMutationType()!.getFields();
const inputType = (name: string) => String(mutations[name]!.args[0]!.type);
const run = (name: string, selection = 'userErrors{code detail field}') =>
  graph(built.app, `mutation($input:${inputType(name)}){result:${name}(input:$input){${selection}}}`, {
    input: named(mutations[name]!.args[0]!.type, MUTATION_ROWS[name]!.input),
  });
const names = Object.keys(MUTATION_ROWS);

it('has a row for every mutation', () => {
  // Signing out has no input and no refusal.
  const wanted = Object.keys(mutations).filter((name) => name !== 'signOut');
  const missing = wanted.filter((name) => !names.includes(name));
  expect(missing.map((name) => `Add ${name} to \`mutations\` in bff/testing/rooms/<domain>.ts`)).toEqual([]);
  expect(names.filter((name) => !wanted.includes(name))).toEqual([]);
});

describe.each(names)('%s', (name) => {
  const row = MUTATION_ROWS[name]!;
  const [method, url] = row.call.split(' ') as [string, string];
  const path = url.split('?')[0]!;

  it('makes exactly the intended call, with version and key', async () => {
    upstream.refuse(method, path, 422);
    await run(name);
    const [call, ...others] = upstream.calls;
    expect(others).toEqual([]);
    expect(`${call!.method} ${call!.url}`).toBe(row.call);
    expect(call!.body ?? undefined).toEqual(row.body);
    expect(call!.headers['if-match']).toBe(row.version === undefined ? undefined : `"${row.version}"`);
    expect(call!.headers['idempotency-key']).toBe(row.key);
  });

  it.each([
    [422, 'invalid', 'name'],
    [409, 'duplicate', 'values.name'],
    [412, 'stale', undefined],
  ] as const)('turns %s into userErrors', async (status, code, field) => {
    upstream.on(method, path, (_request, reply) =>
      reply.code(status).send(errors(code, 'What to mend.', field)),
    );
    const answer = await run(name);
    expect(answer.errors).toBeUndefined();
    expect(answer.data.result.userErrors).toEqual([
      { code: code.toUpperCase(), detail: 'What to mend.', field: field ?? null },
    ]);
  });

  it('lists every failure, including those at the top level of the body and of another service', async () => {
    const list = [{ code: 'a', detail: 'A' }, { code: 'b', detail: 'B', field: 'x' }]; // prettier-ignore
    upstream.on(method, path, (_request, reply) => reply.code(422).send({ errors: list }));
    const { userErrors } = (await run(name)).data.result;
    expect(userErrors.map(({ code }: { code: string }) => code)).toEqual(['INVALID', 'INVALID']);
  });

  it('uses the code `stale`, whatever code and message the service sends', async () => {
    for (const body of [undefined, errors('staleVersion', 'The current version is 8.')]) {
      upstream.on(method, path, (_request, reply) => reply.code(412).send(body));
      expect((await run(name)).data.result.userErrors).toMatchObject([{ code: 'STALE' }]);
    }
  });

  it.each([
    [403, 'FORBIDDEN'],
    [404, 'NOT_FOUND'],
    [428, 'BAD_USER_INPUT'],
    [500, 'INTERNAL'],
  ])('turns %s into an error', async (status, code) => {
    upstream.refuse(method, path, status);
    expect(codeOf(await run(name))).toBe(code);
  });
});

describe('payloads', () => {
  it('show the property after the change', async () => {
    upstream.data('PUT', `/api/propertyfinancial/${P}/2026`, financialOf(P));
    upstream.data('GET', '/api/property', [propertyOf(1, { version: 9 })]);
    const answer = await run('savePropertyFinancial', 'propertyFinancial{version} property{version}');
    expect(answer.data.result).toEqual({ propertyFinancial: { version: 2 }, property: { version: 9 } });
  });

  it('keep the success when another read in the payload fails', async () => {
    upstream.data('POST', `/api/property/${P}/reservestudy`, studyOf(P));
    upstream.refuse('GET', '/api/property', 500);
    const answer = await run('addReserveStudy', 'reserveStudy{date} property{name} userErrors{code}');
    expect(answer.data.result).toEqual({
      reserveStudy: { date: '2024-05-01' },
      property: null,
      userErrors: [],
    });
    expect(answer.errors![0]!.path).toEqual(['result', 'property']);
    // A client that did not ask for it neither sees the error nor waits for it.
    upstream.calls.length = 0;
    expect((await run('addReserveStudy')).errors).toBeUndefined();
    expect(upstream.calls.map((call) => call.method)).toEqual(['POST']);
  });

  it('read again after each change in one document', async () => {
    let version = 1;
    upstream.on('GET', '/api/property', () => ({ data: [propertyOf(1, { version: version++ })] }));
    upstream.on('DELETE', `/api/property/${P}/profileimage`, (_request, reply) => reply.code(204).send());
    const one = (key: string) =>
      `${key}:removePropertyImage(input:{propertyId:"${P}",version:1}){property{version}}`;
    const { data } = await graph(built.app, `mutation{${one('a')} ${one('b')}}`);
    expect([data.a.property.version, data.b.property.version]).toEqual([1, 2]);
  });

  it('require exactly one change of many components', async () => {
    for (const change of ['', 'delete:false', 'category:"x",delete:true']) {
      const input = `{items:[{propertyComponentId:"${C}",version:1}] ${change}}`;
      const answer = await graph(
        built.app,
        `mutation{changeComponents(input:${input}){changed userErrors{code}}}`,
      );
      expect(answer.data.changeComponents).toEqual({ changed: 0, userErrors: [{ code: 'INVALID' }] });
    }
    expect(upstream.calls).toEqual([]);
  });
});

describe('scalars', () => {
  const save = (values: object) =>
    graph(built.app, 'mutation($v:ReserveStudyInput!){addReserveStudy(input:{propertyId:"x",values:$v,idempotencyKey:"k"}){userErrors{code}}}', { v: values }); // prettier-ignore
  it.each([
    [{ ...study, date: '2026-02-30' }], [{ ...study, date: '01/02/2026' }], [{ ...study, date: 20260101 }],
    [{ ...study, cost: '5' }], [{ ...study, cost: 1e15 }], [{ ...study, cost: [1] }], [{ ...study, cost: true }],
  ])('refuse %j', async (values) => expect(codeOf(await save(values))).toBe('BAD_USER_INPUT')); // prettier-ignore

  it('refuse settings that are no object or too deep', async () => {
    const keep = (value: unknown) =>
      graph(
        built.app,
        'mutation($v:JSONObject!){saveFilterSettings(input:{a:"a",value:$v}){userErrors{code}}}',
        { v: value },
      );
    let deep: unknown = 1;
    for (let n = 0; n < 100; n += 1) deep = { a: deep };
    for (const value of [[], 'x', 5, deep]) expect(codeOf(await keep(value))).toBe('BAD_USER_INPUT');
    expect(upstream.calls).toEqual([]);
  });
});
