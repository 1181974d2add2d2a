// Before the tests: the server that they start.
import { placeTestPrograms } from '../scripts/run/test-programs.mjs';

export const setup = () => placeTestPrograms('bff/dist/testing', ['bff/src/server.ts']);
