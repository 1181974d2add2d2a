import { makeDocument, type Document } from '../work/document';
import { made, type Answer } from './answer';
import type { Asked, Body, Call, Query, Right } from './call';
import type { Reads, Told } from './declaration';
import { declare, type Untagged } from './declare';

/** The option that only reads have. */
interface OfRead {
  /**
   * Stored figures that are out of date are computed again and stored on the way, the only thing that a read may write.
   * Without it, the database makes its transactions read-only.
   */
  catchesUp?: true;
}

const safetyOf = ({ catchesUp = false }: OfRead | { catchesUp?: boolean }) =>
  ({ kind: 'read', catchesUp }) as const;

/** Declares a GET, which reads in a transaction that cannot write. */
export function get<
  const P extends string,
  A,
  R extends Right = 'read',
  Q extends Query = undefined,
  F = undefined,
  S = never,
>(
  path: P,
  spec: Told<P, R, Q, undefined, F> &
    OfRead & { answer: Answer<A> } & Reads<
      Call<P, R, Q, undefined, undefined, NoInfer<F>, undefined>,
      S,
      NoInfer<A>
    >,
): Untagged {
  return declare('GET', path, spec, safetyOf(spec));
}

/** Declares a POST that only reads, for a question that does not fit in an address or should not be in one. */
export function ask<
  const P extends string,
  A,
  R extends Right = 'read',
  Q extends Query = undefined,
  B extends Body = undefined,
  F = undefined,
  S = never,
>(
  path: P,
  spec: Told<P, R, Q, B, F> &
    OfRead & { body?: B; answer: Answer<A> } & Reads<
      Call<P, R, Q, B, undefined, NoInfer<F>, undefined>,
      S,
      NoInfer<A>
    >,
): Untagged {
  return declare('POST', path, spec, safetyOf(spec));
}

/** Declares a GET of a document, made in a turn from what `asked` returns for its parameters and query. */
export function getDocument<const P extends string, D, S, Q extends Query = undefined>(
  path: P,
  spec: Told<P, 'read', Q, undefined, undefined> & {
    document: Document<D, S>;
    asked: (asked: Asked<P, 'read', Q, undefined>) => NoInfer<D>;
  },
): Untagged {
  const { document, asked, ...told } = spec;
  const steps = (call: Call<P, 'read', Q, undefined, undefined, undefined, undefined>) =>
    makeDocument(call.deps, document, asked(call), { actor: call.actor, signal: call.signal });
  const { catchesUp = false } = document;
  return declare(
    'GET',
    path,
    { ...told, answer: made(document.type), steps } as never,
    safetyOf({ catchesUp }),
  );
}
