import { chakra } from '@chakra-ui/react';
import { Loading, Skeleton } from './Skeleton';

/** The skeleton of a page that loads: heading, one strip and one large part, where they will be. */
export function PageSkeleton() {
  return (
    <Loading>
      <chakra.div display="flex" flexDirection="column" gap="5">
        <Skeleton height="32px" width="280px" />
        <Skeleton height="104px" radius="card" />
        <Skeleton height="360px" radius="card" />
      </chakra.div>
    </Loading>
  );
}
