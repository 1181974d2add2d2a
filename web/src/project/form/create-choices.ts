import type { createProjectInput } from '@roofline/schema/project/project';
import type { Attachable } from '../../app/attach/use-attachable';
import type { Answers } from '../../app/fields/answers';

export type CreateValues = Answers<typeof createProjectInput>;

/** The choices in the form of a new project. */
export interface CreateChoices {
  phases: readonly { projectTemplatePhaseId: string; name: string }[];
  people: readonly { userId: string; fullName: string }[];
  components: readonly Attachable[] | undefined;
}
