import { IDENTITIES, type Identity } from '@roofline/api/property/fixtures/cast';
import { workActor } from '@roofline/api/platform/actor';
import { rowsOf as rowsIn } from '@roofline/api/platform/database';
import { enumWords } from '@roofline/bff/generated/enum-words';
import { resolvers } from '@roofline/bff/resolvers';
import { WEBHOOK_TEST } from '@roofline/schema/webhook/webhook';
import { sql } from 'drizzle-orm';
import { getNamedType, isObjectType } from 'graphql';
import { peopleRows } from '../../faults/routes/people-rows';
import { ROUTE_ROWS } from '../../faults/routes/route-requests';
import { buildScene, PLACES, renew, type PlaceName, type Scene } from '../../faults/routes/route-scene';
import { abroad } from '../../register/rights';
import type { GraphOutcome, RootField } from '../../register/room';
import { rowFaults, rowsOf } from '../../register/rooms';
import { startBff } from '../../stack/stack';
import { schema } from '../../stack/words/enum-words';
import { askAs, fieldsOf, rootDocument, variablesOf, type Answer } from './ask';
import { isListed, nestedDocument } from './nested-fields';
import { roomOfField } from './room-of-field';

let scene: Scene;
let bff: Awaited<ReturnType<typeof startBff>>;
beforeAll(async () => {
  scene = await buildScene();
  bff = await startBff(await scene.cast.app.listen({ host: '127.0.0.1', port: 0 }));
});
const asked = { 'AZ-2': 0, 'AZ-12': 0 };
const agreed = { 'AZ-2': 0, 'AZ-12': 0 };
afterAll(async () => {
  await bff?.close();
  await scene?.cast.close();
  for (const id of ['AZ-2', 'AZ-12'] as const)
    console.log(`${id}: ${agreed[id]} of ${asked[id]} pairs of field and caller answered as they should`);
});

const CODES = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN', 404: 'NOT_FOUND' } as const;

interface Question {
  who: Identity;
  place: PlaceName;
  wanted: GraphOutcome;
}

/** Outcome of a field for each person: that of its route, with the graph's codes for a refusal. */
function questionsOf({ route, instead, isEmpty }: RootField): Question[] {
  const seen = isEmpty ? 'none' : 'value';
  const rights = ROUTE_ROWS[route]?.who;
  if (!rights) throw new Error(`No room lists the route ${route}: mend it in tests/rooms`);
  const outcomes = { ...rights, foreign: abroad(rights) };
  return PLACES.flatMap((place) =>
    IDENTITIES.map((who): Question => {
      const outcome = outcomes[place][who];
      return { who, place, wanted: outcome === 'through' ? seen : (instead?.[outcome] ?? CODES[outcome]) };
    }),
  );
}

/** Outcome of a root field. An answer of the rules to the input is a value; a refusal of the person never is. */
function outcomeOf({ data, errors = [] }: Answer, told: readonly string[] = []): string {
  const [error] = errors;
  if (error?.extensions?.code === 'TOO_MANY_REQUESTS' && told.includes('tooManyRequests')) return 'value';
  if (error) return error.extensions?.code ?? error.message;
  const value = data?.value;
  if (value === null || value === undefined) return 'none';
  const refused: { code: string; detail: string }[] = value.userErrors ?? [];
  const words: Record<string, string> = enumWords.UserErrorCode;
  const strange = refused.filter(({ code }) => code !== 'STALE' && !told.includes(words[code]!));
  return strange.length > 0 ? `userErrors ${strange[0]!.code}: ${strange[0]!.detail}` : 'value';
}

/** A reset takes away the bank accounts that others match, and signing out the sessions that all others need. */
const LAST = ['resetGl', 'signOut'];

/** Also written behind the requests, while the service tries an address at which nobody answers. */
const isBehind = (table: string) => /^webhook(_delivery)? /.test(table);

/** What only requests write of them: each change by a person moves the version, and only a person asks for a test. */
function webhookRows({ cast }: Scene): Promise<unknown[]> {
  return cast.database.tenant(workActor([cast.workspaceId, cast.otherWorkspaceId]), (tx) =>
    rowsIn(
      tx,
      sql`select webhook_id as id, concat_ws(' ', version, url, sealed, is_active, disabled_at) as what from webhook
        union all select delivery_id, event from webhook_delivery where event = ${WEBHOOK_TEST} order by 1`,
    ),
  );
}

