import { activityItem } from '@roofline/schema/activity/activity';
import {
  component,
  componentBulkAnswer,
  componentBulkInput,
  componentInput,
  componentList,
  componentsSaved,
  componentsSaveInput,
} from '@roofline/schema/component/component';
import { shortIdList } from '@roofline/schema/value/page';
import { z } from 'zod';
import { yearParam } from '../platform/ids';
import { created, data } from '../platform/route/answer';
import { routes } from '../platform/route/declare';
import { get } from '../platform/route/read';
import { post, put, remove, unkeyed } from '../platform/route/write';
import { propertyGuard } from '../property/access';
import { exportRoutes } from './export/routes';
import { listCategories, listComponents, listInventories, readComponent, readHistory } from './read';
import { changeComponents, saveComponents } from './write/bulk';
import {
  addComponent,
  changeComponent,
  componentGuard,
  duplicateComponent,
  removeComponent,
} from './write/edit';

const ofProperty = '/api/component/property/:propertyId';
const ofComponent = '/api/component/:propertyComponentId';
const ofYear = z.object({ fiscalYear: yearParam.optional().transform((year) => year ?? null) });
const category = z.object({
  name: z.string(),
  position: z.int().nullable().meta({ description: 'null while the property has no component in it' }),
  isBuiltIn: z.boolean(),
});

/** The routes of the inventories of a property's fiscal years. */
export const componentRoutes = [
  ...routes(
    'component',
    get(ofProperty, {
      summary:
        'The whole inventory of a year; for a year without setup, that of the newest set-up year before it',
      query: ofYear,
      answer: data(componentList),
      work: (tx, { actor, params, query, deps }) => listComponents(tx, deps, actor, { ...params, ...query }),
    }),
    post(ofProperty, {
      summary: 'Add a component',
      activity: 'component',
      query: ofYear,
      body: componentInput,
      answer: created(component),
      guard: ({ actor, params }) => propertyGuard(actor, params.propertyId, 'editComponents'),
      work: (tx, { actor, params, query, body, deps }) =>
        addComponent(tx, deps, actor, { ...params, ...query }, body),
    }),
    post(`${ofProperty}/save`, {
      summary: 'Add and change up to 500 components of a year at once, all or none',
      description:
        'Items with a propertyComponentId and its version are changed, the others are added; the answer has them in the same order. Problems name the item, as items.3.values.unitCost. The plans are computed once.',
      activity: 'component',
      query: ofYear,
      body: componentsSaveInput,
      answer: created(componentsSaved),
      guard: ({ actor, params }) => propertyGuard(actor, params.propertyId, 'editComponents'),
      work: (tx, { actor, params, query, body, deps }) =>
        saveComponents(tx, deps, actor, { ...params, ...query }, body),
    }),
    get('/api/component/inventories', {
      summary:
        'Whole inventories of a year of at most 20 properties, in the requested order; null for a property without that year, or whose components the caller may not see',
      query: ofYear.extend({ propertyIds: shortIdList }),
      answer: data(z.array(componentList.nullable())),
      work: (tx, { actor, query, deps }) => listInventories(tx, deps, actor, query),
    }),
    get('/api/component/categories', {
      summary: "The property's categories in their order, then the built-in ones not used yet",
      query: z.object({ propertyId: z.uuid() }),
      answer: data(z.array(category)),
      work: (tx, { actor, query }) => listCategories(tx, actor, query.propertyId),
    }),
    get(ofComponent, {
      summary: 'A component',
      answer: data(component),
      work: (tx, { actor, params, deps }) => readComponent(tx, deps, actor, params.propertyComponentId),
    }),
    get('/api/component/:propertyComponentId/history', {
      summary: 'Activity of a component, newest first',
      answer: data(z.array(activityItem)),
      work: (tx, { actor, params }) => readHistory(tx, actor, params.propertyComponentId),
    }),
    post('/api/component/:propertyComponentId/duplicate', {
      summary: 'Add a copy, named "Copy of …"',
      activity: 'component',
      answer: created(component),
      guard: ({ actor, params }) => componentGuard(actor, params.propertyComponentId),
      work: (tx, { actor, params, deps }) => duplicateComponent(tx, deps, actor, params.propertyComponentId),
    }),
    put(ofComponent, {
      summary: 'Change a component; requires If-Match',
      activity: ['component', 'componentCost'],
      body: componentInput,
      answer: data(component),
      work: (tx, { actor, params, version, body, deps }) =>
        changeComponent(tx, deps, actor, { ...params, version }, body),
    }),
    remove(ofComponent, {
      summary: 'Remove a component; requires If-Match',
      activity: 'component',
      work: (tx, { actor, params, version, deps }) =>
        removeComponent(tx, deps, actor, { ...params, version }),
    }),
    unkeyed('PUT', '/api/component/bulk', {
      summary: 'Change many components at once, all or none',
      activity: 'component',
      neither: 'each component of the body has its version',
      body: componentBulkInput,
      answer: data(componentBulkAnswer),
      work: (tx, { actor, body, deps }) => changeComponents(tx, deps, actor, body),
    }),
  ),
  ...exportRoutes,
];
