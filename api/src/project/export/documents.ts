import { dayText } from '@roofline/schema/value/day';
import { z } from 'zod';
import { documentName } from '../../platform/files/document-name';
import { XLSX } from '../../platform/http/media-types';
import type { Document } from '../../platform/work/document';
import { projectsToExport } from '../read';
import { projectsXlsx, type PrintedProjects } from './workbook';

/** The projects of a property as a file. */
export const projectsDocument: Document<{ propertyId: string }, PrintedProjects> = {
  name: projectsXlsx.name,
  type: XLSX,
  asked: z.object({ propertyId: z.uuid() }),
  read: async (tx, viewer, { propertyId }) => {
    const { access, projects } = await projectsToExport(tx, viewer, propertyId);
    const { name } = access.property;
    const listed = projects.map((project) => ({
      ...project,
      phaseDay: viewer.clock.dayOf(new Date(project.phaseSince)),
    }));
    const head = { name, period: `Projects on ${dayText(viewer.clock.today())}` };
    return { subject: { projects: listed, head }, fileName: documentName(`${name} projects`, 'xlsx') };
  },
  kind: projectsXlsx,
};
