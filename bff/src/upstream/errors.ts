import { SESSION_TOO_OLD, TOKEN_LACKS_RIGHT } from '@roofline/schema/problem/sentences';
import { acceptedProblemBody, type ProblemItem } from '@roofline/schema/value/problem';
import { GraphQLError } from 'graphql';
import { enumWords } from '../generated/enum-words';
import { ImpossibleIdError, ImpossibleValueError } from './path';

/** The REST service refused: any answer that is not a success. */
export class RestRefusal extends Error {
  readonly status: number;
  problems: ProblemItem[];
  readonly retryAfter: number | null;

  constructor(status: number, problems: ProblemItem[], retryAfter: number | null = null) {
    super(`REST answered ${status}`);
    this.status = status;
    this.problems = problems;
    this.retryAfter = retryAfter;
  }
}

/** No proper answer came: refused connection, too slow, cut, not JSON, another shape, too large. `cause` is for the log. */
export class UpstreamUnavailable extends Error {
  constructor(cause: unknown) {
    super('REST service unavailable', { cause });
  }
}

/** The caller has neither a session cookie nor a token: the upstream would refuse every call. */
export class NoIdentityError extends Error {}

/** One request needs more REST calls than any screen does. */
export class TooManyCallsError extends Error {}

/** Returns the problems of a refusal, wherever the body has them; an empty list when there are none. */
export function problemsOf(body: unknown): ProblemItem[] {
  const parsed = acceptedProblemBody.safeParse(body);
  if (!parsed.success) return [];
  return 'error' in parsed.data ? parsed.data.error.errors : parsed.data.errors;
}

/** Codes of graph errors: the only ones that leave the server, besides those of GraphQL itself. */
export type GraphCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'BAD_USER_INPUT'
  | 'TOO_MANY_REQUESTS'
  | 'UPSTREAM_UNAVAILABLE'
  | 'INTERNAL';

const MESSAGES: Record<GraphCode, string> = {
  UNAUTHENTICATED: 'Sign in first.',
  FORBIDDEN: 'Your role does not allow this.',
  NOT_FOUND: 'Not found.',
  BAD_USER_INPUT: 'The request is not valid.',
  TOO_MANY_REQUESTS: 'Too many requests. Please try again later.',
  UPSTREAM_UNAVAILABLE: 'The service is not available right now. Please try again.',
  INTERNAL: 'Internal server error',
};

/** Creates an error of the graph, with the message of its code unless another is given. */
export function graphError(
  code: GraphCode,
  message: string = MESSAGES[code],
  extra: Record<string, unknown> = {},
) {
  return new GraphQLError(message, { extensions: { code, ...extra } });
}

const MESSAGE_CHARS = 300;
const MOST_PROBLEMS = 20;

const CODES: Record<number, GraphCode> = {
  400: 'BAD_USER_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'BAD_USER_INPUT',
  410: 'BAD_USER_INPUT',
  412: 'BAD_USER_INPUT',
  413: 'BAD_USER_INPUT',
  415: 'BAD_USER_INPUT',
  422: 'BAD_USER_INPUT',
  428: 'BAD_USER_INPUT',
  429: 'TOO_MANY_REQUESTS',
  502: 'UPSTREAM_UNAVAILABLE',
  503: 'UPSTREAM_UNAVAILABLE',
  504: 'UPSTREAM_UNAVAILABLE',
  507: 'UPSTREAM_UNAVAILABLE',
};

/** The codes of REST by their names in the graph. */
const NAMES = new Map<string, string>(
  Object.entries(enumWords.UserErrorCode).map(([name, word]) => [word, name]),
);
const nameOf = ({ code }: ProblemItem) => NAMES.get(code) ?? 'INVALID';

/** What is wrong with the caller's own input, in the words of `UserError`. */
const problemsInGraph = (problems: readonly ProblemItem[]) =>
  problems.slice(0, MOST_PROBLEMS).map((problem) => ({
    code: nameOf(problem),
    detail: problem.detail.slice(0, MESSAGE_CHARS),
    ...(problem.field === undefined ? {} : { field: problem.field }),
  }));

