import { useEffect } from 'react';
import { SplitPage } from '../frame/SplitPage';
import { publicPaths } from '../public-paths';
import { landings, leaveForApplication } from './return-path';
import { useSignedInQuery } from './SignedIn.generated';
import { SignInForm } from './SignInForm';

/** The two secrets of a mailed link. */
export interface LinkTokens {
  resetPasswordToken: string;
  operationToken: string;
}

export interface SignInPageProps {
  email: string;
  query: URLSearchParams;
  /** The tokens of a link that may also set a new password. */
  tokens?: LinkTokens;
}

/** Leads users who are signed in to their page. A link with an email address, perhaps another user's, shows the form. */
function useWayIn({ email, query }: SignInPageProps): void {
  const { data } = useSignedInQuery({ skip: email !== '', fetchPolicy: 'no-cache' });
  const isSignedIn = Boolean(data?.me);
  const carried = query.toString();
  useEffect(() => {
    if (isSignedIn) leaveForApplication(new URLSearchParams(carried), landings.signedIn);
  }, [isSignedIn, carried]);
}

/** `signin`, also with an email address in its path, which is filled in. */
export function SignInPage(props: SignInPageProps) {
  const { email, query, tokens } = props;
  useWayIn(props);
  return (
    <SplitPage title="Sign in" lead="Manage reserves for every association you look after.">
      <SignInForm email={email} onSignedIn={() => leaveForApplication(query)} />
      {tokens && (
        <p className="form-note">
          Don&apos;t know your password?{' '}
          <a href={publicPaths.newPassword(email, tokens.resetPasswordToken, tokens.operationToken)}>
            Set a new password
          </a>
        </p>
      )}
      <p className="form-note">
        Got an invitation? Open the link in that email, or{' '}
        <a href={publicPaths.signUp}>sign up with its code</a>.
      </p>
    </SplitPage>
  );
}
