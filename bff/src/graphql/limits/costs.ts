/**
 * Fields that make the REST service compute, and what each costs: one point is about 50 ms of its processor for a year
 * of 2,000 components (docs/decisions/0025). Fields not listed here read stored data.
 */
export const COSTS: Readonly<Record<string, number>> = {
  'Query.previewPlan': 3,
  'Query.percentFundedReport': 3,
  'Query.expendituresReport': 4,
  'Query.inventoryReport': 5,
  'Query.yearSetup': 3,
  'Query.reconciliation': 1,
  'Query.componentImport': 6,
  'Query.importRequest': 6,
  // Projects every association of a workspace again, at most 2,000, on a thread.
  'Query.portfolioWhatIf': 14,
  'Property.components': 4,
  'Property.plans': 2,
  'Property.financialHealth': 7,
  'Property.placementSummary': 4,
  'Property.realTimeFinancialHealth': 4,
  'PlanList.inventory': 3,
  // Solves a plan once for each changed input: 54 points, but one screen shows it, and a document may have only one.
  'Plan.bridge': 14,
  'Plan.disclosure': 7,
  'Plan.lenderReadiness': 1,
  // Projects a plan twice for each of five inputs.
  'Plan.sensitivity': 4,
  // Ten thousand futures of a plan.
  'Plan.simulation': 14,
  // Projects a plan six times and solves it once.
  'Plan.whoPays': 3,
  'Plan.working': 1,
  'StateDisclosureFactsPayload.disclosure': 7,
  'Mutation.addProperty': 2,
  // A job copies it: weighed as what it writes.
  'Mutation.duplicateProperty': 14,
  'Mutation.savePropertyFinancial': 7,
  'Mutation.addComponent': 7,
  'Mutation.updateComponent': 7,
  'Mutation.duplicateComponent': 7,
  'Mutation.deleteComponent': 7,
  'Mutation.changeComponents': 10,
  'Mutation.saveComponents': 10,
  'Mutation.mapComponentImport': 6,
  'Mutation.acceptComponentImport': 14,
  // It may read the file again.
  'Mutation.updateImportRequest': 6,
  'Mutation.processImportRequest': 14,
  'Mutation.createPlan': 4,
  'Mutation.updatePlan': 4,
  'Mutation.duplicatePlan': 4,
  'Mutation.adoptPlan': 7,
  'Mutation.setUpYear': 14,
  'Mutation.skipYearSetup': 14,
  'Mutation.reconcileFiscalYear': 7,
};

/** Assumed number of rows in a list: costs below it count once for each row. */
export const ROWS_OF_A_LIST = 10;
