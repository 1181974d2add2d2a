import { roomLoaders } from './room-loaders.generated';
import { together, type Together } from './rooms';
import type { Rest } from './upstream/client';

/** Every read of the REST service, batched and stored for the length of one request. */
export type Loaders = Together<ReturnType<(typeof roomLoaders)[number]>>;

/** The reads of all rooms, for one request. */
export const loadersOf = (rest: Rest) =>
  together(
    roomLoaders.map((loaders) => loaders(rest)),
    'loader ',
  ) as Loaders;
