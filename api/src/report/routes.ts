import { bandsRoutes } from './bands-routes';
import { packetRoutes } from './packet/routes';
import { reportPageRoutes } from './page-routes';

/** The routes of the three reports of a property, the rating bands and the board packet. */
export const reportRoutes = [...reportPageRoutes, ...bandsRoutes, ...packetRoutes];
