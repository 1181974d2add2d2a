// What other domains tell people, and who follows their projects.

export { decideFollowing, follow, followedBy } from './follow';
export { notify } from './notify';
export type { Audience, NotificationEvent, NotificationPlace } from './notify';

// By whose clock other mails of a week leave, and to whom.
export { lastMonday } from './mail/due';
export { addresseesOf } from './mail/readers';
export { ownZone } from './preferences';
export { zoneOr } from './zone/wall';
