import { authorizationRoutes } from './authorization/routes';
import { connectedAppRoutes } from './connected-app/routes';
import { credentialRoutes } from './credentials/routes';

/** Ledgers from outside: integrations, credentials, connected apps and their syncs. */
export const integrationRoutes = [...connectedAppRoutes, ...credentialRoutes, ...authorizationRoutes];
