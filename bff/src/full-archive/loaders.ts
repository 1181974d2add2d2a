import { job } from '@roofline/schema/job/job';
import type { Rest } from '../upstream/client';
import { archivePath, type ArchiveOf } from './path';

export function fullArchiveLoaders(rest: Rest) {
  return {
    fullArchive: (of: ArchiveOf) => rest.get(archivePath(of), job.nullable()),
  };
}
