import type { ProjectActions } from '@roofline/schema/project/project';
import type { PropertyActions } from '@roofline/schema/property/property-actions';

/** What a decision about a note needs to know of it. */
export interface NoteSubject {
  isAuthor: boolean;
  /** It mentions the viewer. */
  isMentioned: boolean;
}

/** May the viewer, who sees the project, read the note? Vendors read their own and those that mention them. */
export const canSeeNote = (
  { viewProjects }: Pick<PropertyActions, 'viewProjects'>,
  { isAuthor, isMentioned }: NoteSubject,
): boolean => viewProjects || isAuthor || isMentioned;

/** Everything that the viewer may do with a note that they read. */
export const noteActions = ({ edit }: ProjectActions, { isAuthor }: Pick<NoteSubject, 'isAuthor'>) => ({
  edit: isAuthor,
  delete: isAuthor || edit,
});
