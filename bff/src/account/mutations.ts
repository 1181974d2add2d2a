import { signInAnswer } from '@roofline/schema/account';
import { z } from 'zod';
import type { Resolvers } from '../generated/resolver-types';
import type { Rest } from '../upstream/client';
import { RestRefusal, userErrorsOf } from '../upstream/errors';
import { restPath } from '../upstream/path';

/** End the session of a token. One that has ended already is as good. */
async function endSession(rest: Rest): Promise<void> {
  try {
    await rest.post(restPath`/api/account/signout`, z.unknown(), {});
  } catch (fault) {
    if (!(fault instanceof RestRefusal) || fault.status !== 401) throw fault;
  }
}

/** 401 of a sign-in is no lost session: it is wrong credentials, for the form to show. */
function signInErrors(fault: unknown) {
  if (fault instanceof RestRefusal && fault.status === 401)
    return fault.problems.length > 0 ? fault.problems : [{ code: 'invalid', detail: 'Sign in failed' }];
  return userErrorsOf(fault);
}

export const accountMutations = {
  Mutation: {
    async signIn(_root, { input }, context) {
      try {
        // The former session of the browser goes along as its bearer: the service ends it with the new one's beginning.
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
