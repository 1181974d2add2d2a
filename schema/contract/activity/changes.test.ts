import { expect, test } from 'vitest';
import { z } from 'zod';
import { limits } from '../value/limits';
import { amount, choice, optional, rate, whole } from '../value/numbers';
import { asks } from '../value/question';
import { isoDate, optionalDate, optionalText, requiredText } from '../value/text';
import { changedList, changeList, changesOf, changeWords, NAME, nameIn, wordedFields } from './changes';

const schema = z.object({
  name: requiredText('Component Name', 250),
  cost: amount('Unit Cost', -100, 99e6),
  rate: rate('Inflation Rate'),
  life: whole('Useful Life', 1, 200),
  since: isoDate('Reserve Study Date'),
  until: optionalDate('Due Date'),
  glCode: optionalText('GL Code', 50),
  fee: optional(amount('Previous Annual Fees', 0, 99e6)),
  isOneTime: asks(z.boolean().default(false), { label: 'One-time' }),
  typeId: choice('Property Type', 2),
  notes: optionalText('Notes', 4000),
  secret: requiredText('Secret', 10),
});
type Row = z.output<typeof schema>;
const TYPES = [
  { id: 1, name: 'Townhome' },
  { id: 2, name: 'Cooperative' },
];
const fields = () =>
  wordedFields<typeof schema, Row>(schema, {
    name: { label: NAME },
    typeId: { words: ({ typeId }) => nameIn(TYPES, typeId) },
    secret: null,
  });
const fence: Row = {
  name: 'Perimeter fence',
  cost: 117_800,
  rate: 3,
  life: 25,
  since: '2026-03-05',
  until: null,
  glCode: null,
  fee: null,
  isOneTime: false,
  typeId: 1,
  notes: null,
  secret: 'x',
};
const changed = (after: Partial<Row>, before: Partial<Row> = {}) =>
  changesOf(fields(), { before: { ...fence, ...before }, after: { ...fence, ...before, ...after } });
const words = (after: Partial<Row>, before?: Partial<Row>) =>
  changeWords('of Perimeter fence', changed(after, before));

test.each<[Partial<Row>, string]>([
  [{ cost: 120_000 }, 'Changed the unit cost of Perimeter fence from $117,800 to $120,000'],
  [{ cost: -0.5 }, 'Changed the unit cost of Perimeter fence from $117,800 to -$0.50'],
  [{ rate: 3.25 }, 'Changed the inflation rate of Perimeter fence from 3% to 3.25%'],
  [{ life: 1 }, 'Changed the useful life of Perimeter fence from 25 to 1'],
  [{ since: '2026-11-20' }, 'Changed the reserve study date of Perimeter fence from Mar 5, 2026 to Nov 20, 2026'],
  [{ until: '2027-01-01' }, 'Changed the due date of Perimeter fence from none to Jan 1, 2027'],
  [{ glCode: '4100' }, 'Changed the GL code of Perimeter fence from none to 4100'],
  [{ fee: 0 }, 'Changed the previous annual fees of Perimeter fence from none to $0'],
  [{ isOneTime: true }, 'Changed the one-time of Perimeter fence from no to yes'],
  [{ typeId: 2 }, 'Changed the property type of Perimeter fence from Townhome to Cooperative'],
  [{ name: 'Fence' }, 'Renamed Perimeter fence to Fence'],
  [{ notes: 'a\n  b' }, 'Changed the notes of Perimeter fence from none to a b'],
])('%j is written with the words of its kind', (after, expected) => expect(words(after)).toBe(expected)); // prettier-ignore

test('a new name says of which kind of thing, where the text names one', () => {
  const rename = [{ label: 'name', before: 'Apex', after: 'Apex Roofing' }];
  expect(changeWords('of the vendor Apex', rename)).toBe('Renamed the vendor Apex to Apex Roofing');
  expect(changeWords('of the connected app', rename)).toBe('Renamed Apex to Apex Roofing');
});

test('several changed fields are one text, in the order of the schema', () => {
  expect(words({ life: 20, name: 'Fence', cost: 1 })).toBe(
    'Changed 3 fields of Perimeter fence: name from Perimeter fence to Fence; ' +
      'unit cost from $117,800 to $1; useful life from 25 to 20',
  );
  expect(changedList('statement', 'of the disclosure', changed({ life: 20 }))).toBe(
    'Changed 1 statement of the disclosure: useful life from 25 to 20',
  );
});

