import { lazy, Suspense, useEffect } from 'react';
import { useHashRoute, type HashRoute } from './hash-route';
import { SignInPage } from './SignInPage';

const PrivacyPage = lazy(() => import('./PrivacyPage').then((page) => ({ default: page.PrivacyPage })));
const TermsPage = lazy(() => import('./TermsPage').then((page) => ({ default: page.TermsPage })));

/** The public pages. Whatever is unknown becomes `signin`. */
export function PublicRoutes() {
  const route = useHashRoute();
  const page = pageOf(route);
  useEffect(() => {
    // Keeps the query: a return address or a mailed property must survive.
    if (!page) window.location.replace(`#/signin${route.query.size > 0 ? `?${route.query}` : ''}`);
  });
  return <Suspense fallback={null}>{page}</Suspense>;
}

/** `signin`, `signin/{email}`, `signin/{email}/{resetPasswordToken}/{operationToken}`, `privacy`, `terms`. */
function pageOf({ path, query }: HashRoute) {
  const [name, ...rest] = path;
  if (name === 'signin' && [0, 1, 3].includes(rest.length)) {
    return <SignInPage key={rest[0]} email={rest[0] ?? ''} query={query} />;
  }
  if (name === 'privacy' && rest.length === 0) return <PrivacyPage />;
  if (name === 'terms' && rest.length === 0) return <TermsPage />;
  return null;
}
