import type { RootField } from './root-fields';

/** The path to an object of a type, and its requested fields. */
const PARENTS: Record<string, (selection: string) => string> = {
  Property: (s) => `query($propertyId:ID!){parent:property(propertyId:$propertyId){${s}}}`,
  PropertyListRow: (s) => `query{parent:properties(page:1,pageSize:100){items{propertyId ${s}}}}`,
  PropertyChoice: (s) => `query{parent:propertyChoices{propertyId ${s}}}`,
  Component: (s) =>
    `query($propertyComponentId:ID!){parent:component(propertyComponentId:$propertyComponentId){${s}}}`,
  Job: (s) => `query($jobId:ID!){parent:job(jobId:$jobId){${s}}}`,
  Plan: (s) => `query($planId:ID!){parent:plan(planId:$planId){${s}}}`,
  PlanList: (s) =>
    `query($propertyId:ID!,$fiscalYear:Int!){parent:plans(propertyId:$propertyId,fiscalYear:$fiscalYear){${s}}}`,
};

/** Types that come in a list: a caller without access finds no row in it. */
export const LISTED = new Set(['PropertyListRow', 'PropertyChoice']);

/** A document that requests one field of an object. */
export function nestedDocument(name: string, args = ''): string {
  const [type = '', field = ''] = name.split('.');
  const parent = PARENTS[type];
  if (!parent) throw new Error(`Say in nested-fields.ts how a ${type} is reached`);
  return parent(`child:${field}${args}{__typename}`);
}

export interface NestedField extends RootField {
  args?: string;
  /** The scene has nothing there: a caller who may read it gets nothing. */
  isEmpty?: boolean;
}

const hidden = { 403: 'none' } as const;
const YEAR = '(fiscalYear:2026)';
const reading: NestedField = { route: 'GET /api/property/:propertyId' };
const studies: NestedField = { route: 'GET /api/property/:propertyId/reservestudy', instead: hidden };
const money: NestedField = {
  route: 'GET /api/propertyfinancial/:propertyId/:fiscalYear',
  instead: hidden,
};
const plans: NestedField = { route: 'GET /api/plan/:planId' };
const outlook: NestedField = {
  route: 'GET /api/reports/financialhealth/:propertyId/:fiscalYear',
  instead: hidden,
};

/**
 * AZ-12: each object that is reached through another object by a separate read. The route is that of the same object by
 * its id, so that both ways give the same result. A field without a line fails the test beside; fields that no resolver of the
 * BFF answers are parts of their parent's answer.
 */
export const NESTED: Record<string, NestedField> = {
  'Job.file': { route: 'GET /api/job/:jobId' },
  // The scene's job created a document.
  'Job.componentImport': { route: 'GET /api/job/:jobId', isEmpty: true },
  'Property.fiscalYears': reading,
  'Property.propertyFinancial': { ...money, args: YEAR },
  'Property.reserveStudies': studies,
  'Property.reserveStudy': studies,
  'Property.components': { route: 'GET /api/component/property/:propertyId', args: YEAR },
  'Property.defaultRecommendedPlan': { ...outlook, args: YEAR },
  'Property.financialHealth': { ...outlook, args: YEAR },
  'PropertyListRow.outlook': outlook,
  'PropertyListRow.fiscalYears': reading,
  'PropertyListRow.propertyFinancial': money,
  'PropertyListRow.reserveStudies': studies,
  'PropertyChoice.outlook': outlook,
  'Component.history': { route: 'GET /api/component/:propertyComponentId/history' },
  'Plan.list': plans,
  'Plan.property': plans,
  'Plan.bridge': plans,
  // The scene's properties are in a state without a disclosure.
  'Plan.disclosure': { ...plans, isEmpty: true },
  'Plan.disclosureFacts': { ...plans, isEmpty: true },
  'PlanList.inventory': { route: 'GET /api/plan/inventory/:propertyId/:fiscalYear' },
  'PlanList.steps': { route: 'GET /api/plan/steps/:propertyId/:fiscalYear' },
};
