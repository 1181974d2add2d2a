import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppParts } from '../http/app-parts';
import { problemFor } from '../http/problem';
import { PathPart, restPath, uuid, year, type RestPath } from '../upstream/path';
import { namedAs, PDF, sendDownload, XLSX } from './send-download';

const TYPES = { pdf: PDF, xlsx: XLSX } as const;
type Extension = keyof typeof TYPES;

/** Reports by the name that the browser's addresses have for them. */
const REPORTS = {
  'percent-funded': 'percentfunded',
  'anticipated-expenditures': 'anticipatedexpenditures',
  'component-inventory': 'componentinventory',
} as const;
const REPORT_QUERY = ['years', 'planId', 'category'];

/** Documents of a plan by the name of their file. */
const PLAN_DOCUMENTS: Record<string, { path: (planId: PathPart) => RestPath; extension: Extension }> = {
  'packet.pdf': { path: (planId) => restPath`/api/plan/${planId}/packet`, extension: 'pdf' },
  'workbook.xlsx': { path: (planId) => restPath`/api/plan/${planId}/workbook`, extension: 'xlsx' },
  'disclosure.pdf': { path: (planId) => restPath`/api/plan/${planId}/disclosure/pdf`, extension: 'pdf' },
};

/** Those parameters of the address that the service knows; the service judges what they say. */
function known(query: unknown, names: readonly string[]): Record<string, string> {
  const given = query as Record<string, unknown>;
  return Object.fromEntries(
    names.flatMap((name) => (typeof given[name] === 'string' ? [[name, given[name]]] : [])),
  );
}

const isExtension = (text: string | undefined): text is Extension => text === 'pdf' || text === 'xlsx';

/** Reports, documents of plans and files of adoptions. */
export function documentDownloads(app: FastifyInstance, parts: AppParts): void {
  const options = { exposeHeadRoute: false };
  const document = (
    request: FastifyRequest,
    reply: FastifyReply,
    of: { path: RestPath; query?: Record<string, string>; types: readonly string[]; fallback: string },
  ) =>
    sendDownload(parts, request, reply, {
      path: of.path,
      query: of.query,
      type: (given) => (of.types.includes(given) ? given : null),
      disposition: namedAs(of.fallback),
      cache: 'private, no-store',
    });

  app.get<{ Params: { propertyId: string; fiscalYear: string; file: string } }>(
    '/download/report/:propertyId/:fiscalYear/:file',
    options,
    async (request, reply) => {
      const { propertyId, fiscalYear, file } = request.params;
      const [name, extension, ...more] = file.split('.');
      if (!Object.hasOwn(REPORTS, name!) || !isExtension(extension) || more.length > 0)
        return reply.code(404).send(problemFor(404));
      const kind = new PathPart(REPORTS[name as keyof typeof REPORTS]);
      const at = [uuid(propertyId), year(Number(fiscalYear))] as const;
      const ending = new PathPart(extension);
      return document(request, reply, {
        path: restPath`/api/reports/${kind}/${at[0]}/${at[1]}.${ending}`,
        query: known(request.query, REPORT_QUERY),
        types: [TYPES[extension]],
        fallback: `${name}-${at[1].text}.${extension}`,
      });
    },
  );

  app.get<{ Params: { planId: string; file: string } }>(
    '/download/plan/:planId/:file',
    options,
    async (request, reply) => {
      const { planId, file } = request.params;
      const found = Object.hasOwn(PLAN_DOCUMENTS, file) ? PLAN_DOCUMENTS[file] : undefined;
      if (!found) return reply.code(404).send(problemFor(404));
      return document(request, reply, {
        path: found.path(uuid(planId)),
        types: [TYPES[found.extension]],
        fallback: file,
      });
    },
  );

  app.get<{ Params: { jobId: string } }>('/download/job/:jobId', options, async (request, reply) =>
    document(request, reply, {
      path: restPath`/api/job/${uuid(request.params.jobId)}/download`,
      types: [PDF, XLSX],
      fallback: 'document',
    }),
  );

  app.get<{ Params: { adoptionFileId: string } }>(
    '/download/adoption-file/:adoptionFileId',
    options,
    async (request, reply) =>
      document(request, reply, {
        path: restPath`/api/plan/adoption/file/${uuid(request.params.adoptionFileId)}`,
        types: [PDF, 'image/png', 'image/jpeg'],
        fallback: 'adoption',
      }),
  );
}
