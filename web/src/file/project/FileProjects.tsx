import { useState } from 'react';
import { ProjectChips } from '../../app/attach/ProjectChips';
import { ProjectDialog } from '../../app/attach/ProjectDialog';
import { useSave } from '../../app/save/use-save';
import { useSelection } from '../../app/selection/selection';
import type { FileDetail } from '../detail/use-file';
import { useAddFileToProjectMutation, useRemoveFileFromProjectMutation } from './ProjectFiles.generated';

interface Project {
  projectId: string;
  name: string;
}
interface FileProjectsProps {
  file: FileDetail;
  propertyId: string;
  onReload: () => unknown;
}

/** The projects of a file, each with a link and a button to take the file out, and a button to add it to another. */
export function FileProjects({ file, propertyId, onReload }: FileProjectsProps) {
  const [isAdding, setAdding] = useState(false);
  const { property } = useSelection();
  const [add] = useAddFileToProjectMutation();
  const [remove] = useRemoveFileFromProjectMutation();
  const { propertyFileId, projects } = file;
  const adding = useSave({
    send: ({ projectId }: Project) => add({ variables: { input: { propertyFileId, projectId } } }),
    done: (_payload, { name }) => `File added to ${name}`,
    onSaved: () => setAdding(false),
    onOutdated: onReload,
  });
  const removing = useSave({
    send: ({ projectId }: Project) => remove({ variables: { input: { propertyFileId, projectId } } }),
    done: (_payload, { name }) => `File removed from ${name}`,
    failed: (problem) => problem,
    onOutdated: onReload,
  });
  return (
    <>
      <ProjectChips
        projects={projects}
        canEdit={property?.viewerCan.editProjects === true}
        busy={removing.saving}
        onAdd={() => setAdding(true)}
        onRemove={(project) => void removing.save(project)}
      />
      {isAdding && (
        <ProjectDialog
          what={file.fileName}
          propertyId={propertyId}
          isIn={projects.map(({ projectId }) => projectId)}
          busy={adding.saving}
          problems={adding.problems}
          onChoose={(project) => void adding.save(project)}
          onClose={() => {
            adding.forget();
            setAdding(false);
          }}
        />
      )}
    </>
  );
}
