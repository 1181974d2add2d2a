import type { FastifyInstance } from 'fastify';
import type { AppParts } from '../http/app-parts';
import { fiscalYearNumber, PathPart, restPath, uuid, year, type RestPath } from '../upstream/path';
import { CSV, downloadRoute, known, PDF, XLSX, ZIP, type Download } from './send-download';

const TYPES = { pdf: PDF, xlsx: XLSX } as const;
type Extension = keyof typeof TYPES;

/** Reports by their name in the browser's URLs. */
const REPORTS = {
  'percent-funded': 'percentfunded',
  'anticipated-expenditures': 'anticipatedexpenditures',
  'component-inventory': 'componentinventory',
} as const;
const REPORT_QUERY = ['years', 'planId', 'category'];

/** Documents of a plan by file name. */
const PLAN_DOCUMENTS: Record<string, { path: (planId: PathPart) => RestPath; extension: Extension }> = {
  'packet.pdf': { path: (planId) => restPath`/api/plan/${planId}/packet`, extension: 'pdf' },
  'workbook.xlsx': { path: (planId) => restPath`/api/plan/${planId}/workbook`, extension: 'xlsx' },
  'disclosure.pdf': { path: (planId) => restPath`/api/plan/${planId}/disclosure/pdf`, extension: 'pdf' },
};

const isExtension = (text: string | undefined): text is Extension => text === 'pdf' || text === 'xlsx';

function reportOf(
  params: { propertyId: string; fiscalYear: string; file: string },
  query: Record<string, unknown>,
): Download | null {
  const [name, extension, ...more] = params.file.split('.');
  if (!Object.hasOwn(REPORTS, name!) || !isExtension(extension) || more.length > 0) return null;
  const kind = new PathPart(REPORTS[name as keyof typeof REPORTS]);
  const [propertyId, fiscalYear] = [uuid(params.propertyId), year(Number(params.fiscalYear))];
  return {
    path: restPath`/api/reports/${kind}/${propertyId}/${fiscalYear}.${new PathPart(extension)}`,
    query: known(query, REPORT_QUERY),
    types: [TYPES[extension]],
    name: `${name}-${fiscalYear.text}.${extension}`,
  };
}

const photosReportOf = (
  { propertyId }: { propertyId: string },
  query: Record<string, unknown>,
): Download => ({
  path: restPath`/api/reports/photos/${uuid(propertyId)}/pdf`,
  query: known(query, ['perPage']),
  types: [PDF],
  name: 'photos-report.pdf',
});

interface OfProperty {
  propertyId: string;
  file: string;
}

/** The workbook of a fiscal year, named `2026.xlsx`. */
function ofYear(file: string, path: RestPath): Download | null {
  const fiscalYear = /^(\d{4})\.xlsx$/.exec(file)?.[1];
  if (!fiscalYear) return null;
  return {
    path,
    query: { fiscalYear: String(fiscalYearNumber(Number(fiscalYear))) },
    types: [XLSX],
    name: `components-${fiscalYear}.xlsx`,
  };
}

const componentsOf = ({ propertyId, file }: OfProperty): Download | null =>
  ofYear(file, restPath`/api/component/property/${uuid(propertyId)}/export`);

/** The template of an export map, or the components of a year through the map. */
function exportMapOf({ propertyId, file }: OfProperty): Download | null {
  if (file !== 'template.xlsx')
    return ofYear(file, restPath`/api/admin/exportmap/${uuid(propertyId)}/components`);
  return {
    path: restPath`/api/admin/exportmap/${uuid(propertyId)}/template`,
    types: [XLSX],
    name: 'export-map-template.xlsx',
  };
}

function planDocumentOf({ planId, file }: { planId: string; file: string }): Download | null {
  const found = Object.hasOwn(PLAN_DOCUMENTS, file) ? PLAN_DOCUMENTS[file] : undefined;
  return found ? { path: found.path(uuid(planId)), types: [TYPES[found.extension]], name: file } : null;
}

/** Activity, as it is filtered on the page. */
const activityOf = ({ propertyId }: { propertyId: string }, query: Record<string, unknown>): Download => ({
  path: restPath`/api/activity/${uuid(propertyId)}/export`,
  query: known(query, ['type', 'search', 'from', 'to']),
  types: [CSV],
  name: 'activity.csv',
});

/** A reserve study that a customer sent, as it was sent. */
const studyOf = ({ importRequestId }: { importRequestId: string }): Download => ({
  path: restPath`/api/admin/import-request/${uuid(importRequestId)}/file`,
  types: [XLSX],
  name: 'study.xlsx',
});

/** The workbook in which people enter many properties. */
const templateOf = (): Download => ({
  path: restPath`/api/property/import/template`,
  types: [XLSX],
  name: 'add-many-properties.xlsx',
});

const projectsOf = ({ propertyId }: { propertyId: string }): Download => ({
  path: restPath`/api/project/property/${uuid(propertyId)}/export`,
  types: [XLSX],
  name: 'projects.xlsx',
});

const jobDocumentOf = ({ jobId }: { jobId: string }): Download => ({
  path: restPath`/api/job/${uuid(jobId)}/download`,
  types: [PDF, XLSX, CSV, ZIP],
  name: 'document',
  isResumable: true,
});

const adoptionFileOf = ({ adoptionFileId }: { adoptionFileId: string }): Download => ({
  path: restPath`/api/plan/adoption/file/${uuid(adoptionFileId)}`,
  types: [PDF, 'image/png', 'image/jpeg'],
  name: 'adoption',
});

/** Reports, inventories, export maps, activity, projects, documents of plans and of jobs, and files of adoptions. */
export function documentDownloads(app: FastifyInstance, parts: AppParts): void {
  downloadRoute(app, parts, '/download/report/:propertyId/:fiscalYear/:file', reportOf);
  downloadRoute(app, parts, '/download/report/:propertyId/photos.pdf', photosReportOf);
  downloadRoute(app, parts, '/download/components/:propertyId/:file', componentsOf);
  downloadRoute(app, parts, '/download/export-map/:propertyId/:file', exportMapOf);
  downloadRoute(app, parts, '/download/projects/:propertyId', projectsOf);
  downloadRoute(app, parts, '/download/property-import-template', templateOf);
  downloadRoute(app, parts, '/download/import-request/:importRequestId', studyOf);
  downloadRoute(app, parts, '/download/plan/:planId/:file', planDocumentOf);
  downloadRoute(app, parts, '/download/activity/:propertyId', activityOf);
  downloadRoute(app, parts, '/download/job/:jobId', jobDocumentOf);
  downloadRoute(app, parts, '/download/adoption-file/:adoptionFileId', adoptionFileOf);
}
