import { disclosureFacts } from '../../disclosure/tables';
import { plan } from '../../plan/tables';
import { buildPlanner, YEAR_2026, type Planner } from '../fixtures/planner';

let t: Planner;
beforeEach(async () => {
  // It is November 20, 2026.
  t = await buildPlanner();
});
afterEach(() => t.close());

const lines = (items: { date: string; kind: string; status: string }[]) =>
  items.map(({ date, kind, status }) => `${date} ${kind} ${status}`);
const ofKind = async (kind: string, query = YEAR_2026) =>
  (await t.calendar('manager', query)).filter((item) => item.kind === kind);

test('a property in California has a disclosure, a study and, perhaps, an inspection of its balconies', async () => {
  const items = await t.calendar('manager', '?from=2025-01-01&to=2026-12-31');
  expect(lines(items)).toEqual([
    '2025-01-01 balconyInspection mayApply',
    '2025-12-01 disclosure overdue',
    '2025-12-31 fiscalYearEnd done',
    '2025-12-31 reserveStudy overdue',
    '2026-12-01 disclosure due',
    '2026-12-31 fiscalYearEnd upcoming',
    '2026-12-31 reserveStudy upcoming',
    '2026-12-31 siteVisit mayApply',
  ]);
  expect(items[4]).toMatchObject({
    calendarItemId: `disclosure-${t.home}-2026`,
    propertyId: t.home,
    title: 'Disclosure of fiscal year 2026',
    detail: 'Send it with the annual budget report to all members from Oct 2, 2026 to Dec 1, 2026.',
    link: '/useraccount/plans',
  });
  expect(items[4]!.source).toMatch(/^California Civil Code, section 5300\. Our record: 2026-11/);
  expect(items[0]!.detail).toContain('Check whether it binds you');
  expect(items[0]!.source).toContain('section 5551');
});

test('a disclosure is done once its plan is chosen and every fact is stated', async () => {
  const { workspaceId, home: propertyId } = t;
  const year = { workspaceId, propertyId, fiscalYear: 2026 };
  const now = t.clock.now();
  const facts = {} as (typeof disclosureFacts.$inferInsert)['facts'];
  await t.within((tx) =>
    tx.insert(disclosureFacts).values({ ...year, facts, updatedAt: now, updatedBy: 'Rosa' }),
  );
  expect(lines(await ofKind('disclosure'))).toEqual(['2026-12-01 disclosure due']);
  const all = {
    preparedBy: 'Ana Ruiz', studyDate: '2026-01-31', areAllIncluded: true, assessmentAmount: 300, assessmentPeriod: 'month',
    doesAssessmentVary: false, reserveCalculation: 'By age', hasDeferredRepairs: false, anticipatesAssessments: false,
    fundingMechanism: 'Assessments', hasLoans: false, insuranceSummary: 'Fire', isCondominium: false,
  }; // prettier-ignore
  await t.within((tx) => tx.update(disclosureFacts).set({ facts: { ...facts, ...all } as typeof facts }));
  expect(lines(await ofKind('disclosure'))).toEqual(['2026-12-01 disclosure due']);
  await t.within((tx) => tx.update(plan).set({ isDisclosure: true }));
  const [item] = await ofKind('disclosure');
  expect(lines([item!])).toEqual(['2026-12-01 disclosure done']);
  expect(item!.link).toMatch(/^\/useraccount\/plan\/[0-9a-f-]{36}\/disclosure$/);
});

test('a study within the year is its update, and each site visit is due three years after the one before', async () => {
  const first = await t.addStudy('2023-03-01', { inspectionDate: '2023-02-10' });
  expect(lines(await ofKind('siteVisit'))).toEqual(['2026-02-10 siteVisit overdue']);
  const second = await t.addStudy('2026-06-30');
  const visits = await ofKind('siteVisit', '?from=2026-01-01&to=2027-12-31');
  expect(visits).toMatchObject([
    { calendarItemId: `siteVisit-${first}`, date: '2026-06-30', status: 'done' },
  ]);
  expect(await ofKind('siteVisit', '?from=2029-01-01&to=2029-12-31')).toMatchObject([
    { calendarItemId: `siteVisit-${second}`, date: '2029-06-30', status: 'upcoming' },
  ]);
  expect(lines(await ofKind('reserveStudy'))).toEqual(['2026-12-31 reserveStudy done']);
});

