import { makeDocument, type Document } from '../work/document';
import { made, type Answer } from './answer';
import type { Asked, Body, Call, Query, Right } from './call';
import type { Reads, Told } from './declaration';
import { declare, type Untagged } from './declare';

/** What a read says of itself. */
interface OfRead {
  /**
   * Figures that the clock left behind are computed and stored on the way, which is all that a read may write. Left
   * out: its transactions are read-only to the database.
   */
  catchesUp?: true;
}

const safetyOf = ({ catchesUp = false }: OfRead | { catchesUp?: boolean }) =>
  ({ kind: 'read', catchesUp }) as const;

/** A GET: it reads, in a transaction that cannot write. */
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

/** A POST that only reads, where what is asked has no room in an address or should not stand in one. */
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

/** A GET of a document: made in a turn, by its parameters and its query unless `asked` says otherwise. */
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
