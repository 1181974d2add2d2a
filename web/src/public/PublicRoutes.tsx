import { lazy, Suspense, useEffect } from 'react';
import { useHashRoute, type HashRoute } from './hash-route';
import { OpenDemoWarning } from './frame/OpenDemoWarning';
import { SignInPage } from './sign-in/SignInPage';

// Only the sign-in page is part of the first load.
const PrivacyPage = lazy(() => import('./legal/PrivacyPage').then((m) => ({ default: m.PrivacyPage })));
const TermsPage = lazy(() => import('./legal/TermsPage').then((m) => ({ default: m.TermsPage })));
const SignUpPage = lazy(() => import('./sign-up/SignUpPage').then((m) => ({ default: m.SignUpPage })));
const SetUpPage = lazy(() => import('./set-up/SetUpPage').then((m) => ({ default: m.SetUpPage })));
const JoinPage = lazy(() => import('./join/JoinPage').then((m) => ({ default: m.JoinPage })));
const ResetRequestPage = lazy(() =>
  import('./password/ResetRequestPage').then((m) => ({ default: m.ResetRequestPage })),
);
const ResetSentPage = lazy(() =>
  import('./password/ResetSentPage').then((m) => ({ default: m.ResetSentPage })),
);
const UnsubscribePage = lazy(() =>
  import('./unsubscribe/UnsubscribePage').then((m) => ({ default: m.UnsubscribePage })),
);
const NewPasswordPage = lazy(() =>
  import('./password/NewPasswordPage').then((m) => ({ default: m.NewPasswordPage })),
);

/** The public pages. An unknown address leads to `signin`. */
export function PublicRoutes() {
  const route = useHashRoute();
  const page = pageOf(route);
  useEffect(() => {
    // The query stays: it may have a return address or a property from a mailed link.
    if (!page) window.location.replace(`#/signin${route.query.size > 0 ? `?${route.query}` : ''}`);
  });
  return (
    <>
      <OpenDemoWarning />
      <Suspense fallback={null}>{page}</Suspense>
    </>
  );
}

function pageOf({ path, query }: HashRoute) {
  const [name, ...rest] = path;
  const key = path.join('/');
  if (name === 'signin') return signIn(rest, query);
  if (name === 'resetpassword') return resetPassword(rest, query, key);
  if (name === 'join' && rest[0] === 'invite' && rest.length === 2)
    return <JoinPage key={key} code={rest[1]!} query={query} />;
  if (name === 'setup' && rest.length === 1) return <SetUpPage key={key} secret={rest[0]!} query={query} />;
  if (name === 'unsubscribe' && rest.length === 1) return <UnsubscribePage key={key} token={rest[0]!} />;
  if (rest.length > 0) return null;
  if (name === 'signup') return <SignUpPage query={query} />;
  if (name === 'resetpwdemailnotification') return <ResetSentPage email={query.get('email') ?? ''} />;
  if (name === 'privacy') return <PrivacyPage />;
  if (name === 'terms') return <TermsPage />;
  return null;
}

/** `signin`, `signin/{email}`, `signin/{email}/{resetPasswordToken}/{operationToken}`. */
function signIn(rest: string[], query: URLSearchParams) {
  const [email = '', resetPasswordToken, operationToken] = rest;
  if (rest.length <= 1) return <SignInPage key={email} email={email} query={query} />;
  if (rest.length !== 3 || !resetPasswordToken || !operationToken) return null;
  return (
    <SignInPage key={email} email={email} query={query} tokens={{ resetPasswordToken, operationToken }} />
  );
}

/** `resetpassword`, `resetpassword/{resetPasswordToken}`, `resetpassword/{email}/{resetPasswordToken}/{operationToken}`. */
function resetPassword(rest: string[], query: URLSearchParams, key: string) {
  const [first = '', second = '', third = ''] = rest;
  if (rest.length === 0) return <ResetRequestPage email={query.get('email') ?? ''} />;
  if (rest.length === 1)
    return (
      <NewPasswordPage key={key} link={{ email: '', resetPasswordToken: first, operationToken: null }} />
    );
  if (rest.length === 3)
    return (
      <NewPasswordPage key={key} link={{ email: first, resetPasswordToken: second, operationToken: third }} />
    );
  return null;
}
