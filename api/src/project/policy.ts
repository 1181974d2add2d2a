import type { ProjectActions } from '@roofline/schema/project/project';
import type { PropertyActions } from '@roofline/schema/property/property-actions';

/** What a decision about a project needs to know of it. */
export interface ProjectSubject {
  /** The viewer is responsible for it, or among its people. */
  isOwn: boolean;
  isDeleted: boolean;
}

type Rights = Pick<PropertyActions, 'viewProjects' | 'editProjects'>;

/** Does the viewer see every project of the property, or only those that they are responsible for or work on? */
export const seesAllProjects = (actions: Rights): boolean => actions.viewProjects;

/**
 * May the viewer, who reaches the property, know that the project exists? If not the answer is 404, never 403. A deleted
 * project is there only for those who may restore it.
 */
export function canSeeProject(actions: Rights, { isOwn, isDeleted }: ProjectSubject): boolean {
  return isDeleted ? actions.editProjects : isOwn || seesAllProjects(actions);
}

/** Everything that the viewer may do with a project that they see. */
export function projectActions(actions: Rights): ProjectActions {
  return {
    edit: actions.editProjects,
    delete: actions.editProjects,
    addNote: true,
    viewMoney: actions.viewProjects,
  };
}
