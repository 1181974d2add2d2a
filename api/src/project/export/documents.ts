import type { Project } from '@roofline/schema/project/project';
import { z } from 'zod';
import { documentName } from '../../platform/files/document-name';
import { XLSX } from '../../platform/http/media-types';
import type { Document } from '../../platform/work/document';
import { projectsToExport } from '../read';
import { projectsXlsx } from './workbook';

/** The projects of a property as a file. */
export const projectsDocument: Document<{ propertyId: string }, readonly Project[]> = {
  name: projectsXlsx.name,
  type: XLSX,
  asked: z.object({ propertyId: z.uuid() }),
  read: async (tx, viewer, { propertyId }) => {
    const { access, projects } = await projectsToExport(tx, viewer, propertyId);
    return { subject: projects, fileName: documentName(`${access.property.name} projects`, 'xlsx') };
  },
  kind: projectsXlsx,
};
