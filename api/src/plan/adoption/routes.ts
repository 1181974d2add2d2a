import { adoptionFile, plan } from '@roofline/schema/plan/plan';
import { planAdoptionInput } from '@roofline/schema/plan/plan-input';
import type { Actor } from '../../platform/actor';
import { dayAnywhere } from '../../platform/clock';
import type { Deps } from '../../platform/deps';
import { created, data, download, nothing } from '../../platform/route/answer';
import { late } from '../../platform/route/call';
import { routes } from '../../platform/route/declare';
import { get } from '../../platform/route/read';
import { post, unkeyed } from '../../platform/route/write';
import { JPEG, PDF, PNG } from '../../platform/upload/file-kind';
import type { PlanChange } from '../plans/save';
import { planGuard, requirePlan } from '../plans/year';
import { adoptPlan } from './adopt';
import { addDocument, readDocument, removeDocument } from './documents';
import { documentUpload } from './upload';

/** The documented body; the last allowed day depends on today. */
const documented = planAdoptionInput('2026-01-01');

const by = ({ actor, deps }: { actor: Actor; deps: Pick<Deps, 'clock'> }): PlanChange => ({
  actor,
  clock: deps.clock,
});
const guard = ({ actor, params }: { actor: Actor; params: { planId: string } }) =>
  planGuard(actor, params.planId);

/** The routes of adoptions and their documents. */
export const adoptionRoutes = routes(
  'plan',
  post('/api/plan/:planId/adopt', {
    summary: "Record the board's decision on a plan: freezes its current inputs and outputs",
    activity: 'plan',
    body: late(documented, ({ clock }) => planAdoptionInput(dayAnywhere(clock))),
    version: 'required',
    answer: data(plan),
    guard,
    work: (tx, call) =>
      adoptPlan(tx, by(call), { planId: call.params.planId, version: call.version }, call.body),
  }),
  post('/api/plan/:planId/adoption/file', {
    summary:
      "Add a document to a plan's adoption: .pdf, .png or .jpg up to 25 MB, in the field `file`. It becomes a file of the property, in the folder Minutes",
    activity: 'plan',
    file: documentUpload,
    answer: created(adoptionFile),
    // Refuses a caller without the right before they send 25 MB.
    first: ({ actor, params, deps: { database, clock } }) =>
      database.tenant(actor, (tx) => requirePlan(tx, actor, clock, params.planId, { lock: true })),
    guard,
    steps: ({ first, file, deps, ...call }, once) => {
      const { workspaceId, planId } = first.row;
      const { fileName, contentType, sha256 } = file;
      return deps.blobs.keep({ workspaceId, contentType, source: file }, (_enter, stored) =>
        once((tx) => addDocument(tx, deps, by({ ...call, deps }), planId, { file, stored }), {
          sha256,
          fileName,
        }),
      );
    },
  }),
  get('/api/plan/adoption/file/:fileId', {
    summary: 'A document of an adoption, as a download',
    answer: download(...[PDF, PNG, JPEG].map(({ contentType }) => contentType)),
    catchesUp: true,
    work: (tx, call) => readDocument(tx, by(call), call.params.fileId),
  }),
  unkeyed('DELETE', '/api/plan/adoption/file/:fileId', {
    summary: 'Remove a document from an adoption; it stays among the files of the property',
    activity: 'plan',
    neither: 'a document never changes: whoever names a version means the first',
    version: 'ifGiven',
    answer: nothing,
    work: (tx, call) =>
      removeDocument(tx, by(call), { adoptionFileId: call.params.fileId, version: call.version ?? 1 }),
  }),
);
