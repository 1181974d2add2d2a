import { z } from 'zod';

/** Everything of a workspace that a program can read and whose changes it can follow. */
export const CHANGE_KINDS = [
  'workspace',
  'property',
  'component',
  'propertyFinancial',
  'fiscalYear',
  'plan',
  'planAdoption',
  'reserveStudy',
  'sentDisclosure',
  'project',
  'projectPhase',
  'projectBid',
  'projectChangeOrder',
  'projectPayment',
  'projectNote',
  'projectScope',
  'projectChecklistItem',
  'folder',
  'file',
  'photo',
  'placement',
  'reserveEntry',
  'connectedApp',
  'ledgerBook',
  'ledgerSource',
  'ledgerAccount',
  'ledgerRule',
  'ledgerMonth',
  'bankAccount',
  'maintenanceTask',
  'dutyExemption',
] as const;
export const changeKind = z.enum(CHANGE_KINDS);
export type ChangeKind = z.infer<typeof changeKind>;

const CHANGE_OPERATIONS = ['created', 'updated', 'deleted'] as const;
export const changeOperation = z.enum(CHANGE_OPERATIONS);
export type ChangeOperation = z.infer<typeof changeOperation>;

/** How long a position of a reader stays good. */
export const CHANGES_KEPT_DAYS = 30;
export const CHANGES_PER_PAGE = { usual: 100, most: 1000 } as const;

export const workspaceChange = z.object({
  kind: changeKind,
  /** Id of the object; of a fiscal year, month or account of a ledger that of the property, a slash, and year, month or account. */
  id: z.string(),
  /** The property that it belongs to; null for what belongs to none or lost it with the change. */
  propertyId: z.uuid().nullable(),
  /** The last thing that the transaction did to it. */
  operation: changeOperation,
  /** When it was committed; null for what was there before the reader began. */
  at: z.iso.datetime().nullable(),
});
export type WorkspaceChange = z.infer<typeof workspaceChange>;

export const workspaceChangePage = z.object({
  items: z.array(workspaceChange),
  /** The position behind the last item: `after` of the next request. */
  cursor: z.string(),
  /** True when more is there already; otherwise ask again later. */
  hasMore: z.boolean(),
});
export type WorkspaceChangePage = z.infer<typeof workspaceChangePage>;
