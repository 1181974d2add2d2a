import type { ComponentMediaQuery } from '../../photo/model/ComponentMedia.generated';
import type { ComponentDetail } from './use-component';

type Media = NonNullable<ComponentMediaQuery['component']>;

/** A change of a component, or a photo or file that was assigned to it. */
export type TimelineEvent = { key: string; at: string; by: string } & (
  | { kind: 'change'; text: string; projectId: string | null }
  | { kind: 'photo'; photo: Media['photos'][number] }
  | { kind: 'file'; file: Media['files'][number] }
);
export type TimelineKind = TimelineEvent['kind'];

/** Returns changes, photos and files in one list, newest first, each at the moment when it came to Roofline. */
export function timelineOf(
  history: ComponentDetail['history'],
  { photos, files }: Pick<Media, 'photos' | 'files'>,
): TimelineEvent[] {
  const events: TimelineEvent[] = [
    ...history.map(({ activityId: key, date: at, userName: by, description: text, projectId }) => ({
      kind: 'change' as const,
      key,
      at,
      by,
      text,
      projectId,
    })),
    ...photos.map((photo) => ({
      kind: 'photo' as const,
      key: photo.propertyPhotoId,
      at: photo.uploadDate,
      by: photo.uploadByFullName,
      photo,
    })),
    ...files.map((file) => ({
      kind: 'file' as const,
      key: file.propertyFileId,
      at: file.uploadDate,
      by: file.uploadByFullName,
      file,
    })),
  ];
  return events.toSorted((a, b) => b.at.localeCompare(a.at) || b.key.localeCompare(a.key));
}
