import type { PropertyListRow } from '@roofline/schema/property/property';
import { anOutlook } from '@roofline/schema/fixtures/plan';
import { aPropertyRow } from '@roofline/schema/fixtures/property';
import { PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { paths } from '../../../app/paths';
import { pageOf, recorder, savedSettings } from '../../../testing/recorder';
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

/** Returns property `n`; the first one is the property of the examples. */
export const aRow = (n: number, change: Partial<PropertyListRow> = {}) =>
  aPropertyRow({
    propertyId: n === 1 ? PROPERTY_ID : id(n),
    propertyName: `Property ${n}`,
    version: n,
    ...change,
  });
export const manyRows = (count: number) => Array.from({ length: count }, (_, n) => aRow(n + 1));

/** Never below zero by its plan, but below zero in 2037 at today's contribution. */
const outlook = anOutlook({
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
    lowestBalanceYear: 2037,
    firstShortfallYear: 2037,
  },
});

/** Fakes a service with `count` properties, each with its outlook. */
export function service(count: number, extra: Graph = {}, saved: Parameters<typeof savedSettings>[0] = {}) {
  const of = recorder<{ rows: readonly PropertyListRow[] }>({ rows: manyRows(count) });
  const settings = savedSettings(saved);
  const graph: Graph = {
    properties(asked: SearchArguments) {
      const page = pageOf(of.world.rows, asked);
      const shown = (row: PropertyListRow) => ({
        ...row,
        outlook: { ...outlook, propertyId: row.propertyId },
      });
      return { ...page, items: page.items.map(shown) };
    },
    propertyTypes: () => [
      { id: 1, name: 'Condominium' },
      { id: 4, name: 'Townhome' },
    ],
    ...settings.graph,
    ...of.writes({ archiveProperty: ({ propertyId }: { propertyId: string }) => ({ propertyId }) }),
    ...extra,
  };
  return { ...of, graph, kept: (what: string) => settings.of(`properties ${what}`) };
}

export const open = (graph: Graph, query = '') =>
  renderScreen(<PropertiesPage />, { graph, at: paths.properties + query, path: paths.properties });
