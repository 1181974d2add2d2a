import { fileChangeRoutes } from './routes/changes';
import { fileReads } from './routes/reads';

/** The routes of folders and files of a property. */
export const fileRoutes = [...fileReads, ...fileChangeRoutes];
