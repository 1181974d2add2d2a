import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * Stops React from taking a stack trace for every element it creates. In development it takes up to ten thousand a
 * second for its warnings; a warning fails a test here, and names its component without a stack.
 */
export function forgetOwnerStacks(): void {
  const internals = (React as unknown as Record<string, object | undefined>)[INTERNALS];
  if (!internals || !('recentlyCreatedOwnerStacks' in internals))
    throw new Error(
      'React counts the stacks of its elements elsewhere now: look for it in react-jsx-runtime.',
    );
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  });
}
