export const NOT_LOADED = 'The notifications could not be loaded.';
export const NO_NOTIFICATIONS = 'What happens in the projects that you follow will appear here.';
