import { MOMENT } from './picture-service';
import type { RestClient } from '../stack/rest-client';
import { adminRest } from './admin-rest';

/** A document that the service makes, by its name among the pictures. */
export interface MadeDocument {
  name: string;
  bytes: Uint8Array;
  /** How many of its pages are pictured. */
  pages: number;
}

/** Of a document: its other pages go on as these do. A board packet is pictured as a whole. */
const FIRST_PAGES = 3;

interface Plan {
  planId: string;
  name: string;
  version: number;
  isDisclosure: boolean;
}

/** Ids of the properties by their names. */
async function propertyIds(rest: RestClient): Promise<Map<string, string>> {
  const body = { pageSize: 100 };
  const { items } = await rest.ask<{ items: { propertyId: string; propertyName: string }[] }>(
    'POST',
    '/api/property/search',
    { body },
  );
  return new Map(items.map(({ propertyId, propertyName }) => [propertyName, propertyId]));
}

/** The plan of the disclosure: in California the demo data have none yet. */
async function disclosurePlan(rest: RestClient, plans: readonly Plan[]): Promise<Plan> {
  const chosen = plans.find(({ isDisclosure }) => isDisclosure);
  if (chosen) return chosen;
  const { planId, version } = plans.find(({ name }) => name === 'Full funding')!;
  return rest.ask<Plan>('POST', `/api/plan/${planId}/disclosure`, { body: { isDisclosure: true }, version });
}

/** What boards and owners get from the service, of the demo data. */
export async function madeDocuments(url: string): Promise<MadeDocument[]> {
  const rest = await adminRest(url);
  const ids = await propertyIds(rest);
  const year = new Date(MOMENT).getFullYear();
  const plansOf = async (property: string) => {
    const path = `/api/plan/property/${ids.get(property)}/${year}`;
    return (await rest.ask<{ items: Plan[] }>('GET', path)).items;
  };
  const proposed = (await plansOf('Alder Creek Gardens')).find(
    ({ name }) => name === 'Keep current contribution',
  )!;
  const california = await disclosurePlan(rest, await plansOf('Kestrel Court'));
  const washington = await disclosurePlan(rest, await plansOf('Larch Street Lofts'));
  const garden = ids.get('Alder Creek Gardens');
  const documents = {
    'pdf-packet': `plan/${proposed.planId}/packet`,
    'pdf-disclosure-california': `plan/${california.planId}/disclosure/pdf`,
    'pdf-disclosure-washington': `plan/${washington.planId}/disclosure/pdf`,
    'pdf-photos': `reports/photos/${garden}/pdf`,
    'pdf-percent-funded': `reports/percentfunded/${garden}/${year}.pdf`,
    'pdf-expenditures': `reports/anticipatedexpenditures/${garden}/${year}.pdf`,
    'pdf-inventory': `reports/componentinventory/${garden}/${year}.pdf`,
  };
  return Promise.all(
    Object.entries(documents).map(async ([name, path]) => {
      const pages = name === 'pdf-packet' ? Infinity : FIRST_PAGES;
      return { name, bytes: await rest.document(`/api/${path}`), pages };
    }),
  );
}
