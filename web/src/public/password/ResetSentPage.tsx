import { RESET_SENT } from '@roofline/schema/account/credentials';
import { useState } from 'react';
import { FormAlert } from '../form/FormAlert';
import { Notice } from '../form/Notice';
import { useSubmission } from '../form/use-submission';
import { SplitPage } from '../frame/SplitPage';
import { publicPaths } from '../public-paths';
import { mailAddressOf } from './mail-address';
import { useCountdown } from './use-countdown';
import { useResetRequest } from './use-reset-request';

const WAIT_SECONDS = 60;

/** `resetpwdemailnotification`: the same sentence for every address. */
export function ResetSentPage({ email }: { email: string }) {
  return (
    <SplitPage title="Check your email">
      <Notice>{RESET_SENT}</Notice>
      <div className="form-actions">
        <a className="primary" href={mailAddressOf(email)} rel="noreferrer">
          Open mail
        </a>
        {email !== '' && <SendAgain email={email} />}
      </div>
      <p className="form-note">
        Wrong address? <a href={publicPaths.resetPassword()}>Enter another one</a>, or{' '}
        <a href={publicPaths.signIn(email)}>go back to sign in</a>.
      </p>
    </SplitPage>
  );
}

/** Sends the mail again after a wait, which restarts with each mail. */
function SendAgain({ email }: { email: string }) {
  const request = useResetRequest();
  const { refused, submit } = useSubmission();
  const [sentTimes, setSentTimes] = useState(1);
  const again = async () => {
    const found = await submit(() => request(email));
    if (found.length === 0) setSentTimes((times) => times + 1);
  };
  return (
    <>
      <AgainButton key={sentTimes} onSend={again} />
      {refused && <FormAlert title="The request was not sent" details={refused.map((each) => each.detail)} />}
    </>
  );
}

function AgainButton({ onSend }: { onSend: () => Promise<void> }) {
  const left = useCountdown(WAIT_SECONDS);
  const [sending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    await onSend();
    setSending(false);
  };
  const text = left > 0 ? `Send again in ${left} s` : 'Send again';
  return (
    <button className="secondary" type="button" disabled={left > 0 || sending} onClick={() => void send()}>
      {sending ? 'Submitting...' : text}
    </button>
  );
}
