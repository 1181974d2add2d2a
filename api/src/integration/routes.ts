import { authorizationRoutes } from './authorization/routes';
import { connectedAppRoutes } from './connected-app/routes';
import { credentialRoutes } from './credentials/routes';

/** The routes of integrations, credentials, connected apps and their syncs. */
export const integrationRoutes = [...connectedAppRoutes, ...credentialRoutes, ...authorizationRoutes];
