import { aProjectDetail } from '@roofline/schema/fixtures/project';
import type { ProjectDetail } from '@roofline/schema/project/project';
import { projectService as serviceOf } from '../../testing/project-service';
import { aPart } from '../../testing/project-world';

/** The service with one project: that of the roof. */
export function projectService(change: Partial<ProjectDetail> = {}) {
  const project = aProjectDetail({
    contractor: 'Apex Roofing',
    propertyComponents: [aPart(1), aPart(2)],
    ...change,
  });
  const service = serviceOf([project]);
  return {
    ...service,
    project: () => service.rows()[0]!,
    /** What someone else changes in the meantime. */
    touch: (part: Partial<ProjectDetail>) => service.touch(project.projectId, part),
  };
}
