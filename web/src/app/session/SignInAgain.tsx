import { CombinedGraphQLErrors } from '@apollo/client';
import { SESSION_TOO_OLD } from '@roofline/schema/problem/sentences';
import { LogIn } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { paths } from '../paths';

/** Returns whether a request was refused because the session began too long ago. */
export const sessionTooOld = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.some(({ extensions }) => extensions?.reason === 'SESSION_TOO_OLD');

/** Shown in place of content that only staff with a recent sign-in may see. */
export function SignInAgain() {
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      icon={<LogIn size={24} strokeWidth={1.6} />}
      text={SESSION_TOO_OLD.detail}
      action={<a href={paths.signIn(pathname + search)}>Sign in again</a>}
    />
  );
}
