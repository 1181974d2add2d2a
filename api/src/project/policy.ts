import type { ProjectActions } from '@roofline/schema/project/project';
import type { PropertyActions } from '@roofline/schema/property/property-actions';

/** The facts about a project that decide who sees it. */
export interface ProjectSubject {
  /** The viewer is responsible for it, or among its people. */
  isOwn: boolean;
  isDeleted: boolean;
}

type Rights = Pick<PropertyActions, 'viewProjects' | 'editProjects'>;

/** Returns whether the viewer sees all projects of the property, not only those that they are responsible for or work on. */
export const seesAllProjects = (actions: Rights): boolean => actions.viewProjects;

/**
 * Returns whether the viewer, who reaches the property, may know that the project exists. If not, the answer is 404,
 * never 403. Only those who may restore a deleted project see it.
 */
export function canSeeProject(actions: Rights, { isOwn, isDeleted }: ProjectSubject): boolean {
  return isDeleted ? actions.editProjects : isOwn || seesAllProjects(actions);
}

/** Returns everything that the viewer may do with a project that they see. */
export function projectActions(actions: Rights): ProjectActions {
  return {
    edit: actions.editProjects,
    delete: actions.editProjects,
    addNote: true,
    viewMoney: actions.viewProjects,
  };
}
