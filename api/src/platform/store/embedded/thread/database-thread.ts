// The program of the embedded database's thread.

import { serveDatabase } from './serve';

await serveDatabase();
