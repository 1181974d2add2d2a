import type { ActivityKind } from '@roofline/schema/activity/activity';

/** Display names of the kinds of activity; a kind that a later version of the service adds shows its raw name. */
const NAMES: Record<ActivityKind, string> = {
  property: 'Property',
  component: 'Components',
  componentCost: 'Component costs',
  financials: 'Financials',
  fiscalYear: 'Fiscal years',
  'reserve study': 'Reserve studies',
  plan: 'Plans',
  disclosure: 'Disclosures',
  photo: 'Photos',
  file: 'Files',
  project: 'Projects',
  placement: 'Reserve accounts',
  ledger: 'Ledger',
  user: 'Users and invites',
};

export const kindName = (type: string): string => (NAMES as Record<string, string>)[type] ?? type;
