import { RESET_DONE, RESET_EXPIRED } from '@roofline/schema/account/credentials';
import { useState } from 'react';
import { FormAlert } from '../form/FormAlert';
import { Notice } from '../form/Notice';
import { SplitPage } from '../frame/SplitPage';
import { publicPaths } from '../public-paths';
import { NewPasswordForm, type ResetLink } from './NewPasswordForm';
import { useLinkCheck } from './use-link-check';

/**
 * `resetpassword/{resetPasswordToken}` also asks for the address; `resetpassword/{email}/{resetPasswordToken}/
 * {operationToken}` knows it and checks the link before it shows the form.
 */
export function NewPasswordPage({ link }: { link: ResetLink }) {
  const check = useLinkCheck(link);
  const [state, setState] = useState<'open' | 'expired' | 'done'>('open');
  const [email, setEmail] = useState(link.email);
  return (
    <SplitPage title="Set a new password" lead={link.email || undefined}>
      {state === 'done' ? (
        <>
          <Notice>{RESET_DONE}</Notice>
          <div className="form-actions">
            <a className="primary" href={publicPaths.signIn(email)}>
              Sign In
            </a>
          </div>
        </>
      ) : state === 'expired' || check === 'expired' ? (
        <Expired email={email} />
      ) : (
        check === 'open' && (
          <NewPasswordForm
            link={link}
            onExpired={(address) => {
              setEmail(address);
              setState('expired');
            }}
            onDone={(address) => {
              setEmail(address);
              setState('done');
            }}
          />
        )
      )}
      {state !== 'done' && (
        <p className="form-note">
          <a href={publicPaths.signIn(email)}>Back to sign in</a>
        </p>
      )}
    </SplitPage>
  );
}

function Expired({ email }: { email: string }) {
  return (
    <>
      <FormAlert title={RESET_EXPIRED} details={[]} />
      <div className="form-actions">
        <a className="primary" href={publicPaths.resetPassword(email)}>
          Request another link
        </a>
      </div>
    </>
  );
}
