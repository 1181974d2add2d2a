import { useSelection } from '../selection/selection';

export interface ShownLabel {
  name: string;
  logoUrl: string | null;
  accentColor: string | null;
}

/**
 * What stands in the place of Roofline: the label of the selected property's portfolio, or of the viewer's only one; null
 * where that has none, and for internal staff, who is in no portfolio.
 */
export function usePrivateLabel(): ShownLabel | null {
  const { viewer, property } = useSelection();
  const { memberships } = viewer;
  const place = property
    ? memberships.find(({ workspaceId }) => workspaceId === property.workspaceId)
    : memberships.length === 1
      ? memberships[0]
      : undefined;
  return place?.privateLabel ?? null;
}
