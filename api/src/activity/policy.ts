import { ACTIVITY_KINDS, type ActivityKind } from '@roofline/schema/activity/activity';
import type { PropertyActions } from '@roofline/schema/property/property-actions';

/** The right that shows a viewer the same facts on other screens, by kind; null for everyone who reaches the property. */
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

/** Returns the kinds of activity that the viewer may read. */
export function visibleActivity(actions: PropertyActions): ActivityKind[] {
  return ACTIVITY_KINDS.filter((kind) => {
    const right = RIGHT[kind];
    return right === null || actions[right];
  });
}
