import type { Disclosure, DisclosureFactSheet } from '@roofline/schema/disclosure/disclosure';
import { NO_FACTS } from '@roofline/schema/disclosure/disclosure-facts';
import { id } from '@roofline/schema/fixtures/id';
import { errors, FakeUpstream } from '../../testing/fake-upstream';
import { codeOf, graph, startApp } from '../../testing/harness';
import { planOf } from '../../testing/rooms/plan';
import type { BuiltApp } from '../app';

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

const path = `/api/plan/${id(1)}`;
const factsPath = `/api/plan/disclosurefacts/${id(1)}/2026`;
const sheet: DisclosureFactSheet = {
  propertyId: id(1),
  fiscalYear: 2026,
  disclosurePlanId: id(1),
  state: 'WA',
  facts: NO_FACTS,
  missing: [{ key: 'chapter', label: 'Governed by' }],
  statedBefore: { fiscalYear: 2025, facts: { ...NO_FACTS, chapter: 'condominium' } },
  known: { facts: NO_FACTS, sources: [{ key: 'preparedBy', source: 'Reserve study' }] },
  toReadAgain: [{ key: 'fundingMechanism', label: 'Funding' }],
  version: 0,
  viewerCan: { edit: true },
};
const page: Disclosure = {
  planId: id(1),
  propertyId: id(1),
  state: 'WA',
  fiscalYear: 2026,
  title: 'T',
  subtitle: 'S',
  propertyName: 'P',
  planName: 'N',
  verdict: 'V',
  preparedOn: '2026-11-21',
  statutes: [{ act: 'A', sections: ['1'], effectiveFrom: '2018-07-01', effectiveUntil: null, version: '1' }],
  sections: [
    {
      key: 'a',
      heading: 'H',
      citation: null,
      paragraphs: [],
      lines: [{ label: 'L', value: null, note: null }],
      tables: [{ caption: 'C', columns: [{ header: 'X', isFigure: true }], rows: [['$1']] }],
      notes: [],
    },
  ],
  factSheet: sheet,
  sent: [],
};
const PAGE = `{plan(planId:"${id(1)}"){planId disclosure{title statutes{act version}
  sections{heading lines{label value} tables{columns{header isFigure} rows}} factSheet{version missing{key}}}}}`;
const paths = () => upstream.calls.map(({ method, url }) => `${method} ${url}`);

describe('the disclosure of a plan', () => {
  it('is read in one call beside the plan, with tables and blanks unchanged', async () => {
    upstream.data('GET', path, { ...planOf(1), isDisclosure: true }).data('GET', `${path}/disclosure`, page);
    const { data } = await graph(built.app, PAGE);
    expect(data.plan.disclosure).toEqual({
      title: 'T',
      statutes: [{ act: 'A', version: '1' }],
      sections: [
        {
          heading: 'H',
          lines: [{ label: 'L', value: null }],
          tables: [{ columns: [{ header: 'X', isFigure: true }], rows: [['$1']] }],
        },
      ],
      factSheet: { version: 0, missing: [{ key: 'chapter' }] },
    });
    expect(paths()).toEqual([`GET ${path}`, `GET ${path}/disclosure`]);
  });

  it('is null without a call for a plan that is not chosen for it', async () => {
    upstream.data('GET', path, planOf(1));
    expect((await graph(built.app, PAGE)).data.plan).toEqual({ planId: id(1), disclosure: null });
    expect(paths()).toEqual([`GET ${path}`]);
  });

  it.each([
    ['noDisclosure', undefined],
    ['outOfRange', 'BAD_USER_INPUT'],
  ])('after the refusal %s is null, with the error %s', async (refusal, code) => {
    upstream.data('GET', path, { ...planOf(1), isDisclosure: true });
    upstream.on('GET', `${path}/disclosure`, (_request, reply) =>
      reply.code(422).send(errors(refusal, 'Why.')),
    );
    const answer = await graph(built.app, PAGE);
    expect(answer.data.plan.disclosure).toBeNull();
    expect(answer.errors ? codeOf(answer) : undefined).toBe(code);
  });

  it('shares the stated facts with the other plans of the year, beside earlier answers', async () => {
    upstream.data('GET', path, planOf(1)).data('GET', `/api/plan/${id(2)}`, planOf(2));
    upstream.data('GET', factsPath, sheet);
    const FACTS =
      'disclosureFacts{facts{chapter} statedBefore{fiscalYear facts{chapter}} known{sources{key source}} toReadAgain{key label}}';
    const { data } = await graph(
      built.app,
      `{a:plan(planId:"${id(1)}"){${FACTS}} b:plan(planId:"${id(2)}"){${FACTS}}}`,
    );
    const facts = {
      facts: { chapter: null },
      statedBefore: { fiscalYear: 2025, facts: { chapter: 'CONDOMINIUM' } },
      known: { sources: [{ key: 'preparedBy', source: 'Reserve study' }] },
      toReadAgain: [{ key: 'fundingMechanism', label: 'Funding' }],
    };
    expect(data).toEqual({ a: { disclosureFacts: facts }, b: { disclosureFacts: facts } });
    expect(paths().filter((one) => one === `GET ${factsPath}`)).toHaveLength(1);
  });
});

describe('stating facts of a year', () => {
  const state = () =>
    graph(
      built.app,
      'mutation($input:StateDisclosureFactsInput!){stateDisclosureFacts(input:$input){factSheet{version} disclosure{title} userErrors{code}}}',
      { input: { propertyId: id(1), fiscalYear: 2026, version: 0, facts: { loans: [] } } },
    );

  it('returns the page of the chosen plan', async () => {
    upstream.data('PUT', factsPath, { ...sheet, version: 1, disclosurePlanId: id(7) });
    upstream.data('GET', `/api/plan/${id(7)}/disclosure`, page);
    expect((await state()).data.stateDisclosureFacts).toEqual({
      factSheet: { version: 1 },
      disclosure: { title: 'T' },
      userErrors: [],
    });
    expect(upstream.calls[0]!.headers['if-match']).toBe('"0"');
  });

  it('has no page, and requests none, while no plan is chosen', async () => {
    upstream.data('PUT', factsPath, { ...sheet, version: 1, disclosurePlanId: null });
    expect((await state()).data.stateDisclosureFacts).toEqual({
      factSheet: { version: 1 },
      disclosure: null,
      userErrors: [],
    });
    expect(paths()).toEqual([`PUT ${factsPath}`]);
  });
});
