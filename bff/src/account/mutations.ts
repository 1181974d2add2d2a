import { signInAnswer } from '@roofline/schema/account/account';
import type { ProblemItem } from '@roofline/schema/value/problem';
import { z } from 'zod';
import type { Resolvers } from '../generated/resolver-types';
import type { Rest } from '../upstream/client';
import { RestRefusal, userErrorsOf } from '../upstream/errors';
import { restPath } from '../upstream/path';

/** Ends the session of a token. A session that has already ended counts as success. */
async function endSession(rest: Rest): Promise<void> {
  try {
    await rest.post(restPath`/api/account/signout`, z.unknown(), {});
  } catch (fault) {
    if (!(fault instanceof RestRefusal) || fault.status !== 401) throw fault;
  }
}

/** A sign-in's 401 means wrong credentials, for the form to show, not a lost session. */
function signInErrors(fault: unknown): ProblemItem[] {
  if (fault instanceof RestRefusal && fault.status === 401)
    return fault.problems.length > 0 ? fault.problems : [{ code: 'invalid', detail: 'Sign in failed' }];
  return userErrorsOf(fault);
}

export const accountMutations = {
  Mutation: {
    async signIn(_root, { input }, context) {
      try {
        // The browser's previous session is sent as the bearer: the service ends it when the new one begins.
        const answer = await context.rest.post(restPath`/api/account/signin`, signInAnswer, {
          body: input,
          isPublic: true,
        });
        context.session.keep(answer);
        return { me: answer.viewer, userErrors: [] };
      } catch (fault) {
        return { me: null, userErrors: signInErrors(fault) };
      }
    },
    async signOut(_root, _args, context) {
      if (context.hasToken) await endSession(context.rest);
      context.session.forget();
      context.forgetReads();
      return { signedOut: true, userErrors: [] };
    },
  },
} satisfies Resolvers;
