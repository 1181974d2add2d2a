import { projectBiddingRoutes } from './bidding/routes';
import { projectChecklistRoutes } from './checklist/routes';
import { projectPersonRoutes } from './people/routes';
import { projectWrites, propertyWrites } from './routes/changes';
import { projectReads } from './routes/reads';
import { projectWorkRoutes } from './work/routes';

/** Projects, the phases that they go through, and what stands in them. */
export const projectRoutes = [
  ...projectReads,
  ...propertyWrites,
  ...projectWrites,
  ...projectWorkRoutes,
  ...projectBiddingRoutes,
  ...projectChecklistRoutes,
  ...projectPersonRoutes,
];
