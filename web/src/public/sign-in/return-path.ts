import { addressBar } from '../../ui/navigation/address-bar';

/** The pages for users without a return address: after a sign-in, and when they are signed in already. */
export const landings = {
  afterSignIn: '/useraccount/user/properties',
  signedIn: '/useraccount/properties/dashboard',
} as const;
type Landing = (typeof landings)[keyof typeof landings];

/**
 * Returns the address to open after a sign-in. It follows only paths of the application on this origin: any other
 * address could lead a user who trusts this page to a copy of it. It passes on `sp_ref=email` with a `propertyId`
 * (links in emails), so that the application selects that property.
 */
export function addressAfterSignIn(
  query: URLSearchParams,
  origin: string,
  landing: Landing = landings.afterSignIn,
): string {
  const target = applicationAddress(query.get('return'), origin) ?? new URL(landing, origin);
  const propertyId = query.get('propertyId');
  if (query.get('sp_ref') === 'email' && propertyId) {
    target.searchParams.set('sp_ref', 'email');
    target.searchParams.set('propertyId', propertyId);
  }
  return target.pathname + target.search + target.hash;
}

const PLAYGROUND = '/playground';

function applicationAddress(path: string | null, origin: string): URL | null {
  // The playground sends users who are not signed in here, and has no further addresses.
  if (path === PLAYGROUND) return new URL(PLAYGROUND, origin);
  // One leading slash: `//host` and `/\host` name another machine.
  if (!path || !path.startsWith('/useraccount/') || path.includes('\\')) return null;
  const parsed = URL.canParse(path, origin) ? new URL(path, origin) : null;
  // Once more after parsing, which resolves `..` and drops tabs and line breaks.
  return parsed && parsed.origin === origin && parsed.pathname.startsWith('/useraccount/') ? parsed : null;
}

/** Opens the application from the public pages. Links in emails may put their query before the `#`; both are read. */
export function leaveForApplication(query: URLSearchParams, landing?: Landing): void {
  const carried = new URLSearchParams([...new URLSearchParams(window.location.search), ...query]);
  addressBar.open(addressAfterSignIn(carried, window.location.origin, landing));
}
