import { fileChangeRoutes } from './routes/changes';
import { fileReads } from './routes/reads';

/** Folders and files of a property. */
export const fileRoutes = [...fileReads, ...fileChangeRoutes];
