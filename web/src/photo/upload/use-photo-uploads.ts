import type { Photo } from '@roofline/schema/photo/photo';
import { outcomeOf } from '../../app/save/outcome';
import { uploadFile } from '../../app/upload/upload-file';
import { useUploads } from '../../app/upload/use-uploads';
import { toast } from '../../ui/feedback/toast';
import { counted } from '../../ui/format/count';
import { useAddPhotosToProjectMutation } from '../data/PhotoCommands.generated';
import { usePhotosChanged } from '../data/photos-changed';
import { photoFileProblem } from './photo-file';

/** What new photos are attached to; without either, they only belong to the property. */
export interface PhotoTarget {
  propertyComponentId: string | null;
  projectId: string | null;
}

/** Uploads photos to a property, and assigns them to a component or adds them to a project where one is named. */
export function usePhotoUploads(propertyId: string, { propertyComponentId, projectId }: PhotoTarget) {
  const [addToProject] = useAddPhotosToProjectMutation();
  const fields: Record<string, string> = propertyComponentId
    ? { propertyComponentIds: propertyComponentId }
    : {};
  return useUploads({
    async send(file, sending) {
      const to = `/upload/photo/${propertyId}`;
      const answer = await uploadFile<Photo[]>(to, file, sending, { part: 'files', fields });
      if (projectId === null) return answer;
      const propertyPhotoIds = answer.data.uploaded.map((photo) => photo.propertyPhotoId);
      const outcome = await outcomeOf(() =>
        addToProject({ variables: { input: { propertyPhotoIds, projectId } } }),
      );
      // The photo itself is saved: sending it again would save it twice.
      if ('event' in outcome)
        toast.failure(
          `${file.name} is among the photos of the property, but was not added to the project: ${outcome.errors[0]?.detail ?? ''}`,
        );
      return answer;
    },
    problemOf: photoFileProblem,
    onSaved: usePhotosChanged(propertyId),
    done: (count) => `${counted(count, 'photo')} uploaded`,
  });
}
