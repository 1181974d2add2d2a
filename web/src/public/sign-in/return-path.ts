import { addressBar } from '../../ui/navigation/address-bar';

/** Where people land who were not on the way to somewhere: after a sign-in, and where they are signed in already. */
export const landings = {
  afterSignIn: '/useraccount/user/properties',
  signedIn: '/useraccount/properties/dashboard',
} as const;
type Landing = (typeof landings)[keyof typeof landings];

/**
 * The address to open after a sign-in. Only paths of the application on this origin are followed: anything else
 * could be made to lead a person who trusts this page to a copy of it. `sp_ref=email` with a `propertyId` (links in
 * e-mails) is carried along, so that the application selects that property.
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
  // The playground leads who is not signed in here, and has no further addresses.
  if (path === PLAYGROUND) return new URL(PLAYGROUND, origin);
  // One leading slash: `//host` and `/\host` name another machine.
  if (!path || !path.startsWith('/useraccount/') || path.includes('\\')) return null;
  const parsed = URL.canParse(path, origin) ? new URL(path, origin) : null;
  // Once more after parsing, which resolves `..` and drops tabs and line breaks.
  return parsed && parsed.origin === origin && parsed.pathname.startsWith('/useraccount/') ? parsed : null;
}

/** Leaves the public pages for the application. Links in e-mails may put their query before the `#`; both are read. */
export function leaveForApplication(query: URLSearchParams, landing?: Landing): void {
  const carried = new URLSearchParams([...new URLSearchParams(window.location.search), ...query]);
  addressBar.open(addressAfterSignIn(carried, window.location.origin, landing));
}