const everything = async () => [
  (await scene.cast.digest()).filter((table) => !isBehind(table)),
  await webhookRows(scene),
  await peopleRows(scene.cast.database),
];

async function check(
  id: keyof typeof asked,
  questions: Question[],
  ask: (question: Question) => Promise<string>,
): Promise<void> {
  const faults: string[] = [];
  for (const question of questions) {
    const outcome = await ask(question);
    asked[id] += 1;
    if (outcome === question.wanted) agreed[id] += 1;
    else faults.push(`${question.who}, ${question.place}: ${outcome}, not ${question.wanted}`);
  }
  expect(faults).toEqual([]);
}

/** Chosen from what the object has brought along: no read of their own. */
const CHOSEN = ['AnticipatedExpendituresReport.anticipatedExpenditureYears'];

// First what only reads: the signing out at the end of the others ends the sessions.
describe('AZ-12: each object that is reached through another object by a separate read', () => {
  const read = Object.entries(resolvers as unknown as Record<string, Record<string, unknown>>)
    // Objects in a payload are read with the right to its mutation, which has its own row.
    .filter(([type]) => !/^(Query|Mutation)$|Payload$/.test(type) && isObjectType(schema.getType(type)))
    .flatMap(([type, fields]) => Object.keys(fields).map((field) => [type, field] as const))
    .filter(([type, field]) => {
      const parent = schema.getType(type);
      return isObjectType(parent) && isObjectType(getNamedType(parent.getFields()[field]!.type));
    })
    .map(([type, field]) => ({ name: `${type}.${field}`, room: roomOfField(type, field) }))
    .filter(({ name }) => !CHOSEN.includes(name));

  test('has a row, and no row names one that no longer exists', () => {
    expect(read.length).toBeGreaterThan(20);
    expect(rowFaults('nested', read)).toEqual([]);
  });

  test.each(Object.entries(rowsOf('nested')))('%s', async (name, row) => {
    const query = nestedDocument(name, row.args);
    const inList = isListed(name);
    const questions = questionsOf(row).map((question): Question =>
      row.emptyFor?.includes(question.who) && question.wanted === 'value'
        ? { ...question, wanted: 'none' }
        : question,
    );
    await check('AZ-12', questions, async ({ who, place }) => {
      const at = scene[place];
      const variables = { ...at, fiscalYear: Number(at.fiscalYear) };
      const { data, errors } = await askAs(scene, bff.url, who, { query, variables });
      if (errors?.[0]) return errors[0].extensions?.code ?? errors[0].message;
      const found: { propertyId: string; child: unknown }[] | null = data?.parent?.items ?? data?.parent;
      const parent = inList ? found?.find((each) => each.propertyId === at.propertyId) : data?.parent;
      // A caller without access finds no row in a list.
      if (!parent) return inList ? 'NOT_FOUND' : 'none';
      return parent.child === null || parent.child.length === 0 ? 'none' : 'value';
    });
  });
});

describe.each([
  ['query', 'Query', 'queries'],
  ['mutation', 'Mutation', 'mutations'],
] as const)('AZ-2: each %s', (kind, type, part) => {
  test('has a row, and no row names one that no longer exists', () => {
    const wanted = Object.keys(fieldsOf(type)).map((name) => ({ name, room: roomOfField(type, name) }));
    expect(wanted.length).toBeGreaterThan(20);
    expect(rowFaults(part, wanted)).toEqual([]);
  });

  const inOrder = Object.entries(rowsOf(part)).toSorted(
    ([one], [other]) => LAST.indexOf(one) - LAST.indexOf(other),
  );
  test.each(inOrder)('%s', async (name, row) => {
    const field = fieldsOf(type)[name]!;
    const query = rootDocument(kind, field);
    const ask = async ({ who, place, wanted }: Question) => {
      if (wanted === 'value') await renew(scene, place, row.route);
      const variables = variablesOf(field, row, scene[place]);
      const answer = await askAs(scene, bff.url, who, { query, variables });
      return outcomeOf(answer, ROUTE_ROWS[row.route]?.past);
    };
    const questions = questionsOf(row);
    const isRefused = ({ wanted }: Question) => wanted !== 'value';
    const before = await everything();
    await check('AZ-2', questions.filter(isRefused), ask);
    expect(await everything()).toEqual(before);
    const allowed = questions.filter((question) => !isRefused(question));
    // Signing out ends the session that the next request would need.
    await check('AZ-2', name === 'signOut' ? allowed.filter(({ place }) => place === 'home') : allowed, ask);
  });
});
