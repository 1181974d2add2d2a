import { exportMap, exportMapLimits, exportMapTry } from '@roofline/schema/export-map/export-map';
import { z } from 'zod';
import { XLSX } from '../platform/http/media-types';
import { requireStaff } from '../platform/identity/staff';
import { yearParam } from '../platform/ids';
import { created, data, made } from '../platform/route/answer';
import { routes } from '../platform/route/declare';
import { get } from '../platform/route/read';
import { post, remove } from '../platform/route/write';
import { sheetUpload } from '../platform/upload/sheet';
import { makeDocument } from '../platform/work/document';
import { propertyGuard, requireProperty } from '../property/access';
import { mappedComponentsDocument, templateDocument } from './export/documents';
import { importMap, readExportMap, removeMap, tryMap } from './service';

const ofMap = '/api/admin/exportmap/:propertyId';
const ofYear = z.object({ fiscalYear: yearParam.optional().transform((year) => year ?? null) });

/** The routes of a property's export map, for internal staff. */
export const exportMapRoutes = routes(
  'admin: export maps',
  get(ofMap, {
    summary: 'The export map of a property; null where it has none. Only for internal staff',
    right: 'never',
    first: ({ actor }) => requireStaff(actor),
    answer: data(exportMap.nullable()),
    work: (tx, { actor, params }) => readExportMap(tx, { actor, ...params }),
  }),
  post('/api/admin/property/:propertyId/exportmap', {
    summary:
      'Import the export map of a property in place of the one before: multipart, field "file", one .xlsx of at most 5 MB. Only for internal staff',
    description:
      "Row 1 of the sheet has the firm's headings in the firm's order. Row 2 has a field such as {{name}}, a text that each row gets, or nothing. Each wrong cell is an error whose field is the cell, and nothing is imported then.",
    right: 'never',
    activity: 'property',
    file: sheetUpload(exportMapLimits.fileBytes),
    answer: created(exportMap),
    // Refuses a caller who may not import before anything is read.
    first: async ({ actor, params, deps }) => {
      requireStaff(actor);
      const found = (tx: Parameters<typeof requireProperty>[0]) =>
        requireProperty(tx, actor, params.propertyId);
      return (await deps.database.tenant(actor, found, { readOnly: true })).property;
    },
    guard: ({ actor, first }) => propertyGuard(actor, first.propertyId, 'editComponents'),
    steps: ({ actor, first: { workspaceId, propertyId }, file, signal, deps }, once) =>
      importMap(deps, { actor, signal, workspaceId, propertyId, file }, once),
  }),
  remove(ofMap, {
    summary: 'Remove the export map of a property. Only for internal staff',
    right: 'never',
    activity: 'property',
    first: ({ actor }) => requireStaff(actor),
    work: (tx, { actor, params, version, deps }) => removeMap(tx, deps, { actor, ...params, version }),
  }),
  get(`${ofMap}/template`, {
    summary:
      'A workbook to start an export map from, with every field and what it holds. Only for internal staff',
    right: 'never',
    first: ({ actor }) => requireStaff(actor),
    answer: made(XLSX),
    steps: ({ actor, params, signal, deps }) =>
      makeDocument(deps, templateDocument, params, { actor, signal }),
  }),
  get(`${ofMap}/try`, {
    summary:
      'What the sheet of a fiscal year shows of the first components; null without an export map. Only for internal staff',
    right: 'never',
    first: ({ actor }) => requireStaff(actor),
    query: ofYear,
    answer: data(exportMapTry.nullable()),
    work: (tx, { actor, params, query, deps }) => tryMap(tx, deps, { actor, ...params, ...query }),
  }),
  get(`${ofMap}/components`, {
    summary:
      'The components of a fiscal year as .xlsx through the export map; 409 without one. Only for internal staff',
    right: 'never',
    first: ({ actor }) => requireStaff(actor),
    query: ofYear,
    answer: made(XLSX),
    steps: ({ actor, params, query, signal, deps }) =>
      makeDocument(deps, mappedComponentsDocument, { ...params, ...query }, { actor, signal }),
  }),
);
