import { bandsRoutes } from './bands-routes';
import { packetRoutes } from './packet/routes';
import { reportPageRoutes } from './page-routes';

/** The three reports of a property, the board's packet, and the bands that rate them. */
export const reportRoutes = [...reportPageRoutes, ...bandsRoutes, ...packetRoutes];
