// The program of the thread that the embedded database computes on.

import { serveDatabase } from './serve';

await serveDatabase();
