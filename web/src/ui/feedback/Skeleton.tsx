import { chakra } from '@chakra-ui/react';
import { useEffect, useState, type ReactNode } from 'react';
import { UNSEEN_MS } from '../layout/use-slow';

/** Returns true once the time has passed since the component appeared. */
function useAfter(milliseconds: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return passed;
}

/**
 * Holds the place of content that is loading. It is invisible for 300 ms, but takes its room from the start so that
 * nothing jumps; after 8 s it adds the line "Still working".
 */
export function Loading({ children }: { children: ReactNode }) {
  const visible = useAfter(UNSEEN_MS);
  const long = useAfter(8000);
  return (
    <div aria-busy="true" style={{ visibility: visible ? undefined : 'hidden' }}>
      {children}
      <chakra.p
        role="status"
        textStyle="table"
        color="fg.subtle"
        textAlign="center"
        py="2"
        srOnly={!long || undefined}
      >
        {long ? 'Still working' : 'Loading'}
      </chakra.p>
    </div>
  );
}

export interface SkeletonProps {
  height?: string;
  width?: string;
  radius?: string;
}

/** One gray bar, of the size that the content will have. */
export function Skeleton({ height = '14px', width = '100%', radius = 'tag' }: SkeletonProps) {
  return (
    <chakra.span
      aria-hidden
      display="block"
      h={height}
      w={width}
      borderRadius={radius}
      bg="bg.muted"
      animation="shimmer 1600ms infinite"
    />
  );
}
