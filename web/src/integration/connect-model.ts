import type { connectedAppInput } from '@roofline/schema/integration/connected-app';
import type { Answers } from '../app/fields/answers';
import type { ConnectedAppsQuery } from './ConnectedApps.generated';

export type IntegrationChoice = ConnectedAppsQuery['integrations'][number];
export interface CredentialChoice {
  integrationCredentialId: string;
  integrationId: number;
  name: string;
}

/** The choices of the form. */
export interface ConnectGiven {
  integrations: readonly IntegrationChoice[];
  credentials: readonly CredentialChoice[];
  /** Opens the form of a new credential, or the service that issues one. */
  onAddCredential: (integrationId: number) => void;
}
export type ConnectValues = Answers<typeof connectedAppInput>;

/** Returns the chosen integration. */
export const integrationIn = ({ integrations }: ConnectGiven, { integrationId }: ConnectValues) =>
  integrations.find((each) => each.integrationId === integrationId);
