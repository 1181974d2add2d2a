import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../app/paths';
import type { Ability } from '../app/room';
import { useSelection } from '../app/selection/selection';

/**
 * Shows the screen to users whom the service allows it; others go to their start page: a Vendor to the components,
 * everyone else to the dashboard.
 */
export function RequireAbility(props: { ability: Ability; children: ReactNode }) {
  const { property } = useSelection();
  const { search } = useLocation();
  if (property === null || property.viewerCan[props.ability]) return props.children;
  const home = property.viewerCan.viewDashboard ? paths.dashboard : paths.components;
  return <Navigate to={{ pathname: home, search: search.includes('sp_ref') ? search : '' }} replace />;
}
