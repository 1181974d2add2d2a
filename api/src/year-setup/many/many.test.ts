import type { Job } from '@roofline/schema/job/job';
import type { ManyYears } from '@roofline/schema/year-setup/many-years';
import { buildUpkeep, type Upkeep } from '../../component/fixtures/upkeep';
import type { Identity } from '../../property/fixtures/cast';
import { newProperty } from '../../property/fixtures/cast';

let t: Upkeep;
beforeEach(async () => void (t = await buildUpkeep()));
afterEach(() => t.close());

const YEAR = 2027;
const read = async (who: Identity = 'portfolioAdmin') =>
  (await t.call(who, 'GET', `/api/year/setupmany/${t.workspaceId}/${YEAR}`)).data as ManyYears;
const ask = (properties: object[], over: object = {}, who: Identity = 'portfolioAdmin') =>
  t.call(who, 'POST', `/api/year/setupmany/${t.workspaceId}/${YEAR}`, {
    body: { hasCostIncrease: true, inflationRate: 4, informationSourceId: 1, properties, ...over },
  });
const jobOf = async (jobId: string, who: Identity = 'portfolioAdmin') =>
  (await t.call(who, 'GET', `/api/job/${jobId}`)).data as Job;
async function run(properties: object[], over: object = {}) {
  const { data } = await ask(properties, over);
  await t.runJobs();
  return jobOf((data as Job).jobId);
}

/** Adds a property with these components, by remaining life. */
async function property(name: string, ...lives: number[]): Promise<string> {
  const { propertyId } = await t.add('admin', newProperty(name));
  for (const [n, remainingUsefulLife] of lives.entries())
    await t.addOne({ name: `${name} ${n}`, remainingUsefulLife }, 'admin', propertyId);
  return propertyId;
}
const rowOf = async (propertyId: string) =>
  (await read()).items.find((each) => each.propertyId === propertyId)!;

test('lists properties that await the year, with their due work and with remarks', async () => {
  const plain = await property('Plain Court', 4);
  const due = await property('Due Court', 0, 3);
  const { isSetUpCount, items } = await read();
  expect(isSetUpCount).toBe(0);
  expect(items.map(({ propertyName }) => propertyName)).toEqual([
    'Away Court',
    'Due Court',
    'Home Court',
    'Plain Court',
  ]);
  expect(await rowOf(plain)).toMatchObject({
    closingFiscalYear: 2026,
    componentCount: 1,
    due: [],
    remarks: [],
  });
  expect((await rowOf(due)).due).toMatchObject([{ name: 'Due Court 0', currentCost: 117_800 }]);
  expect((await rowOf(t.away)).remarks).toEqual(['The inventory has no components.']);
});

test('sets only the chosen properties up, like their own setup does, with one rate for all', async () => {
  const [one, other] = [await property('One Court', 4), await property('Other Court', 4)];
  const single = await property('Single Court', 4);
  const setup = (await t.call('admin', 'GET', `/api/year/anticipatedexpenditures/${single}/${YEAR}`))
    .data as {
    proposal: Record<string, number>;
  };
  const { yearEndReserveBalance, averageHoaAnnualFee, annualReserveContribution } = setup.proposal;
  await t.call('admin', 'POST', `/api/year/setup/${single}/${YEAR}`, {
    body: {
      expenditures: [],
      hasCostIncrease: true,
      inflationRate: 4,
      informationSourceId: 1,
      yearEndReserveBalance,
      averageHoaAnnualFee,
      annualReserveContribution,
    },
  });
  const job = await run([{ propertyId: one }]);
  expect(job).toMatchObject({ status: 'succeeded', result: { manyYears: { setUp: 1, refused: [] } } });
  const financial = async (id: string) => {
    const { data } = await t.call('admin', 'GET', `/api/propertyfinancial/${id}/${YEAR}`);
    const { propertyFinancialId: _id, propertyId: _property, ...values } = data as Record<string, unknown>;
    return values;
  };
  expect(await financial(one)).toEqual(await financial(single));
  const costOf = async (id: string) => (await t.list('admin', id, `?fiscalYear=${YEAR}`)).totalCurrentCost;
  expect(await costOf(one)).toBe(await costOf(single));
  expect((await read()).items.map(({ propertyId }) => propertyId)).toContain(other);
});

