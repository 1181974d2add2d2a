// What other domains may know of the caller's own settings.
export { readUserSettings } from './settings/settings';
