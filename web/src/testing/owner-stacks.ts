import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * In development, React takes a stack for every element it creates, up to ten thousand a second, so that a warning
 * can say where its element was written. A warning fails a test here and names its component without them.
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
