// npm run lint: oxlint (cycles and file sizes too), who may import whom, wording, and formatting of committed files.
import { runSteps } from './run/steps.mjs';
import { lintSteps } from './run/plan.mjs';

const results = await runSteps(lintSteps());
process.exitCode = results.some((result) => result.code !== 0) ? 1 : 0;