test('nothing changed, or only what goes without words, has no words', () => {
  expect(words({})).toBeNull();
  expect(words({ secret: 'y' })).toBeNull();
  expect(changedList('statement', 'of the disclosure', [])).toBeNull();
});

test('a long value is cut, never through a character; one that differs behind the cut is only named', () => {
  const before = 'x'.repeat(limits.activityValueMax - 2);
  const cut = words({ notes: `${before}🏊🏊` }, { notes: before });
  expect(cut).toBe(`Changed the notes of Perimeter fence from ${before} to ${before}…`);
  const long = 'x'.repeat(limits.activityValueMax);
  expect(words({ notes: `${long}2` }, { notes: `${long}1` })).toBe('Changed the notes of Perimeter fence');
  const just = words({ notes: long });
  expect(just).toBe(`Changed the notes of Perimeter fence from none to ${long}`);
});

test('a list is cut at whole changes, and counts those that it leaves out', () => {
  const label = 'x'.repeat(96);
  const changes = Array.from({ length: 12 }, () => ({ label, before: '1', after: '2' }));
  // Each is 96 + 12 long and 2 behind it: nine fit into 1,000.
  const text = changedList('field', 'of it', changes)!;
  expect(text.endsWith('; and 3 more')).toBe(true);
  expect(text.match(/x from 1 to 2/g)).toHaveLength(9);
  expect(changedList('field', 'of it', changes.slice(0, 9))).not.toContain('more');
});

test.each<[string, z.ZodObject]>([
  ['without a label', z.object({ a: z.string() })],
  ['a choice without names', z.object({ a: choice('Type', 3) })],
  ['a list without words', z.object({ a: asks(z.array(z.string()), { label: 'Names' }) })],
])('a field %s is an error at once', (_which, wrong) => {
  expect(() => wordedFields<typeof wrong, { a: unknown }>(wrong, {})).toThrow(/^a has no/);
});

test('a field without a label, or without words for its answers, is an error at once', () => {
  expect(() => wordedFields(z.object({ a: z.string() }), {} as never)).toThrow('a has no label');
  expect(() => wordedFields(z.object({ a: choice('Type', 2) }), {} as never)).toThrow('a has no words');
  const list = z.object({ a: asks(z.array(z.string()), { label: 'List' }) });
  expect(() => wordedFields(list, {} as never)).toThrow('a has no words for its answers');
  const joined = { a: { words: ({ a }: { a: string[] }) => a.join('+') } };
  const [own] = wordedFields<typeof list, { a: string[] }>(list, joined);
  expect([own!.label, own!.words({ a: ['x', 'y'] })]).toEqual(['list', 'x+y']);
  const [named] = wordedFields(z.object({ a: z.string() }), { a: { label: 'letter' } } as never);
  expect([named!.label, named!.words({ a: '' } as never), named!.words({} as never)]).toEqual([
    'letter',
    'none',
    'none',
  ]);
  expect(named!.words({ a: 'x' } as never)).toBe('x');
});

test('a number that no list knows is none', () =>
  expect([nameIn(TYPES, 2), nameIn(TYPES, 3), nameIn(TYPES, null)]).toEqual(['Cooperative', 'none', 'none']));

test('changes are listed while they fit in the length of a text', () => {
  // "a from 1 to 2" has 13 characters, with "; " 15.
  const change = { label: 'a', before: '1', after: '2' };
  const fits = Math.floor(limits.activityTextMax / 15);
  const listed = (count: number) => changeList(new Array(count).fill(change));
  expect(listed(fits)).toBe(new Array(fits).fill('a from 1 to 2').join('; '));
  expect(listed(fits + 2)).toBe(`${listed(fits)}; and 2 more`);
  const exact = { ...change, label: 'b'.repeat(limits.activityTextMax - 15 - 14) };
  expect(changeList([change, exact])).not.toContain('more');
  expect(changeList([change, { ...exact, label: `${exact.label}b` }])).toBe('a from 1 to 2; and 1 more');
  const long = { label: 'b'.repeat(limits.activityTextMax), before: '1', after: '2' };
  expect(changeList([long])).toBe(`${long.label} from 1 to 2`);
});
