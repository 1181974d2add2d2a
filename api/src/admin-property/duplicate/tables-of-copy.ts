/**
 * Which rows of a table a copy of a property has, beside those that the property's own rows need: all of them, those of the fiscal
 * years that are copied, or what was asked for. Nothing in the trash is copied, and what belongs to a row that is left out is left
 * out, too.
 */
export type Part = 'all' | 'years' | 'studies' | 'projects' | 'photos' | 'files' | 'history';

/** The tables of a copy. A table below a property is here or in LEFT_OUT: a test asks. */
export const COPIED = {
  property: 'all',
  property_assignment: 'all',
  property_category: 'all',
  export_map: 'all',
  property_financial: 'years',
  fiscal_year_state: 'years',
  component: 'years',
  funding_outlook: 'years',
  plan: 'years',
  plan_adoption: 'years',
  adoption_file: 'files',
  disclosure_facts: 'years',
  reserve_study: 'studies',
  reserve_entry: 'all',
  placement: 'all',
  maintenance_task: 'all',
  project_phase: 'all',
  project: 'projects',
  project_component: 'all',
  project_scope: 'all',
  project_bid: 'all',
  project_bid_line: 'all',
  project_change_order: 'all',
  project_checklist_item: 'all',
  project_completion: 'all',
  project_payment: 'all',
  project_note: 'all',
  project_person: 'all',
  ledger_book: 'all',
  ledger_source: 'all',
  ledger_account: 'all',
  ledger_bank_account: 'all',
  ledger_bank_balance: 'all',
  ledger_line: 'all',
  ledger_month: 'all',
  ledger_rule: 'all',
  integration_property: 'all',
  folder: 'files',
  property_file: 'files',
  file_version: 'files',
  file_text: 'files',
  file_component: 'files',
  file_project: 'files',
  photo: 'photos',
  photo_component: 'photos',
  photo_project: 'photos',
  activity_item: 'history',
} as const satisfies Record<string, Part>;
export type CopiedName = keyof typeof COPIED;

/** Tables below a property that no copy has, and why. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  association_figure: 'computed again from the plans',
  association_state: 'computed again from the plans',
  association_study: 'computed again from the plans',
  calendar_feed: 'a secret address of one person',
  component_import: 'a sheet that waits to be accepted for the original',
  import_request: 'a study that was sent for the original',
  integration_authorization: 'a sign-in at another service that is under way',
  integration_sync: 'the log of a connection that the copy does not have',
  invitation_property: 'a promise made of the original',
  job: 'work for the original',
  ledger_import: 'a file that waits to be accepted for the original',
  ledger_mapped_month: 'summed by the database when the transactions are copied',
  ledger_work: 'work that is under way; a copy waits for its end',
  project_follower: 'people choose what they are notified of',
  sent_disclosure: 'the owners of the original were sent it, not those of the copy',
  user_notification: 'messages about the original',
};

/** Ids of what belongs to the property: the copy has its own. */
export const OWN_IDS: ReadonlySet<string> = new Set([
  'activity_id',
  'adoption_file_id',
  'awarded_bid_id',
  'bank_account_id',
  'bid_id',
  'carried_from_plan_id',
  'change_order_id',
  'checklist_item_id',
  'contract_id',
  'deletion_id',
  'folder_id',
  'integration_property_id',
  'lineage_id',
  'loan_id',
  'maintenance_task_id',
  'note_id',
  'parent_id',
  'payment_id',
  'placement_id',
  'plan_adoption_id',
  'plan_id',
  'project_id',
  'project_template_phase_id',
  'property_component_id',
  'property_file_id',
  'property_financial_id',
  'property_id',
  'property_photo_id',
  'property_reserve_study_id',
  'reserve_entry_id',
  'rule_id',
  'scope_of_work_id',
  'source_id',
  'transaction_id',
]);

/** Ids of people, portfolios and bytes, which the copy shares with the original. */
export const SHARED_IDS: ReadonlySet<string> = new Set([
  'blob_id',
  'created_by',
  'deleted_by',
  'integration_credential_id',
  'mentioned_user_ids',
  'owner_user_id',
  'profile_image_id',
  'uploaded_by',
  'user_id',
  'workspace_id',
]);

/** References that the database does not know of: empty in the copy where it does not have what they refer to. */
export const LOOSE: Readonly<Partial<Record<CopiedName, Readonly<Record<string, CopiedName>>>>> = {
  project_bid: { property_file_id: 'property_file' },
  project_change_order: { property_file_id: 'property_file' },
  ledger_line: { project_id: 'project' },
  ledger_rule: { project_id: 'project' },
  activity_item: { project_id: 'project' },
};
