// What other domains and the service build on.

export { eraseDeletedBefore } from './repository/photos';
