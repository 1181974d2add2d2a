import { signInAnswer, type SignInAnswer } from '@roofline/schema/account/account';
import type { ProblemItem } from '@roofline/schema/value/problem';
import type { GraphContext } from '../context';
import type { Resolvers } from '../generated/resolver-types';
import { change } from '../upstream/change';
import { restPath, type RestPath } from '../upstream/path';

/** A call that starts a session: the browser's cookie stores it, and no answer contains it. */
async function entering(
  context: GraphContext,
  path: RestPath,
  body: unknown,
): Promise<{ me: SignInAnswer['viewer'] | null; userErrors: ProblemItem[] }> {
  const { answer, userErrors } = await change(context, () =>
    context.rest.post(path, signInAnswer, { body, isPublic: true }),
  );
  if (answer) context.session.keep(answer);
  return { me: answer?.viewer ?? null, userErrors };
}

export const joiningMutations = {
  Mutation: {
    setUp: (_root, { input }, context) => entering(context, restPath`/api/account/setup`, input),
    signUp: (_root, { input }, context) => entering(context, restPath`/api/account/register`, input),
    joinWorkspace: (_root, { input }, context) => entering(context, restPath`/api/account/join`, input),
  },
} satisfies Resolvers;
