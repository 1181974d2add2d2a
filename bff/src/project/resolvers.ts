import type { Project, ProjectDetail } from '@roofline/schema/project/project';
import type { GraphContext } from '../context';
import type { Resolvers } from '../generated/resolver-types';
import { found } from '../upstream/errors';

/** What stands in a project: read already where one project was asked for, else for many projects in one call. */
async function within(row: Project | ProjectDetail, { loaders }: GraphContext): Promise<ProjectDetail> {
  return 'payments' in row ? row : found(loaders.project.load(row.projectId));
}

export const projectResolvers = {
  Query: {
    project: (_root, { projectId }, { loaders }) => loaders.project.load(projectId),
    projectCompletion: (_root, asked, { loaders }) => loaders.projectCompletion(asked),
  },
  Property: {
    projects: (row, asked, { loaders }) => loaders.projects(row.propertyId, asked),
    projectPhases: (row, _args, { loaders }) => found(loaders.projectPhases.load(row.propertyId)),
    projectPeople: async (row, _args, { loaders }) =>
      (await loaders.projectPeople.load(row.propertyId))?.people ?? [],
  },
  Component: {
    projects: async (row, _args, { loaders }) =>
      (await loaders.componentProjects.load(row.propertyComponentId))?.projects ?? [],
  },
  Project: {
    payments: async (row, _args, context) => (await within(row, context)).payments,
    notes: async (row, _args, context) => (await within(row, context)).notes,
    scopeOfWork: async (row, _args, context) => (await within(row, context)).scopeOfWork,
    bids: async (row, _args, context) => (await within(row, context)).bids,
    changeOrders: async (row, _args, context) => (await within(row, context)).changeOrders,
    checklist: async (row, _args, context) => (await within(row, context)).checklist,
  },
} satisfies Resolvers;
