import { useState } from 'react';
import { Notice } from '../form/Notice';
import { SplitPage } from '../frame/SplitPage';
import { publicPaths } from '../public-paths';
import { leaveForApplication } from '../sign-in/return-path';
import { leaveSoon } from '../sign-in/leave-soon';
import { SignUpForm } from './SignUpForm';

/** `signup`: creates an account for a user who has the code of an invitation. */
export function SignUpPage({ query }: { query: URLSearchParams }) {
  const [done, setDone] = useState(false);
  return (
    <SplitPage title="Sign up" lead="You need the code of an invitation to a portfolio.">
      {done ? (
        <Notice>Sign Up Successfully</Notice>
      ) : (
        <SignUpForm
          onSignedUp={() => {
            setDone(true);
            leaveSoon(() => leaveForApplication(query));
          }}
        />
      )}
      <p className="form-note">
        Do you have an account? <a href={publicPaths.signIn()}>Sign in</a>
      </p>
    </SplitPage>
  );
}
