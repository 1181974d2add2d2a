import { pngOf } from '@roofline/api/platform/images/fixtures/png';
import { multipartBody } from '@roofline/api/platform/upload/fixtures/multipart';
import { newComponent, newProperty, thisYear } from '../../stack/people';
import type { RestClient } from '../../stack/rest-client';
import { until } from '../../stack/until';
import { adoption, newPlan } from '../routes/route-scene';
import type { Pool } from './bodies';

async function sendFile(
  rest: RestClient,
  path: string,
  [file, fileName, type]: [Buffer, string, string],
): Promise<{ importId: string; adoptionFileId: string }> {
  const { payload, contentType } = multipartBody([{ field: 'file', bytes: file, fileName, type }]);
  const sent = await fetch(`${rest.baseUrl}${path}`, {
    method: 'POST',
    headers: { ...rest.headers, 'content-type': contentType },
    body: new Uint8Array(payload),
  });
  if (!sent.ok) throw new Error(`${path}: ${sent.status} ${await sent.text()}`);
  return ((await sent.json()) as { data: { importId: string; adoptionFileId: string } }).data;
}

/** An adopted plan, the one of the disclosure, and more. */
async function plantPlans(rest: RestClient, propertyId: string): Promise<string[]> {
  const ofYear = `/api/plan/property/${propertyId}/${thisYear()}`;
  const ids: string[] = [];
  for (let n = 0; n < 6; n += 1) {
    const { planId } = await rest.ask<{ planId: string }>('POST', ofYear, { body: newPlan() });
    ids.push(planId);
  }
  await rest.ask('POST', `/api/plan/${ids[0]}/adopt`, { body: adoption, version: 1 });
  await rest.ask('POST', `/api/plan/${ids[1]}/disclosure`, { body: { isDisclosure: true } });
  return ids;
}

/** A finished document. Random requests may have left as many waiting as one user may have. */
async function plantJob(rest: RestClient, propertyId: string): Promise<string> {
  const body = { document: 'components', propertyId, fiscalYear: thisYear() };
  let jobId = '';
  await until(async () => {
    const answer = await rest.send<{ jobId: string }>('POST', '/api/job/document', { body });
    if (answer.status === 202) ({ jobId } = answer.data);
    return answer.status === 202;
  });
  await until(async () => {
    const { status } = await rest.ask<{ status: string }>('GET', `/api/job/${jobId}`);
    return status !== 'queued' && status !== 'running';
  });
  return jobId;
}

/** Settings of every kind that a plan of this property accepts. */
function settingsOf(propertyComponentId: string): object[] {
  const { settings } = newPlan();
  const year = thisYear();
  const events = {
    specialAssessments: [{ year: year + 3, amount: 5_000.5, purpose: 'Roof', dueDate: `${year + 3}-06-30` }],
    yearOverrides: [{ year: year + 1, inflationRate: 6, interestRate: null, increaseRate: 0 }],
    moves: [{ propertyComponentId, year: year + 9 }],
    conventions: {
      inflationTiming: 'midYear',
      interestConvention: 'monthly',
      rateBasis: 'nominalMonthly',
      taxRate: 30,
    },
    costShock: 10,
    lifeOffset: -1,
  };
  const goal = { amount: 1_000, percent: 40, year: year + 12 };
  const ladder = [
    { fromYear: year + 2, kind: 'add', amount: 500, increaseRate: 4 },
    { fromYear: year + 7, kind: 'increaseOnly', increaseRate: 1 },
  ];
  return [
    settings,
    { ...settings, ...events, method: 'thresholdDollars', goal },
    { ...settings, ...events, method: 'targetPercent', goal },
    { ...settings, ...events, method: 'ladder', firstYearContribution: 4_000, ladder },
  ];
}

/**
 * A property with all that hangs on it, in a state with disclosures: last year has ended, this year is set up, the next
 * one is not. Returns the valid values for requests about it.
 */
export async function plantProperty(rest: RestClient, known: Pool, name: string): Promise<Pool> {
  const year = thisYear();
  const made = newProperty(name) as { propertyFinancial: object };
  const propertyFinancial = { ...made.propertyFinancial, startingFiscalYear: year - 1 };
  const { propertyId } = await rest.ask<{ propertyId: string }>('POST', '/api/property', {
    body: { ...made, propertyFinancial, state: 'WA' },
  });
  await rest.ask('GET', `/api/year/skipsetup/${propertyId}/${year}`);
  const line = await rest.ask<{ propertyComponentId: string }>(
    'POST',
    `/api/component/property/${propertyId}?fiscalYear=${year}`,
    { body: newComponent('Roof', { remainingUsefulLife: 0 }) },
  );
  const { propertyComponentId } = line;
  const study = await rest.ask('POST', `/api/property/${propertyId}/reservestudy`, {
    body: { date: '2024-05-01', reserveStudyTypeId: 2 },
  });
  const list = Buffer.from('Item,UL,RUL,Cost\nPaint,7,2,900\n');
  const read = await sendFile(rest, `/api/component/property/${propertyId}/import`, [
    list,
    'list.csv',
    'text/csv',
  ]);
  await sendFile(rest, `/api/property/${propertyId}/profileimage`, [pngOf(120, 120), 'a.png', 'image/png']);
  const plans = await plantPlans(rest, propertyId);
  const [adopted, disclosed, open] = plans;
  const minutes = Buffer.from('%PDF-1.7 minutes');
  const kept = await sendFile(rest, `/api/plan/${adopted}/adoption/file`, [
    minutes,
    'a.pdf',
    'application/pdf',
  ]);
  return {
    ...known,
    propertyId: [propertyId],
    propertyComponentId: [propertyComponentId],
    studyId: [study.propertyReserveStudyId],
    planId: plans,
    'planId /api/plan/{planId}/adoption/file': [adopted, adopted, adopted, open],
    'planId /api/plan/{planId}/disclosure': [disclosed, disclosed, disclosed, open],
    'planId /api/plan/{planId}/disclosure/pdf': [disclosed, disclosed, disclosed, open],
    'planId /api/plan/{planId}/adopt': plans.slice(2),
    fileId: [kept.adoptionFileId],
    importId: [read.importId],
    jobId: [await plantJob(rest, propertyId)],
    settings: settingsOf(propertyComponentId),
    expenditures: [[], [{ propertyComponentId, outcome: 'done', actualCost: 1_234.5 }]],
  };
}
