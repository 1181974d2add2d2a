import type { Component, ComponentList } from '@roofline/schema/component/component';
import { aComponent as aRoof, aComponentList } from '@roofline/schema/fixtures/component';
import { aFile } from '@roofline/schema/fixtures/file';
import { PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { aProperty } from '../../testing/graph-fixtures';
import { recorder, savedSettings } from '../../testing/recorder';
import type { Graph } from '../../testing/schema-link';

export const id = (n: number) => `01980000-0000-7000-9000-${String(n).padStart(12, '0')}`;

/** A component: 10 EA at $100, 5 of 20 years left at 3% inflation. */
export const aComponent = (n: number, change: Partial<Component> = {}): Component =>
  aRoof({
    propertyComponentId: id(n),
    name: `Component ${n}`,
    categoryPosition: 0,
    quantity: 10,
    unitCost: 100,
    currentCost: 1000,
    remainingUsefulLife: 5,
    nextReplacementYear: 2031,
    costAtReplacement: 1159.27,
    ...change,
  });

interface World {
  rows: readonly Component[];
  /** The fields of the list besides its rows. */
  list: Partial<ComponentList>;
  /** Rights of the viewer at the property, at the list and at each row. */
  can: Partial<(typeof aProperty)['viewerCan']>;
  canInList: Partial<ComponentList['viewerCan']>;
  canInRow: Partial<Component['viewerCan']>;
}

/** The answers for a Member, who reads everything and changes nothing. */
export const MEMBER: Partial<World> = {
  can: { editComponents: false },
  canInList: { add: false, import: false, export: false },
  canInRow: { edit: false, delete: false },
};
/** The answers for a Vendor: the same without costs and files. */
export const asVendor = (rows: readonly Component[]): Partial<World> => ({
  rows: rows.map((row) => ({ ...row, unitCost: null, currentCost: null, costAtReplacement: null })),
  list: { totalCurrentCost: null },
  can: { editComponents: false, viewComponentCosts: false, viewFiles: false },
  canInList: { ...MEMBER.canInList, viewCosts: false },
  canInRow: { ...MEMBER.canInRow, viewCosts: false },
});
/** The answers for a year that is over. */
export const READ_ONLY: Partial<World> = {
  list: { isReadOnly: true },
  canInList: { add: false, import: false },
  canInRow: { edit: false, delete: false },
};

/** The refusal of a save after someone else saved first. */
export const staleOf = (name: string) => ({
  code: 'stale',
  detail: `${name} was changed in the meantime. The current version is 9.`,
});

/** A service with one inventory, as far as the pages read and change it. */
export function inventoryService(rows: readonly Component[], start: Partial<World> = {}) {
  const service = recorder<World>({ rows, list: {}, can: {}, canInList: {}, canInRow: {}, ...start });
  const settings = savedSettings();
  const { world } = service;
  const shown = (row: Component): Component => ({
    ...row,
    viewerCan: { ...row.viewerCan, ...world.canInRow },
  });
  const components = ({ fiscalYear }: { fiscalYear: number }) => {
    const list = aComponentList(world.rows.map(shown), { fiscalYear, categories: CATEGORIES, ...world.list });
    return { ...list, viewerCan: { ...list.viewerCan, ...world.canInList } };
  };
  const graph: Graph = {
    ...settings.graph,
    property: ({ propertyId }: { propertyId: string }) => ({
      ...aProperty,
      propertyId,
      viewerCan: { ...aProperty.viewerCan, ...world.can },
      components,
    }),
    component: ({ propertyComponentId }: { propertyComponentId: string }) => {
      const row = world.rows.find((each) => each.propertyComponentId === propertyComponentId);
      return row ? { ...shown(row), history, files: [aFile()], photos: [] } : null;
    },
    ...service.writes({
      addComponent: () => ({ component: world.rows.at(-1) }),
      updateComponent: (input: Record<string, unknown>) => ({
        component: service.merge('rows', 'propertyComponentId', input),
      }),
      duplicateComponent: () => ({ component: world.rows.at(-1) }),
      deleteComponent: ({ propertyComponentId }: { propertyComponentId: string }) => ({
        propertyComponentId,
      }),
      changeComponents: ({ items }: { items: readonly object[] }) => ({ changed: items.length }),
    }),
  };
  return { ...service, graph, settings };
}

const CATEGORIES = ['Roofing', 'Elevators', 'Fencing & Walls'].map((name, position) => ({ name, position }));

const history = [
  {
    activityId: id(900),
    propertyId: PROPERTY_ID,
    entityName: 'Component 1',
    description: 'Changed the cost of Component 1 from $900 to $1,000',
    userName: 'Dana Okafor',
    date: '2026-11-01T08:00:00.000Z',
    type: 'componentCost',
    projectId: null,
    propertyComponentId: id(1),
  },
];
