/** Returns the URL of the viewer's photo on this server, from the path that the REST service returns, with its version. */
export function photoAddress(restAddress: string | null): string | null {
  if (!restAddress) return null;
  const version = /[?&]v=([A-Za-z0-9-]{1,64})/.exec(restAddress)?.[1];
  return `/download/profile-photo${version ? `?v=${version}` : ''}`;
}

/**
 * Returns the URL of a logo on this server, from the path that the REST service returns: of a workspace, or of an
 * invitation, whose code gives the right to see it.
 */
export function logoAddress(restAddress: string | null): string | null {
  const match =
    /^\/api\/(?:workspace\/([0-9a-f-]{36})\/logo|account\/invitation\/([A-Za-z0-9_-]{1,50})\/logo)(?:\?v=([A-Za-z0-9-]{1,64}))?$/.exec(
      restAddress ?? '',
    );
  if (!match) return null;
  const [, workspaceId, code, version] = match;
  const path = workspaceId ? `/download/workspace-logo/${workspaceId}` : `/download/invitation-logo/${code}`;
  return `${path}${version ? `?v=${version}` : ''}`;
}