test('leaves a property unchanged if due work has no outcome, because done is never presumed', async () => {
  const [due, plain] = [await property('Due Court', 0), await property('Plain Court', 4)];
  const job = await run([{ propertyId: due }, { propertyId: plain }]);
  expect(job.result!.manyYears).toEqual({
    setUp: 1,
    refused: [{ propertyId: due, detail: 'Say what became of the work that was due in 2026: Due Court 0.' }],
  });
  const { due: work } = await rowOf(due);
  const { propertyComponentId } = work[0]!;
  const deferred = [{ propertyId: due, expenditures: [{ propertyComponentId, outcome: 'deferred' }] }];
  expect((await run(deferred)).result!.manyYears).toMatchObject({ setUp: 1 });
  const [line] = (await t.list('admin', due, `?fiscalYear=${YEAR}`)).items;
  expect(line!.remainingUsefulLife).toBe(0);
});

test('one interest rate for all replaces the properties’ own', async () => {
  const [one, two] = [await property('One Court', 4), await property('Two Court', 4)];
  await run([{ propertyId: one }], { interestRate: 2.25 });
  await run([{ propertyId: two }]);
  const rate = async (id: string, year: number) =>
    ((await t.call('admin', 'GET', `/api/propertyfinancial/${id}/${year}`)).data as { interestRate: number })
      .interestRate;
  expect(await rate(one, YEAR)).toBe(2.25);
  expect(await rate(two, YEAR)).toBe(await rate(two, 2026));
});

test('a repeated job finds the years that it has set up', async () => {
  const [one, two] = [await property('One Court', 4), await property('Two Court', 4)];
  // The first property is set up before the process ends.
  await t.call('admin', 'GET', `/api/year/skipsetup/${one}/${YEAR}`);
  const job = await run([{ propertyId: one }, { propertyId: two }]);
  expect(job.result!.manyYears).toEqual({ setUp: 2, refused: [] });
  expect((await read()).isSetUpCount).toBe(2);
});

test('a repeat gets the running job, and only administrators of the portfolio start one', async () => {
  const [one, two] = [await property('One Court', 4), await property('Two Court', 4)];
  const { data } = await ask([{ propertyId: one }]);
  expect((await ask([{ propertyId: one }])).data).toMatchObject({ jobId: (data as Job).jobId });
  expect((await ask([{ propertyId: two }])).errors[0]!.code).toBe('stillRunning');
  expect((await read()).jobId).toBe((data as Job).jobId);
  expect((await read('admin')).jobId).toBeNull();
  // Two users request the same property, whose year is set up once.
  expect((await ask([{ propertyId: one }], {}, 'admin')).status).toBe(202);
  expect(await t.runJobs()).toBe(2);
  expect((await read()).isSetUpCount).toBe(1);
  for (const who of ['manager', 'member', 'vendor'] as const)
    expect((await ask([{ propertyId: one }], {}, who)).status).toBe(403);
  expect((await ask([{ propertyId: one }], {}, 'stranger')).status).toBe(404);
});

test('refuses a property of another portfolio, and sets up the others', async () => {
  const one = await property('One Court', 4);
  const job = await run([{ propertyId: t.foreign }, { propertyId: one }]);
  expect(job.result!.manyYears).toMatchObject({ setUp: 1, refused: [{ propertyId: t.foreign }] });
});

test.each([
  ['a rise without its rate', { inflationRate: null }, 'inflationRate'],
  ['a rise without its source', { informationSourceId: null }, 'informationSourceId'],
])('refuses %s', async (_what, over, field) => {
  const { status, errors } = await ask([{ propertyId: t.home }], over);
  expect([status, errors[0]!.field]).toEqual([422, field]);
});
