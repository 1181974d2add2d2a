import { useState } from 'react';
import { Notice } from '../form/Notice';
import { SplitPage } from '../frame/SplitPage';
import { publicPaths } from '../public-paths';
import { leaveForApplication } from '../sign-in/return-path';
import { leaveSoon } from '../sign-in/leave-soon';
import { SetUpForm } from './SetUpForm';

/** `setup/{secret}`: creates the first workspace and its Admin; the secret is in the log of the service. */
export function SetUpPage({ secret, query }: { secret: string; query: URLSearchParams }) {
  const [done, setDone] = useState(false);
  return (
    <SplitPage
      title="Set up Roofline"
      lead="The first portfolio, and you as its Admin. This page works once."
    >
      {done ? (
        <Notice>Your portfolio is ready</Notice>
      ) : (
        <SetUpForm
          secret={secret}
          onDone={() => {
            setDone(true);
            leaveSoon(() => leaveForApplication(query));
          }}
        />
      )}
      <p className="form-note">
        Is it set up already? <a href={publicPaths.signIn()}>Sign in</a>
      </p>
    </SplitPage>
  );
}
