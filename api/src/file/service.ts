// What the demo data builds on.

export { TEXT_JOB } from './content/job';
export { contentTypeOf } from './content/types';
export { attach } from './repository/components';
export { insertFile, insertVersion } from './repository/files';
export { insertFolders } from './repository/folders';
