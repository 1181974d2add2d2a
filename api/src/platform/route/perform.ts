import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Actor } from '../actor';
import { actorOf } from '../authorize';
import { viewOfRead, type AfterCommit, type Database, type Tx } from '../database';
import type { Deps } from '../deps';
import { answered, once, type Guard } from '../idempotency';
import { parseInput } from '../problem';
import { drain } from '../upload/drain';
import { withFile, type Receiver } from '../upload/reception';
import { expectedVersion, versionIfGiven } from '../versions';
import { inTurn, weighed } from '../work/weighed';
import type { WorkKind } from '../work/kind';
import type { Answer } from './answer';
import { callerOf, type Caller } from './call';
import type { Once, Safety } from './declaration';

/** A request to any route, without its types. */
interface AnyAsked {
  actor: Actor | null;
  params: unknown;
  query: unknown;
  body: unknown;
  deps: Deps;
  caller: Caller;
}
interface Prepared extends AnyAsked {
  version: number | null | undefined;
  first: unknown;
}
interface AnyCall extends Prepared {
  file?: unknown;
  signal: AbortSignal;
}
type InTransaction = (tx: Tx, call: AnyCall & { after?: AfterCommit }) => Promise<unknown>;

/** A declaration without its types; it has one of `work`, `identity`, `steps` and `compute`. */
export interface Declared {
  safety: Safety;
  answer: Answer<unknown>;
  isPublic: boolean;
  rules: ((deps: Deps) => z.ZodType) | null;
  first?: (asked: AnyAsked) => unknown;
  guard?: (call: AnyCall) => Guard;
  writesBeside?: string;
  file?: Receiver<unknown> | undefined;
  work?: InTransaction;
  identity?: InTransaction;
  steps?: (call: AnyCall, once?: Once) => unknown;
  compute?: {
    kind: WorkKind<unknown, unknown>;
    isMuch?: (tx: Tx, call: AnyCall) => Promise<boolean>;
    read: (tx: Tx, call: AnyCall) => Promise<unknown>;
  };
}

/** Returns the database with read-only transactions, whatever their options. */
const readOnly = (database: Database): Database => ({
  ...database,
  tenant: (actor, work) => database.tenant(actor, work, { readOnly: true }),
  system: (work) => database.system(work, { readOnly: true }),
});
const reading = (deps: Deps): Deps => ({ ...deps, database: readOnly(deps.database) });

const viewOf = ({ safety }: Declared) => safety.kind === 'read' && viewOfRead(safety.catchesUp);

function askedBy(request: FastifyRequest, deps: Deps, { isPublic, rules }: Declared): AnyAsked {
  const { params, query } = request;
  const body = rules ? parseInput(rules(deps), request.body) : request.body;
  const actor = isPublic ? null : actorOf(request);
  return { actor, params, query, body, deps, caller: callerOf(request) };
}

function versionOf({ safety }: Declared, request: FastifyRequest): number | null | undefined {
  if (safety.kind === 'read' || safety.version === null) return undefined;
  return safety.version === 'required' ? expectedVersion(request) : versionIfGiven(request);
}

/** Checks a request before its file is received; a refused caller gets the answer and not a broken connection. */
async function prepared(asked: AnyAsked, declared: Declared, request: FastifyRequest): Promise<Prepared> {
  try {
    const first = await declared.first?.(asked);
    return { ...asked, first, version: versionOf(declared, request) };
  } catch (error) {
    if (declared.file) await drain(request);
    throw error;
  }
}

/** Runs the steps of a route. In a write with a key only `once` can write, not their `deps`, unless they say why. */
async function takeSteps(declared: Declared, request: FastifyRequest, call: AnyCall): Promise<unknown> {
  const { steps, guard, rules, writesBeside } = declared;
  if (!guard) return steps!(call);
  // Only a body with rules is known before the steps; without rules, it belongs to a file that they receive.
  const first = rules ? await answered(call.deps, request, guard(call), call.body) : null;
  if (first) return first.stored;
  const own = writesBeside === undefined ? { ...call, deps: reading(call.deps) } : call;
  return steps!(own, onceOf(declared, request, call));
}

/** Returns the function that runs the transaction of a key. */
function onceOf(declared: Declared, request: FastifyRequest, call: AnyCall): Once {
  const guard = declared.guard!(call);
  return (work, body = call.body) => once(call.deps, request, guard, work, body);
}

async function perform(declared: Declared, request: FastifyRequest, call: AnyCall): Promise<unknown> {
  const { work, identity, steps, compute, guard } = declared;
  const { deps, signal } = call;
  const options = { readOnly: viewOf(declared) };
  if (steps) return takeSteps(declared, request, call);
  if (identity) return deps.database.system((tx, after) => identity(tx, { ...call, after }), options);
  const actor = actorOf(request);
  if (compute) {
    const { kind, isMuch, read } = compute;
    const by = { actor, signal, ...options };
    const asked = { kind, read: (tx: Tx) => read(tx, call) };
    return isMuch
      ? weighed(deps, by, { ...asked, isMuch: (tx) => isMuch(tx, call) })
      : inTurn(deps, by, asked);
  }
  const inTransaction = (tx: Tx, after: AfterCommit) => work!(tx, { ...call, after });
  return guard
    ? onceOf(declared, request, call)(inTransaction)
    : deps.database.tenant(actor, inTransaction, options);
}

/** Receives an upload and does the work with it; jobs that can wait let it go first. */
async function receiving<T>(
  { blobs, jobs }: Deps,
  request: FastifyRequest,
  receiver: Receiver<unknown>,
  work: (file: unknown) => Promise<T>,
): Promise<T> {
  const end = jobs.uploads.begin();
  try {
    return await withFile(request, receiver, blobs, work);
  } finally {
    end();
  }
}

/** Answers a request as its route declares. */
export async function answerTo(
  declared: Declared,
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const given = viewOf(declared) === true ? reading(deps) : deps;
  const asked = await prepared(askedBy(request, given, declared), declared, request);
  // Fastify's signal aborts once the body has been read, unless the signal is first accessed after that.
  const done = (file?: unknown) => perform(declared, request, { ...asked, file, signal: request.signal });
  const made = await (declared.file ? receiving(deps, request, declared.file, done) : done());
  return declared.answer.send(reply, deps, made);
}
