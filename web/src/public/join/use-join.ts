import { useSubmission } from '../form/use-submission';
import { useJoinWorkspaceMutation, type InvitationQuery, type JoinWorkspaceInput } from './Join.generated';

export type OpenInvitation = NonNullable<InvitationQuery['invitation']>;

export interface JoinFormProps {
  invitation: OpenInvitation;
  code: string;
  onJoined: () => void;
}

/** Accepts the invitation; the same call signs in. */
export function useJoin({ onJoined }: Pick<JoinFormProps, 'onJoined'>) {
  const [joinWorkspace] = useJoinWorkspaceMutation();
  const { refused, sending, submit } = useSubmission();
  async function join(input: JoinWorkspaceInput) {
    const found = await submit(() => joinWorkspace({ variables: { input } }));
    if (found.length === 0) onJoined();
    return found;
  }
  return { refused, sending, join };
}
