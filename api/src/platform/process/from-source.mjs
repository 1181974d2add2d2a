// Starts a thread's program from TypeScript: the compiler that the main thread has registered does not work here.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData.entry);