test('a study before construction is no update', async () => {
  await t.addStudy('2026-06-30', { reserveStudyTypeId: 4 });
  expect(lines(await ofKind('reserveStudy'))).toEqual(['2026-12-31 reserveStudy upcoming']);
});

test('in Washington the source is the stated chapter, and the disclosure is on the last day of the year', async () => {
  await t.changeHome({ state: 'WA' });
  const [item] = await ofKind('disclosure');
  expect(item).toMatchObject({ date: '2026-12-31', title: 'Disclosure of fiscal year 2026' });
  expect(item!.source).toContain(
    'chapter 64.90, section 64.90.525, or Revised Code of Washington, chapter 64.34',
  );
  const { workspaceId, home: propertyId } = t;
  const facts = { chapter: 'condominium' } as (typeof disclosureFacts.$inferInsert)['facts'];
  const row = {
    workspaceId,
    propertyId,
    fiscalYear: 2025,
    facts,
    updatedAt: t.clock.now(),
    updatedBy: 'Rosa',
  };
  await t.within((tx) => tx.insert(disclosureFacts).values(row));
  const [update] = await ofKind('reserveStudy');
  expect(update).toMatchObject({ title: 'Update of the reserve study for fiscal year 2026' });
  expect(update!.source).toMatch(/^Revised Code of Washington, chapter 64\.34, section 64\.34\.380\. Our/);
  expect(await ofKind('balconyInspection', '?from=2025-01-01&to=2026-12-31')).toEqual([]);
});

test('other states have no duties, and small or single-family properties have no inspection of balconies', async () => {
  const all = '?from=2024-06-01&to=2026-08-01';
  expect(await ofKind('balconyInspection', all)).toHaveLength(1);
  await t.changeHome({ numberOfUnits: 2 });
  expect(await ofKind('balconyInspection', all)).toEqual([]);
  await t.changeHome({ numberOfUnits: 40, propertyTypeId: 5 });
  expect(await ofKind('balconyInspection', all)).toEqual([]);
  await t.changeHome({ propertyTypeId: 1, yearBuilt: 2020 });
  expect(lines(await ofKind('balconyInspection', all))).toEqual(['2026-01-01 balconyInspection mayApply']);
  await t.changeHome({ state: 'AL' });
  expect(lines(await t.calendar())).toEqual(['2026-12-31 fiscalYearEnd upcoming']);
});

test('before the day on which the property was added only dates known to be done are shown', async () => {
  await t.changeHome({ createdAt: new Date('2026-11-01') });
  await t.addStudy('2025-05-05', { reserveStudyTypeId: 2 });
  expect(lines(await t.calendar('manager', '?from=2025-01-01&to=2026-10-31'))).toEqual([
    '2025-12-31 reserveStudy done',
  ]);
});

test('contracts, bids, insurance, projects and components are listed by day with their status', async () => {
  await t.changeHome({ state: 'AL' });
  const contract = await t.addFile('2026-11-19', {
    documentKind: 'contract',
    fileName: 'Elevator, service.pdf',
  });
  await t.addFile('2026-11-19', { documentKind: 'bid' });
  await t.addFile('2026-12-20', { documentKind: 'insurance' });
  await t.addFile('2026-12-21');
  await t.addFile('2026-12-22', { deletedAt: t.clock.now() });
  await t.addFile('2027-01-01');
  const open = await t.addProject({ startDate: '2026-03-01', dueDate: '2026-11-20', name: 'Roof' });
  await t.addProject({ startDate: '2026-04-01', dueDate: '2026-05-01', isCompleted: true });
  await t.addProject({ dueDate: '2026-07-01', deletedAt: t.clock.now() });
  const fence = await t.addComponent({ warrantyUntil: '2026-02-28', nextInspectionOn: '2026-02-28' });
  const items = await t.calendar();
  expect(lines(items)).toEqual([
    '2026-02-28 inspection overdue',
    '2026-02-28 warranty done',
    '2026-03-01 projectStart done',
    '2026-04-01 projectStart done',
    '2026-05-01 projectDue done',
    '2026-11-19 bid done',
    '2026-11-19 contract overdue',
    '2026-11-20 projectDue due',
    '2026-12-20 document due',
    '2026-12-21 document upcoming',
    '2026-12-31 fiscalYearEnd upcoming',
  ]);
  expect(items[8]!.title).toMatch(/^Insurance ends: /);
  expect(items.find(({ kind }) => kind === 'contract')).toMatchObject({
    calendarItemId: `file-${contract}`,
    title: 'Contract ends: Elevator, service.pdf',
    link: `/useraccount/files?file=${contract}`,
  });
  expect(items.find(({ status, kind }) => status === 'due' && kind === 'projectDue')).toMatchObject({
    calendarItemId: `projectDue-${open}`,
    link: `/useraccount/projects/${open}`,
  });
  expect(items[0]).toMatchObject({
    calendarItemId: `inspection-${fence.lineageId}`,
    title: 'Inspection: Perimeter fence',
    link: `/useraccount/components/${fence.propertyComponentId}`,
  });
});

