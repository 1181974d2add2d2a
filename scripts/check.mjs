// npm run check: the inner loop, under a minute. Checks that need a server, a database or a browser are in npm test.
import { checkNode, install } from './run/install.mjs';
import { closingLine } from './run/counts.mjs';
import { runSteps } from './run/steps.mjs';
import { houseSteps, lintSteps, prepareReports, typeSteps, vitestStep } from './run/plan.mjs';

/** What every package stands on besides its own sources. */
const SHARED = ['package-lock.json', 'tsconfig.base.json', 'scripts/run'];

checkNode();
await install();
prepareReports();
const steps = [
  ...typeSteps(),
  ...lintSteps(),
  ...houseSteps(),
  ...['engine', 'schema'].map((name) => vitestStep(name, { places: 1, reads: [name, ...SHARED] })),
];
const counts = (await runSteps(steps.filter((step) => !step.needs))).map((result) => result.counts);
console.log(closingLine(counts));
process.exitCode = counts.some((each) => each.failed > 0) ? 1 : 0;
