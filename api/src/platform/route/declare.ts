import type { z } from 'zod';
import { tokenNeed } from '../identity/token-rights';
import { receiverOf, type Receiver, type Reception } from '../upload/reception';
import type { Answer } from './answer';
import type { LateBody, Right } from './call';
import type { Route, Safety } from './declaration';
import { paramsOf } from './path';
import { answerTo, type Declared } from './perform';

/** The part that all declarations share, without its types. */
interface AnySpec {
  summary: string;
  description?: string;
  right?: Right;
  params?: Record<string, z.ZodType> | undefined;
  query?: z.ZodType | undefined;
  body?: z.ZodType | LateBody<unknown> | undefined;
  isHealth?: true;
  isPolled?: true;
  isPassing?: true;
  answer: unknown;
  file?: Reception<unknown> | Receiver<unknown>;
}

/** A route without its tag. */
export type Untagged = Omit<Route, 'tag'>;

const lateOf = (body: AnySpec['body']) => (body && 'documented' in body ? body : null);

/** Makes a route from its declaration, for the typed `get`, `ask`, `post`, `put`, `remove` and `unkeyed`. */
export function declare(method: Route['method'], path: string, spec: AnySpec, safety: Safety): Untagged {
  const late = lateOf(spec.body);
  const right = spec.right ?? tokenNeed(path, safety.kind);
  const receiver = spec.file && receiverOf(spec.file);
  const declared = {
    ...spec,
    file: receiver,
    safety,
    isPublic: right === 'public',
    rules: late?.rules ?? null,
  } as unknown as Declared;
  return {
    method,
    path,
    right,
    safety,
    summary: spec.summary,
    description: spec.description,
    isHealth: spec.isHealth ?? false,
    isPolled: spec.isPolled ?? false,
    isPassing: spec.isPassing ?? false,
    params: paramsOf(path, spec.params),
    query: spec.query,
    body: late ? late.documented : (spec.body as z.ZodType | undefined),
    isLate: late !== null,
    upload: receiver ?? null,
    answer: spec.answer as Answer<never>,
    handle: (deps, request, reply) => answerTo(declared, deps, request, reply),
  };
}

/** Gives routes the tag under which the documentation lists them. */
export function routes(tag: string, ...untagged: Untagged[]): Route[] {
  return untagged.map((route) => ({ ...route, tag }));
}