test('a bid of an open project is in the calendar until its award, and its document never beside it', async () => {
  await t.changeHome({ state: 'AL' });
  const [open, done, gone] = [
    await t.addProject({ name: 'Roof', ownerUserId: t.ids.vendor }),
    await t.addProject({ isCompleted: true }),
    await t.addProject({ deletedAt: t.clock.now() }),
  ];
  const document = await t.addFile('2026-12-05', { documentKind: 'bid' });
  const policy = await t.addFile('2026-12-06', { documentKind: 'insurance' });
  const bid = await t.addBid(open, { validUntil: '2026-12-04', propertyFileId: document });
  await t.addBid(open, { validUntil: '2026-12-07', propertyFileId: policy });
  await t.addBid(open, { validUntil: null });
  await t.addBid(open, { validUntil: '2027-01-01' });
  await t.addBid(done, { validUntil: '2026-12-08' });
  await t.addBid(gone, { validUntil: '2026-12-09' });
  const items = await t.calendar();
  expect(lines(items)).toEqual([
    '2026-12-04 bid due',
    '2026-12-06 document due',
    '2026-12-07 bid due',
    '2026-12-31 fiscalYearEnd upcoming',
  ]);
  expect(items[0]).toMatchObject({
    calendarItemId: `bid-${bid}`,
    title: 'Bid ends: Apex Roofing for Roof',
    link: `/useraccount/projects/${open}`,
  });
  // The document stays hidden even where the bid ends outside the requested days.
  expect(await ofKind('bid', '?from=2026-12-05&to=2026-12-05')).toEqual([]);
  expect(await t.calendar('vendor')).toEqual([]);
  await t.award(open, bid);
  expect((await ofKind('bid')).map(({ date }) => date)).toEqual(['2026-12-05', '2026-12-07']);
});

test('a Vendor sees their own projects and the components of those, and nothing else', async () => {
  const own = await t.addProject({ dueDate: '2026-12-01', name: 'Mine', ownerUserId: t.ids.vendor });
  const other = await t.addProject({ dueDate: '2026-12-02', name: 'Not mine' });
  const mine = await t.addComponent({ warrantyUntil: '2026-12-03' }, own);
  await t.addComponent({ warrantyUntil: '2026-12-04' }, other);
  await t.addFile('2026-12-05', { documentKind: 'contract' });
  const seen = await t.calendar('vendor');
  expect(seen.map(({ calendarItemId }) => calendarItemId)).toEqual([
    `projectDue-${own}`,
    `warranty-${mine.lineageId}`,
  ]);
  expect((await t.calendar('member')).length).toBe((await t.calendar('manager')).length);
});

test('calendars of many properties are in the order of the ids, null where out of reach', async () => {
  const ids = [t.home, t.foreign, t.away];
  const url = `/api/calendar/property?propertyIds=${ids.join()}&from=2026-01-01&to=2026-12-31`;
  const lists: (unknown[] | null)[] = (await t.call('manager', 'GET', url)).data;
  expect(lists.map((list) => list?.length ?? null)).toEqual([4, null, null]);
  expect(lists[0]).toEqual(await t.calendar());
});

test.each([
  ['?from=2026-01-01&to=2028-03-10', 200],
  ['?from=2026-01-01&to=2028-03-11', 422],
  ['?from=2026-02-01&to=2026-01-31', 422],
  ['?from=2026-02-30&to=2026-03-01', 422],
  ['', 422],
])('%s is answered with %i', async (query, status) => {
  const answer = await t.call('manager', 'GET', `/api/calendar/property/${t.home}${query}`);
  expect(answer.status).toBe(status);
});
