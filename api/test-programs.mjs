// Before the tests: the programs and threads that they start.
import { placeTestPrograms } from '../scripts/run/test-programs.mjs';

export const setup = () =>
  placeTestPrograms('api/dist/testing', [
    'api/src/server.ts',
    'api/src/work-thread.ts',
    'api/src/platform/store/embedded/thread/database-thread.ts',
    'api/src/platform/tests/lock-holder.ts',
    'api/src/platform/tests/writer.ts',
    'api/src/platform/work/fixtures/thread.ts',
  ]);
