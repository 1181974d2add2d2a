import { roleText } from '@roofline/schema/account/role-text';
import { INVITATION_INVALID } from '@roofline/schema/account/credentials';
import { useState } from 'react';
import { useAccent } from '../../ui/color/accent';
import { FormAlert } from '../form/FormAlert';
import { Notice } from '../form/Notice';
import { SplitPage } from '../frame/SplitPage';
import { publicPaths } from '../public-paths';
import { leaveSoon } from '../sign-in/leave-soon';
import { leaveForApplication } from '../sign-in/return-path';
import { useInvitationQuery } from './Join.generated';
import { JoinExistingForm } from './JoinExistingForm';
import { JoinNewForm } from './JoinNewForm';
import type { OpenInvitation } from './join-form';

export interface JoinPageProps {
  code: string;
  query: URLSearchParams;
}

/** `join/invite/{code}`: loads the invitation, shows the form for a new or an existing user, joins and signs in. */
export function JoinPage({ code, query }: JoinPageProps) {
  const { data, error, refetch } = useInvitationQuery({ variables: { code }, fetchPolicy: 'no-cache' });
  if (data?.invitation) return <Invited invitation={data.invitation} code={code} query={query} />;
  return (
    <SplitPage title="Join a portfolio">
      {data && (
        <FormAlert
          title="Unable to join"
          details={[INVITATION_INVALID]}
          action={<a href={publicPaths.signIn()}>Sign in</a>}
        />
      )}
      {error && (
        <>
          <FormAlert
            title="Unable to join"
            details={['The invitation could not be loaded. Check your connection and try again.']}
            action={<a href={publicPaths.signIn()}>Sign in</a>}
          />
          <div className="form-actions">
            <button className="secondary" type="button" onClick={() => void refetch()}>
              Try again
            </button>
          </div>
        </>
      )}
    </SplitPage>
  );
}

function Invited({ invitation, code, query }: JoinPageProps & { invitation: OpenInvitation }) {
  const [done, setDone] = useState(false);
  const isNew = invitation.userId === null;
  const joined = () => {
    setDone(true);
    leaveSoon(() => leaveForApplication(query));
  };
  const { workspacePrivateLabelLogo: logo, workspaceCompanyName: company, accentColor } = invitation;
  useAccent(accentColor);
  const Form = isNew ? JoinNewForm : JoinExistingForm;
  return (
    <SplitPage
      title="Join a portfolio"
      brand={invitation.isPrivateLabel ? { name: company, logo } : undefined}
      heading={`You are invited to ${company}`}
      lead={
        isNew
          ? 'Register to accept the invitation'
          : `Sign in to accept the invitation to ${invitation.workspaceName} as ${roleText(invitation.roleName)}.`
      }
    >
      {done ? <Notice>Join success</Notice> : <Form invitation={invitation} code={code} onJoined={joined} />}
    </SplitPage>
  );
}
