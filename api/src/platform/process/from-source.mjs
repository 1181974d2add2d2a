// Starts a thread's program from its TypeScript: what turns it into JavaScript in the first thread does not do so here.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData.entry);
