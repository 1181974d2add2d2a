/**
 * Address of a property's image at this server. The REST service answers with a path of its own, which a browser cannot
 * reach; its version is kept, so that a changed image gets a new address.
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