function refusalError(refusal: RestRefusal): GraphQLError {
  const code = CODES[refusal.status] ?? 'INTERNAL';
  // The one refusal of a person that they can mend, by signing in again.
  const tooOld = refusal.problems.find((problem) => problem.code === SESSION_TOO_OLD.code);
  if (tooOld) return graphError(code, tooOld.detail, { reason: nameOf(tooOld) });
  // What a token lacks is for whoever made it to mend.
  const lacking = refusal.problems.find((problem) => problem.code === TOKEN_LACKS_RIGHT);
  if (lacking) return graphError(code, lacking.detail, { reason: nameOf(lacking) });
  // Only messages that the service wrote about the user's own input are passed on.
  const mendable = code === 'BAD_USER_INPUT' ? refusal.problems : [];
  const details = mendable.map((problem) => problem.detail).join(' ');
  const [first] = refusal.problems;
  const extra = {
    ...(refusal.retryAfter === null ? {} : { retryAfter: refusal.retryAfter }),
    // Something that was there: the code says what is gone.
    ...(refusal.status === 410 && first ? { reason: nameOf(first) } : {}),
    ...(mendable.length > 0 ? { problems: problemsInGraph(mendable) } : {}),
  };
  return graphError(code, details.slice(0, MESSAGE_CHARS) || undefined, extra);
}

/** Calls the fields of a refusal by other names; a message begins with a name that its field did not have in REST. */
export function renameProblems(fault: unknown, nameOfField: (field: string) => string): void {
  if (!(fault instanceof RestRefusal)) return;
  fault.problems = fault.problems.map((problem) => {
    if (problem.field === undefined) return problem;
    const field = nameOfField(problem.field);
    const isRenamed = field.split('.').at(-1) !== problem.field.split('.').at(-1);
    return { ...problem, field, detail: isRenamed ? `${field}: ${problem.detail}` : problem.detail };
  });
}

/** Returns the error that the caller sees for a fault; null for an unexpected fault. */
export function toGraphError(fault: unknown): GraphQLError | null {
  if (fault instanceof RestRefusal) return refusalError(fault);
  if (fault instanceof UpstreamUnavailable) return graphError('UPSTREAM_UNAVAILABLE');
  if (fault instanceof NoIdentityError) return graphError('UNAUTHENTICATED');
  if (fault instanceof ImpossibleIdError) return graphError('NOT_FOUND');
  if (fault instanceof ImpossibleValueError) return graphError('BAD_USER_INPUT', fault.message);
  if (fault instanceof TooManyCallsError)
    return graphError(
      'BAD_USER_INPUT',
      'The operation requests too much at once. Split it into smaller ones.',
    );
  return null;
}

const MENDABLE = new Set([409, 412, 422]);

/** The header of REST is an argument of the graph. */
const inGraph = (problem: ProblemItem): ProblemItem =>
  problem.field === 'Idempotency-Key'
    ? {
        ...problem,
        field: 'idempotencyKey',
        detail: problem.detail.replace('Idempotency-Key', 'idempotencyKey'),
      }
    : problem;

const STALE = 'Someone else saved changes in the meantime. Reload to see the current values.';

/** Returns errors that a user can fix (422, 409, 412) as `userErrors`; rethrows every other fault. */
export function userErrorsOf(fault: unknown): ProblemItem[] {
  if (!(fault instanceof RestRefusal) || !MENDABLE.has(fault.status)) throw fault;
  const isStale = fault.status === 412;
  const none: ProblemItem = { code: 'invalid', detail: isStale ? STALE : 'The request was refused.' };
  const problems = fault.problems.length > 0 ? fault.problems.map(inGraph) : [none];
  // One code in the graph, whatever the service calls it: screens use it to offer a reload.
  return isStale ? problems.map((each) => ({ ...each, code: 'stale' as const })) : problems;
}

async function unlessRefused<T, I>(answer: Promise<T>, status: number, instead: I): Promise<T | I> {
  try {
    return await answer;
  } catch (fault) {
    if (fault instanceof RestRefusal && fault.status === status) return instead;
    throw fault;
  }
}

/** Returns the answer, or `instead` when the viewer's role may not see it (403). */
export const unlessForbidden = <T, I>(answer: Promise<T>, instead: I): Promise<T | I> =>
  unlessRefused(answer, 403, instead);

/** Returns the answer, or `instead` when there is none (404). */
export const unlessMissing = <T, I>(answer: Promise<T>, instead: I): Promise<T | I> =>
  unlessRefused(answer, 404, instead);

/** Returns the answer of a read by id; throws NOT_FOUND when there is none. */
export async function found<T>(read: Promise<T | null>): Promise<T> {
  const answer = await read;
  if (answer === null) throw graphError('NOT_FOUND');
  return answer;
}
