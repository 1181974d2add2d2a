import { CHANGE_KINDS, type ChangeKind } from '@roofline/schema/change/change';

/** The source of a kind's objects, from which a new reader gets the existing ones. */
export interface KindSource {
  kind: ChangeKind;
  /** A table, or a query with an alias. */
  table: string;
  /** The columns of an object's id within its workspace, in the order of an index. `month` is written as YYYY-MM. */
  key: readonly string[];
  /** SQL for the id of the property. */
  property: string;
  /** SQL that leaves out objects in the trash or archived. */
  isThere: string;
}

type Source = Partial<Omit<KindSource, 'kind'>> & { table: string; key: readonly string[] };

const ofProject = (table: string, id: string): Source => ({ table, key: [id] });
const isNotDeleted = 'deleted_at is null';

/** The years with any stored state, outlook or disclosure facts. */
const YEARS = `(${['fiscal_year_state', 'funding_outlook', 'disclosure_facts']
  .map((table) => `select workspace_id, property_id, fiscal_year from ${table}`)
  .join(' union ')}) y`;

const SOURCES: Record<ChangeKind, Source> = {
  workspace: { table: 'workspace', key: ['workspace_id'], property: 'null', isThere: 'is_active' },
  property: { table: 'property', key: ['property_id'], isThere: 'is_active' },
  component: { table: 'component', key: ['property_component_id'] },
  propertyFinancial: { table: 'property_financial', key: ['property_financial_id'] },
  fiscalYear: { table: YEARS, key: ['property_id', 'fiscal_year'] },
  plan: { table: 'plan', key: ['plan_id'] },
  planAdoption: { table: 'plan_adoption', key: ['plan_adoption_id'] },
  reserveStudy: { table: 'reserve_study', key: ['property_reserve_study_id'] },
  sentDisclosure: { table: 'sent_disclosure', key: ['sent_disclosure_id'] },
  project: { table: 'project', key: ['project_id'], isThere: isNotDeleted },
  projectPhase: { table: 'project_phase', key: ['project_template_phase_id'] },
  projectBid: ofProject('project_bid', 'bid_id'),
  projectChangeOrder: ofProject('project_change_order', 'change_order_id'),
  projectPayment: ofProject('project_payment', 'payment_id'),
  projectNote: ofProject('project_note', 'note_id'),
  projectScope: ofProject('project_scope', 'scope_of_work_id'),
  projectChecklistItem: ofProject('project_checklist_item', 'checklist_item_id'),
  folder: { table: 'folder', key: ['folder_id'], isThere: isNotDeleted },
  file: { table: 'property_file', key: ['property_file_id'], isThere: isNotDeleted },
  photo: { table: 'photo', key: ['property_photo_id'], isThere: isNotDeleted },
  placement: { table: 'placement', key: ['placement_id'] },
  reserveEntry: { table: 'reserve_entry', key: ['reserve_entry_id'] },
  connectedApp: { table: 'integration_property', key: ['integration_property_id'] },
  ledgerBook: { table: 'ledger_book', key: ['property_id'] },
  ledgerSource: { table: 'ledger_source', key: ['source_id'] },
  ledgerAccount: { table: 'ledger_account', key: ['property_id', 'gl_code'] },
  ledgerRule: { table: 'ledger_rule', key: ['rule_id'] },
  ledgerMonth: { table: 'ledger_month', key: ['property_id', 'month'] },
  bankAccount: { table: 'ledger_bank_account', key: ['bank_account_id'] },
  maintenanceTask: { table: 'maintenance_task', key: ['maintenance_task_id'] },
  dutyExemption: { table: 'duty_exemption', key: ['duty_exemption_id'] },
};

/** Every kind, in the order in which a new reader gets the existing objects. */
export const KIND_SOURCES: readonly KindSource[] = CHANGE_KINDS.map((kind) => ({
  kind,
  property: 'property_id',
  isThere: 'true',
  ...SOURCES[kind],
}));
