import { currentCostCents } from '@roofline/engine/roll-forward/component-cost';
import type { Component, ComponentInput } from '@roofline/schema/component/component';
import { copyName } from '@roofline/schema/value/copy-name';
import { limits } from '@roofline/schema/value/limits';
import { growthFactor } from '@roofline/engine/numeric/growth';
import { aFile } from '@roofline/schema/fixtures/file';
import { PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { aProperty } from '../../testing/graph-fixtures';
import type { Graph } from '../../testing/schema-link';

export const id = (n: number) => `01980000-0000-7000-9000-${String(n).padStart(12, '0')}`;
const INFLATION = 3;
const CATEGORIES = ['Roofing', 'Elevators', 'Fencing & Walls'];

/** A component: 10 EA at $100, 5 of 20 years left. */
export function aComponent(n: number, change: Partial<Component> = {}): Component {
  const base = {
    quantity: 10,
    unitCost: 100,
    percentReplaced: 100,
    remainingUsefulLife: 5,
    fiscalYear: 2026,
    category: 'Roofing',
    ...change,
  };
  const cost = currentCostCents({ ...base, unitCostCents: Math.round((base.unitCost ?? 0) * 100) }) / 100;
  return {
    propertyComponentId: id(n),
    propertyId: PROPERTY_ID,
    name: `Component ${n}`,
    categoryPosition: Math.max(0, CATEGORIES.indexOf(base.category)),
    location: null,
    unitOfMeasure: 'EA',
    currentCost: base.unitCost === null ? null : cost,
    usefulLife: 20,
    placedInServiceYear: null,
    lastReplacedYear: null,
    nextReplacementYear: base.fiscalYear + base.remainingUsefulLife,
    costAtReplacement:
      base.unitCost === null
        ? null
        : Math.round(cost * 100 * growthFactor(INFLATION, base.remainingUsefulLife)) / 100,
    isOneTime: false,
    warrantyUntil: null,
    nextInspectionOn: null,
    glCode: null,
    notes: null,
    updatedAt: '2026-11-01T08:00:00.000Z',
    version: 1,
    viewerCan: { edit: true, delete: true, viewCosts: true },
    ...base,
  };
}

export type ViewerIs = 'manager' | 'member' | 'vendor';
interface At {
  propertyComponentId: string;
  version: number;
}

const stale = (name: string) => ({
  code: 'stale',
  detail: `${name} was changed in the meantime. The current version is 9.`,
  field: null,
});

/** A service with an inventory that can be changed, under the same versions as the real one. */
export function inventoryService(initial: Component[], viewer: ViewerIs = 'manager', isReadOnly = false) {
  let rows = initial;
  const kept = new Map<string, object>();
  const canEdit = viewer === 'manager';
  const viewCosts = viewer !== 'vendor';
  const rights = { edit: canEdit && !isReadOnly, delete: canEdit && !isReadOnly, viewCosts };
  const hidden = viewCosts ? {} : { unitCost: null, currentCost: null, costAtReplacement: null };
  const shown = (row: Component): Component => ({ ...row, ...hidden, viewerCan: rights });
  const find = (wanted: string) => rows.find((row) => row.propertyComponentId === wanted);
  const put = (row: Component) => {
    rows = rows.map((old) => (old.propertyComponentId === row.propertyComponentId ? row : old));
  };
  const components = ({ fiscalYear }: { fiscalYear: number }) => ({
    propertyId: PROPERTY_ID,
    fiscalYear,
    basisFiscalYear: Math.min(fiscalYear, 2026),
    isReadOnly,
    items: rows.map(shown),
    totalCount: rows.length,
    totalCurrentCost: viewCosts ? rows.reduce((sum, row) => sum + (row.currentCost ?? 0), 0) : null,
    categories: CATEGORIES.map((name, position) => ({ name, position })),
    viewerCan: { add: canEdit && !isReadOnly, import: canEdit && !isReadOnly, export: canEdit, viewCosts },
  });
  const graph: Graph = {
    property: ({ propertyId }: { propertyId: string }) => ({
      ...aProperty,
      propertyId,
      viewerCan: {
        ...aProperty.viewerCan,
        editComponents: canEdit,
        viewComponentCosts: viewCosts,
        viewFiles: viewCosts,
      },
      components,
    }),
    component: ({ propertyComponentId }: { propertyComponentId: string }) => {
      const row = find(propertyComponentId);
      return row ? { ...shown(row), history, files: [aFile()], photos: [] } : null;
    },
    filterSettings: ({ a, b }: { a: string; b: string }) => ({ a, b, value: kept.get(`${a} ${b}`) ?? {} }),
    saveFilterSettings({ input }: { input: { a: string; b: string; value: object } }) {
      kept.set(`${input.a} ${input.b}`, input.value);
      return { filterSettings: input, userErrors: [] };
    },
    addComponent({ input }: { input: { values: ComponentInput } }) {
      const component = aComponent(rows.length + 100, input.values);
      rows = [...rows, component];
      return { component, userErrors: [] };
    },
    updateComponent({ input }: { input: At & { values: ComponentInput } }) {
      const old = find(input.propertyComponentId)!;
      if (old.version !== input.version) return { component: null, userErrors: [stale(old.name)] };
      const row = { ...old, ...aComponent(0, input.values), version: old.version + 1 };
      put({ ...row, propertyComponentId: old.propertyComponentId });
      return { component: find(old.propertyComponentId), userErrors: [] };
    },
    duplicateComponent({ input }: { input: { propertyComponentId: string } }) {
      const old = find(input.propertyComponentId)!;
      const isTaken = (name: string) => rows.some((row) => row.name === name);
      const name = copyName(old.name, { max: limits.componentNameMax, isTaken });
      const component = { ...old, propertyComponentId: id(rows.length + 200), name };
      rows = [...rows, component];
      return { component, userErrors: [] };
    },
    deleteComponent({ input }: { input: At }) {
      rows = rows.filter((row) => row.propertyComponentId !== input.propertyComponentId);
      return { propertyComponentId: input.propertyComponentId, userErrors: [] };
    },
    changeComponents({ input }: { input: { items: At[]; category?: string; delete?: boolean } }) {
      const late = input.items
        .map((item) => find(item.propertyComponentId)!)
        .filter((row, i) => row.version !== input.items[i]!.version);
      if (late.length > 0) return { changed: 0, userErrors: late.map((row) => stale(row.name)) };
      for (const { propertyComponentId } of input.items) {
        const row = find(propertyComponentId)!;
        if (input.delete) rows = rows.filter((each) => each !== row);
        else if (input.category) put({ ...row, category: input.category, version: row.version + 1 });
      }
      return { changed: input.items.length, userErrors: [] };
    },
  };
  return {
    graph,
    kept,
    /** Changes that someone else makes in the meantime. */
    touch: (n: number, change: Partial<Component>) => put({ ...find(id(n))!, ...change, version: 9 }),
    rows: () => rows,
  };
}

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
