import type { ProjectActions } from '@roofline/schema/project/project';
import type { PropertyActions } from '@roofline/schema/property/property-actions';

/** The facts about a note that decide who reads it. */
export interface NoteSubject {
  isAuthor: boolean;
  /** It mentions the viewer. */
  isMentioned: boolean;
}

/** Returns whether a viewer of the project may read the note. Vendors read their own and those that mention them. */
export const canSeeNote = (
  { viewProjects }: Pick<PropertyActions, 'viewProjects'>,
  { isAuthor, isMentioned }: NoteSubject,
): boolean => viewProjects || isAuthor || isMentioned;

/** Returns everything that the viewer may do with a note that they read. */
export const noteActions = ({ edit }: ProjectActions, { isAuthor }: Pick<NoteSubject, 'isAuthor'>) => ({
  edit: isAuthor,
  delete: isAuthor || edit,
});
