import { paths } from '../../../app/paths';
import { PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { aPropertyRow } from '@roofline/schema/fixtures/property';
import { renderScreen, type Graph } from '../../../testing/schema-link';
import { PropertiesPage } from '../../PropertiesPage';

export interface SearchArguments {
  filter: {
    text: string;
    propertyTypeId: number | null;
    needsAttention: boolean;
    sort: string;
    descending: boolean;
  };
  page: number;
  pageSize: number;
}

export const id = (n: number) => `01980000-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** A service with `count` properties, that keeps settings and forgets what is archived. */
export function service(count: number, extra: Graph = {}) {
  const kept = new Map<string, object>();
  let rows = Array.from({ length: count }, (_, n) =>
    aPropertyRow({
      propertyId: n === 0 ? PROPERTY_ID : id(n + 1),
      propertyName: `Property ${n + 1}`,
      version: n + 1,
    }),
  );
  const graph: Graph = {
    properties({ filter, page, pageSize }: SearchArguments) {
      const found = rows.filter((row) => row.propertyName.toLowerCase().includes(filter.text.toLowerCase()));
      const items = found.slice((page - 1) * pageSize, page * pageSize).map((row) => ({
        ...row,
        outlook: {
          propertyId: row.propertyId,
          fiscalYear: 2026,
          percentFunded: 53.4,
          fundingBand: 'fair',
          endBalances: Array.from({ length: 30 }, (_, year) => 1000 * year),
          lowestBalance: 0,
          firstShortfallYear: null,
          plan: { planId: 'p1', name: 'Steady increase', standing: 'adopted' },
          today: {
            contribution: 385_000,
            difference: 15_000,
            totalDifference: 0,
            lowestBalance: -1,
            firstShortfallYear: 2037,
          },
        },
      }));
      return { items, totalCount: found.length, page, pageSize };
    },
    propertyTypes: () => [
      { id: 1, name: 'Condominium' },
      { id: 4, name: 'Townhome' },
    ],
    filterSettings: ({ a, b }: { a: string; b: string }) => ({ a, b, value: kept.get(b) ?? {} }),
    saveFilterSettings({ input }: { input: { a: string; b: string; value: object } }) {
      kept.set(input.b, input.value);
      return { filterSettings: input, userErrors: [] };
    },
    archiveProperty({ input }: { input: { propertyId: string } }) {
      rows = rows.filter((row) => row.propertyId !== input.propertyId);
      return { propertyId: input.propertyId, userErrors: [] };
    },
    ...extra,
  };
  return { graph, kept };
}

export const open = (graph: Graph, query = '') =>
  renderScreen(<PropertiesPage />, { graph, at: paths.properties + query, path: paths.properties });
