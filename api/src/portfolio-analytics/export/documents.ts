import { associationView, type AssociationView } from '@roofline/schema/portfolio-analytics/associations';
import {
  projectSpendInput,
  type ProjectSpendInput,
} from '@roofline/schema/portfolio-analytics/project-spend';
import { z } from 'zod';
import { documentName } from '../../platform/files/document-name';
import { PDF, XLSX } from '../../platform/http/media-types';
import { named, type Document } from '../../platform/work/document';
import type { DrawnKind } from '../../platform/work/kind';
import { requireManaged, workspaceById } from '../../workspace/service';
import { readProjectSpend } from '../project-spend';
import { associationsPage } from '../service';
import { associationsPdf, associationsXlsx, type AssociationsFile } from './associations';
import { projectSpendPdf, projectSpendXlsx, type SpendFile } from './spend';

/** The most associations of one file, which also says how many it leaves out. */
const MOST = 10_000;

type Extension = 'pdf' | 'xlsx';
const typeOf = (extension: Extension) => (extension === 'pdf' ? PDF : XLSX);

/** Returns the document of a workspace's associations in the filter and order of a page. */
const ofAssociations = (
  kind: DrawnKind<AssociationsFile>,
  extension: Extension,
): Document<{ workspaceId: string; view: AssociationView }, AssociationsFile> => ({
  name: kind.name,
  type: typeOf(extension),
  asked: z.object({ workspaceId: z.uuid(), view: associationView }),
  catchesUp: true,
  read: async (tx, { actor, clock }, { workspaceId: of, view }) => {
    const { workspaceId } = requireManaged(actor, of);
    const { companyName } = await workspaceById(tx, workspaceId);
    const page = await associationsPage(tx, clock, workspaceId, { ...view, page: 1, pageSize: MOST });
    const today = clock.today();
    return {
      subject: { companyName, preparedAt: clock.now().toISOString(), today, view, page },
      fileName: documentName(`${companyName} associations ${today}`, extension),
      headedBy: workspaceId,
    };
  },
  kind,
});

/** Returns the document of payments for a workspace's projects, summed up as on a page. */
const ofSpend = (
  kind: DrawnKind<SpendFile>,
  extension: Extension,
): Document<{ workspaceId: string; spend: ProjectSpendInput }, SpendFile> => ({
  name: kind.name,
  type: typeOf(extension),
  asked: z.object({ workspaceId: z.uuid(), spend: projectSpendInput }),
  read: async (tx, { actor, clock }, { workspaceId: of, spend: asked }) => {
    const { workspaceId } = requireManaged(actor, of);
    const { companyName } = await workspaceById(tx, workspaceId);
    const spend = await readProjectSpend(tx, workspaceId, asked);
    const today = clock.today();
    return {
      subject: { companyName, preparedAt: clock.now().toISOString(), today, asked, spend },
      fileName: documentName(`${companyName} project spend ${asked.from}-${asked.to}`, extension),
      headedBy: workspaceId,
    };
  },
  kind,
});

/** The documents over a whole workspace. */
export const ANALYTICS_DOCUMENTS = [
  named(ofAssociations(associationsXlsx, 'xlsx')),
  named(ofAssociations(associationsPdf, 'pdf')),
  named(ofSpend(projectSpendXlsx, 'xlsx')),
  named(ofSpend(projectSpendPdf, 'pdf')),
];
