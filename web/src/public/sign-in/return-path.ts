import { addressBar } from '../../ui/navigation/address-bar';

/** Where everybody lands who was not on the way to somewhere: the list of properties. */
const afterSignIn = '/useraccount/user/properties';

/**
 * The address to open after a sign-in. Only paths of the application on this origin are followed: anything else
 * could be made to lead a person who trusts this page to a copy of it. `sp_ref=email` with a `propertyId` (links in
 * e-mails) is carried along, so that the application selects that property.
 */
export function addressAfterSignIn(query: URLSearchParams, origin: string): string {
  const target = applicationAddress(query.get('return'), origin) ?? new URL(afterSignIn, origin);
  const propertyId = query.get('propertyId');
  if (query.get('sp_ref') === 'email' && propertyId) {
    target.searchParams.set('sp_ref', 'email');
    target.searchParams.set('propertyId', propertyId);
  }
  return target.pathname + target.search + target.hash;
}

function applicationAddress(path: string | null, origin: string): URL | null {
  // One leading slash: `//host` and `/\host` name another machine.
  if (!path || !path.startsWith('/useraccount/') || path.includes('\\')) return null;
  const parsed = URL.canParse(path, origin) ? new URL(path, origin) : null;
  // Once more after parsing, which resolves `..` and drops tabs and line breaks.
  return parsed && parsed.origin === origin && parsed.pathname.startsWith('/useraccount/') ? parsed : null;
}

/** Leaves the public pages after a sign-in. Links in e-mails may put their query before the `#`; both are read. */
export function leaveForApplication(query: URLSearchParams): void {
  const carried = new URLSearchParams([...new URLSearchParams(window.location.search), ...query]);
  addressBar.open(addressAfterSignIn(carried, window.location.origin));
}
