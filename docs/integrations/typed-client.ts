// The story of a property through a client whose types come from the OpenAPI document (see README.md).
import createClient from 'openapi-fetch';
import type { components, paths } from './openapi';

type Problem = components['schemas']['Problem'];

/** What the story needs from outside. */
export interface Story {
  url: string;
  token: string;
  /** The year to plan, and the day on which the board met. */
  fiscalYear: number;
  meetingDate: string;
}

/** The data of an answer, or an error that says what is wrong with which field. */
function dataOf<T>({ data, error }: { data?: { data: T }; error?: Problem | undefined }): T {
  if (data !== undefined) return data.data;
  const problems = error?.error.errors.map(({ field, detail }) => (field ? `${field}: ${detail}` : detail));
  throw new Error(problems?.join(' ') ?? 'Roofline did not answer');
}

const keyOf = (step: string) => ({ 'Idempotency-Key': `typed-client-${step}-${Date.now()}` });
const roof = { category: 'Roofing', quantity: 120, unitOfMeasure: 'SQ', unitCost: 450, usefulLife: 25 };

type Client = ReturnType<typeof createClient<paths>>;

const changes = async (client: Client, after?: string) =>
  dataOf(await client.GET('/api/workspace/changes', { params: { query: { after, first: 1000 } } }));

const addProperty = async (client: Client, fiscalYear: number) =>
  dataOf(
    await client.POST('/api/property', {
      params: { header: keyOf('property') },
      body: {
        name: 'Alder Grove', addressLine1: '12 Alder Way', addressLine2: null, city: 'Bellevue', state: 'WA', zipCode: '98004',
        yearBuilt: 1996, propertyTypeId: 1, isCondoConverted: false, numberOfUnits: 84, numberOfFloors: 3, yearOfConversion: 0,
        propertyDescription: null, isTest: false, reserveStudy: null,
        propertyFinancial: {
          fiscalYearStartMonth: 1, startingFiscalYear: fiscalYear, averageHoaAnnualFee: 420_000, feeCollectionFrequencyId: 1,
          yearEndReserveBalance: 310_000, annualReserveContribution: 96_000, inflationRate: 3, interestRate: 2,
          reserveContributionIncreaseRate: 3, reserveMonthStart: 1, upcomingExpenses: 0, updateAllPlans: false,
        },
      },
    }),
  ); // prettier-ignore

/** Adds two components in one call, and corrects the cost of one from its version on. */
async function takeInventory(client: Client, propertyId: string, fiscalYear: string) {
  const save = async (step: string, items: components['schemas']['NewComponentPropertySave']['items']) =>
    dataOf(
      await client.POST('/api/component/property/{propertyId}/save', {
        params: { path: { propertyId }, query: { fiscalYear }, header: keyOf(step) },
        body: { items },
      }),
    ).items;
  const north = { ...roof, name: 'Roof, north', remainingUsefulLife: 6 };
  const south = { ...roof, name: 'Roof, south', remainingUsefulLife: 9 };
  const [added] = await save('inventory', [{ values: north }, { values: south }]);
  const { propertyComponentId, version } = added!;
  await save('correction', [{ propertyComponentId, version, values: { ...north, unitCost: 475 } }]);
}

/** Copies the first plan of a year, and records that the board adopted the copy. */
async function adoptCopy(client: Client, propertyId: string, { fiscalYear, meetingDate }: Story) {
  const ofYear = { params: { path: { propertyId, fiscalYear: String(fiscalYear) } } };
  const { items } = dataOf(await client.GET('/api/plan/property/{propertyId}/{fiscalYear}', ofYear));
  const copy = dataOf(
    await client.POST('/api/plan/{planId}/duplicate', {
      params: { path: { planId: items[0]!.planId }, header: keyOf('plan') },
      body: { name: 'Board plan' },
    }),
  );
  const header = { 'If-Match': `"${copy.version}"`, ...keyOf('adoption') };
  return dataOf(
    await client.POST('/api/plan/{planId}/adopt', {
      params: { path: { planId: copy.planId }, header },
      body: { meetingDate, votesFor: 5, votesAgainst: 0, votesAbstained: 0, note: null },
    }),
  );
}

/** Adds a property with its inventory, corrects a cost, has a plan adopted, and finds all of it among the changes. */
export async function tellStory(story: Story) {
  const { url, token, fiscalYear } = story;
  const client = createClient<paths>({ baseUrl: url, headers: { authorization: `Bearer ${token}` } });
  let page = await changes(client);
  while (page.hasMore) page = await changes(client, page.cursor);

  const { propertyId, version } = await addProperty(client, fiscalYear);
  await takeInventory(client, propertyId, String(fiscalYear));
  const adopted = await adoptCopy(client, propertyId, story);

  // From a version that is not the current one nothing is overwritten: 412.
  const stale = await client.DELETE('/api/property/{propertyId}', {
    params: { path: { propertyId }, header: { 'If-Match': `"${version + 7}"` } },
  });
  const happened = (await changes(client, page.cursor)).items.filter(
    (item) => item.propertyId === propertyId,
  );
  return { propertyId, staleStatus: stale.response.status, adopted, happened };
}
