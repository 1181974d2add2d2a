import { projectBiddingRoutes } from './bidding/routes';
import { projectChecklistRoutes } from './checklist/routes';
import { projectPersonRoutes } from './people/routes';
import { projectWrites, propertyWrites } from './routes/changes';
import { projectReads } from './routes/reads';
import { projectWorkRoutes } from './work/routes';

/** The routes of projects, their phases and their contents. */
export const projectRoutes = [
  ...projectReads,
  ...propertyWrites,
  ...projectWrites,
  ...projectWorkRoutes,
  ...projectBiddingRoutes,
  ...projectChecklistRoutes,
  ...projectPersonRoutes,
];
