import { useState } from 'react';
import { ProjectChips } from '../../app/attach/ProjectChips';
import { ProjectDialog } from '../../app/attach/ProjectDialog';
import { useSave } from '../../app/save/use-save';
import { useSelection } from '../../app/selection/selection';
import { usePhotosReread } from '../data/photos-changed';
import {
  useAddPhotosToProjectMutation,
  useRemovePhotoFromProjectMutation,
} from '../data/PhotoCommands.generated';
import { photoName } from '../data/photo-words';
import type { PhotoItem } from '../data/use-photo-list';

interface Project {
  projectId: string;
  name: string;
}

/** The projects of a photo, each with a link and a button to take the photo out, and a button to add it to another. */
export function PhotoProjects({ photo, reload }: { photo: PhotoItem; reload: () => unknown }) {
  const [isAdding, setAdding] = useState(false);
  const { property } = useSelection();
  const reread = usePhotosReread();
  const [add] = useAddPhotosToProjectMutation();
  const [remove] = useRemovePhotoFromProjectMutation();
  const { propertyPhotoId, propertyId, projects } = photo;
  const adding = useSave({
    send: ({ projectId }: Project) =>
      add({ variables: { input: { propertyPhotoIds: [propertyPhotoId], projectId } } }),
    done: (_payload, { name }) => `Photo added to ${name}`,
    onSaved() {
      setAdding(false);
      reread();
    },
    onOutdated: reload,
  });
  const removing = useSave({
    send: ({ projectId }: Project) => remove({ variables: { input: { propertyPhotoId, projectId } } }),
    done: (_payload, { name }) => `Photo removed from ${name}`,
    failed: (problem) => problem,
    onSaved: reread,
    onOutdated: reload,
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
          what={photoName(photo)}
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
