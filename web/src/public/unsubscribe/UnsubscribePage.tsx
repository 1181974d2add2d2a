import { WEEKLY_VIEW } from '@roofline/schema/notification/unsubscribe';
import { useState } from 'react';
import { FormAlert } from '../form/FormAlert';
import { Notice } from '../form/Notice';
import { SplitPage } from '../frame/SplitPage';
import { publicPaths } from '../public-paths';
import { endMails, type Ended } from './end-mails';

const ABOUT = { 1: 'about projects', 2: 'about notes', 3: 'about photos and files' } as const;

/** `unsubscribe/{token}`: only the button ends the emails, not opening the link; no sign-in is needed. */
export function UnsubscribePage({ token }: { token: string }) {
  const [ended, setEnded] = useState<Ended | null>(null);
  const [sending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    setEnded(await endMails(token));
    setSending(false);
  };
  const isOver = ended !== null && typeof ended === 'object';
  return (
    <SplitPage title="Stop emails" lead={isOver ? undefined : 'Roofline stops sending you these emails.'}>
      {isOver && (
        <Notice>
          {ended.category === WEEKLY_VIEW
            ? 'The weekly email of this view is off. You can turn it on again under Saved views.'
            : `Emails ${ended.category === null ? 'about notifications' : ABOUT[ended.category]} are off. You can turn them on again in your user settings.`}
        </Notice>
      )}
      {ended === 'unknown' && (
        <FormAlert
          title="This link does not work"
          details={['The link is not complete. Open it from the email again, or change your user settings.']}
        />
      )}
      {ended === 'failed' && (
        <FormAlert
          title="The emails were not stopped"
          details={['Roofline did not answer. Try again in a minute.']}
        />
      )}
      {!isOver && (
        <div className="form-actions">
          <button className="primary" type="button" disabled={sending} onClick={() => void send()}>
            {sending ? 'Stopping...' : 'Stop these emails'}
          </button>
        </div>
      )}
      <p className="form-note">
        <a href={publicPaths.signIn()}>Go to sign in</a>
      </p>
    </SplitPage>
  );
}
