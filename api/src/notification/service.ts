// What other domains tell people, and who follows their projects.

export { decideFollowing, follow, followedBy } from './follow';
export { notify } from './notify';
export type { Audience, NotificationEvent, NotificationPlace } from './notify';
