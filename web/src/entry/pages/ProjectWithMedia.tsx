import { ProjectFiles } from '../../file/project/ProjectFiles';
import { ProjectLedger } from '../../ledger/attached/ProjectLedger';
import { ProjectPhotos } from '../../photo/project/ProjectPhotos';
import { ProjectPage } from '../../project/detail/ProjectPage';

/** A project, with its photos, files and ledger lines. */
export const ProjectWithMedia = () => (
  <ProjectPage Photos={ProjectPhotos} Files={ProjectFiles} Ledger={ProjectLedger} />
);
