import type { InvitationQuery } from './Join.generated';

export type OpenInvitation = NonNullable<InvitationQuery['invitation']>;

export interface JoinFormProps {
  invitation: OpenInvitation;
  code: string;
  onJoined: () => void;
}
