// The program of the thread that the embedded database computes on.

import { serveDatabase } from './platform/store/embedded/thread/serve';

await serveDatabase();
