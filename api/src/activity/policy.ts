import type { PropertyActions } from '@roofline/schema/property/property';

/** Kinds of activity whose words hold figures that the viewer may not see on their own screens either. */
export function hiddenActivity(
  actions: Pick<
    PropertyActions,
    'viewFinancials' | 'viewComponentCosts' | 'viewReserveStudies' | 'viewDashboard'
  >,
): string[] {
  return [
    ...(actions.viewComponentCosts ? [] : ['componentCost']),
    ...(actions.viewFinancials ? [] : ['financials']),
    ...(actions.viewReserveStudies ? [] : ['reserve study']),
    ...(actions.viewDashboard ? [] : ['plan']),
  ];
}
