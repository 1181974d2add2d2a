// What photos and files, the dashboard and the setup of years build on.

export { attachedProjects, photoLineages, reachedProjects, requireProject } from './reach';
export { completedWorkOf } from './completion/work';
export { spendingAhead, spendingOf, type Spending } from './spending/spending';
export { projectIdsAt } from './repository/projects';
export type { ProjectViewing, ReachedProject } from './reach';

// What the calendar builds on.

export { bidDays, type BidDays } from './repository/bid-days';
export { componentsOfProjects } from './repository/components';
export { projectDays, type ProjectDays } from './repository/list';
