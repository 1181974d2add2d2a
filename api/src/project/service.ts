// For photos and files, the dashboard and the setup of years.

export { attachedProjects, photoLineages, reachedProjects, requireProject } from './reach';
export { completedWorkOf } from './completion/work';
export { spendingAhead, spendingOf, type Spending } from './spending/spending';
export { projectIdsAt } from './repository/projects';
export type { ProjectViewing, ReachedProject } from './reach';

// For the calendar.

export { bidDays, type BidDays } from './repository/bid-days';
export { componentsOfProjects } from './repository/components';
export { projectDays, type ProjectDays } from './repository/list';
