// For other domains, the service and the demo data.

export { hangOn, makePrimary } from './repository/components';
export { askForSizesOf, makeSizesOfAll, retrySizes, SIZES_JOB } from './sizes/job';
export { eraseDeletedBefore, insertPhotos } from './repository/photos';
export { PHOTO_ENCODING } from './sizes/make';
