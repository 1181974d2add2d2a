import { ACTIVITY_KINDS, type ActivityKind } from '@roofline/schema/activity/activity';
import type { PropertyActions } from '@roofline/schema/property/property-actions';

/** The right by which a viewer sees on their own screens what the words of a kind say; null for everyone who reaches the property. */
const RIGHT: Record<ActivityKind, keyof PropertyActions | null> = {
  property: null,
  component: 'viewComponents',
  componentCost: 'viewComponentCosts',
  financials: 'viewFinancials',
  fiscalYear: null,
  'reserve study': 'viewReserveStudies',
  plan: 'viewDashboard',
  disclosure: 'viewDashboard',
  photo: 'viewFiles',
  file: 'viewFiles',
  project: 'viewProjects',
  placement: 'viewDashboard',
  ledger: 'viewLedger',
  user: 'viewUserActivity',
};

/** Kinds of activity whose words the viewer may read. */
export function visibleActivity(actions: PropertyActions): ActivityKind[] {
  return ACTIVITY_KINDS.filter((kind) => {
    const right = RIGHT[kind];
    return right === null || actions[right];
  });
}
