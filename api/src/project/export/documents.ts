import { z } from 'zod';
import { documentName } from '../../platform/files/document-name';
import { XLSX } from '../../platform/http/media-types';
import type { Document } from '../../platform/work/document';
import { projectsToExport } from '../read';
import { projectsXlsx, type ListedProject } from './workbook';

/** The projects of a property as a file. */
export const projectsDocument: Document<{ propertyId: string }, readonly ListedProject[]> = {
  name: projectsXlsx.name,
  type: XLSX,
  asked: z.object({ propertyId: z.uuid() }),
  read: async (tx, viewer, { propertyId }) => {
    const { access, projects } = await projectsToExport(tx, viewer, propertyId);
    const subject = projects.map((project) => ({
      ...project,
      phaseDay: viewer.clock.dayOf(new Date(project.phaseSince)),
    }));
    return { subject, fileName: documentName(`${access.property.name} projects`, 'xlsx') };
  },
  kind: projectsXlsx,
};
