import { useSelection } from '../selection/selection';

export interface ShownLabel {
  name: string;
  logoUrl: string | null;
  accentColor: string | null;
}

/**
 * Returns the label that replaces Roofline: that of the selected property's portfolio, or of the viewer's only one; null
 * where that has none, and for internal staff, who are in no portfolio.
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
