// The caller's own settings, for other domains.
export { readUserSettings } from './settings/settings';
