// For other domains: notifying people, and following projects.

export { decideFollowing, follow, followedBy } from './follow';
export { notify } from './notify';
export type { Audience, NotificationEvent, NotificationPlace } from './notify';

// For other weekly mails: the recipients and their time zones.
export { lastMonday } from './mail/due';
export { addresseesOf } from './mail/readers';
export { ownZone } from './preferences';
export { zoneOr } from './zone/wall';
