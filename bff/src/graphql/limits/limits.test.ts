import { buildSchema, getIntrospectionQuery, parse } from 'graphql';
import { typeDefs } from '../../generated/type-defs';
import { limitErrors as errorsOf, LIMITS, PROGRAM_LIMITS, usageOf as usageIn } from './limits';

const schema = buildSchema(typeDefs);
const usageOf = (document: ReturnType<typeof parse>) => usageIn(document, schema);
const limitErrors = (document: ReturnType<typeof parse>, limits: typeof PROGRAM_LIMITS = LIMITS) =>
  errorsOf(document, schema, limits);

const nested = (levels: number) => `${'{a'.repeat(levels)}${'}'.repeat(levels)}`;
const many = (count: number, text: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => text(n)).join(' ');
const inline = (levels: number) => `{${'...{'.repeat(levels)}a${'}'.repeat(levels)}}`;
/** Each fragment contains the next one twice: expanded, the document doubles with each. */
const doubling = (count: number) =>
  `{...F0} ${many(count, (n) => `fragment F${n} on Q {a${n} ${n + 1 < count ? `...F${n + 1} b${n}{...F${n + 1}}` : ''}}`)}`;

/** Exactly at the limit, and one above it. */
const bounds: [keyof typeof LIMITS, (n: number) => string][] = [
  ['aliases', (n) => `{${many(n, (i) => `x${i}:__typename`)}}`],
  ['depth', (n) => nested(n)],
  ['directivesOfOne', (n) => `{a ${many(n, () => '@include(if:true)')}}`],
  ['directives', (n) => `{${many(n, () => 'a @include(if:true)')}}`],
  ['fields', (n) => `{${many(n, () => 'a')}}`],
  ['operations', (n) => many(n, (i) => `query Q${i}{a}`)],
  ['fragments', (n) => `{a} ${many(n, (i) => `fragment F${i} on Q {a}`)}`],
  ['inlineDepth', (n) => inline(n)],
  ['cost', (n) => `{${many(n, () => 'reconciliation(propertyId:"p",fiscalYear:2026){planName}')}}`],
  ['signIns', (n) => `mutation {${many(n, (i) => `s${i}:signIn{a}`)}}`],
];

describe('limits of a document', () => {
  it.each(bounds)('%s: accepts the limit, refuses one more', (name, make) => {
    const limit = LIMITS[name];
    expect(limitErrors(parse(make(limit))).map((error) => error.extensions.limit)).toEqual([]);
    expect(limitErrors(parse(make(limit + 1))).map((error) => error.extensions.limit)).toEqual([name]);
  });

  it.each(bounds)('%s: a program has its own limit', (name, make) => {
    const limit = PROGRAM_LIMITS[name];
    expect(limitErrors(parse(make(limit)), PROGRAM_LIMITS)).toEqual([]);
    const beyond = limitErrors(parse(make(limit + 1)), PROGRAM_LIMITS);
    expect(beyond.map((error) => error.extensions.limit)).toEqual([name]);
  });

  it('gives a program no lower limit anywhere', () => {
    const less = Object.entries(LIMITS).filter(([name, limit]) => PROGRAM_LIMITS[name as 'cost'] < limit);
    expect(less).toEqual([]);
  });

  it('counts through fragments', () => {
    const deep = parse(`{a{b{c{d{e{...F}}}}}} fragment F on Q {f{g{h{i{j{k}}}}}}`);
    expect(usageOf(deep).depth).toBe(11);
    const aliases = parse(`{a{...F} b{...F}} fragment F on Q {${many(8, (i) => `x${i}:y`)}}`);
    expect(usageOf(aliases).aliases).toBe(16);
  });

  it('measures each fragment once, so that it can count a document that doubles 60 times', () => {
    const names = limitErrors(parse(doubling(60))).map((error) => error.extensions.limit);
    expect(names).toContain('fields');
  });

  it('terminates on fragments that contain each other', () => {
    const cyclic = parse('{...A} fragment A on Q {a{...B}} fragment B on Q {b{...A}}');
    expect(usageOf(cyclic).depth).toBeGreaterThan(0);
  });

  it("accepts GraphQL's own introspection query", () => {
    const document = parse(getIntrospectionQuery({ inputValueDeprecation: true, specifiedByUrl: true }));
    expect(limitErrors(document)).toEqual([]);
    expect(usageOf(document).introspectionDepth).toBeGreaterThan(LIMITS.depth);
  });
});
