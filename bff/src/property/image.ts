/**
 * Returns the URL of a property's image on this server. The REST service returns its own path, which a browser cannot
 * reach; the URL keeps its version, so that a changed image gets a new URL.
 */
export function imageAddress(
  propertyId: string,
  restAddress: string | null,
  version?: number,
): string | null {
  if (!restAddress) return null;
  const known = /[?&]v=([A-Za-z0-9-]{1,64})/.exec(restAddress)?.[1] ?? version;
  return `/download/property-image/${propertyId}${known === undefined ? '' : `?v=${known}`}`;
}
