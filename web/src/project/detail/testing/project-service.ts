import { aProjectDetail } from '@roofline/schema/fixtures/project';
import type { ProjectDetail } from '@roofline/schema/project/project';
import { projectService as serviceOf } from '../../testing/project-service';
import { aPart } from '../../testing/project-world';

/** Returns a project service with one project, the roof. */
export function projectService(change: Partial<ProjectDetail> = {}) {
  const start = aProjectDetail({
    contractor: 'Apex Roofing',
    propertyComponents: [aPart(1), aPart(2)],
    ...change,
  });
  const service = serviceOf([start]);
  const now = () => service.world.rows[0]!;
  const next = (part: Partial<ProjectDetail>) => ({
    rows: [{ ...now(), version: now().version + 1, ...part }],
  });
  return {
    ...service,
    project: now,
    /** Sets the project as it is once the mutation of this name was saved. */
    becomes: (name: string, part: Partial<ProjectDetail>) => service.after(name, next(part)),
    /** Changes the project as if someone else saved in the meantime. */
    touch: (part: Partial<ProjectDetail>) => service.set(next(part)),
  };
}
