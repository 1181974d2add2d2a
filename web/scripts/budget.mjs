// Fails when a first load has grown past its budget. Run after `vite build`; reads dist/bundle-report.json.
import { readFileSync } from 'node:fs';

const report = JSON.parse(readFileSync(new URL('../dist/bundle-report.json', import.meta.url), 'utf8'));
const KB = 1000;
const faults = [];

function check(what, size, budget) {
  const line = `${what.padEnd(34)} ${(size / KB).toFixed(1).padStart(7)} KB gzip of ${budget}`;
  console.log(size > budget * KB ? `${line}  TOO LARGE` : line);
  if (size > budget * KB) faults.push(line);
}

function entry(name) {
  const found = report.entries[name];
  if (!found) throw new Error(`bundle-report.json has no entry "${name}"`);
  return found;
}

function lazyPage(page) {
  const [, lazy] = Object.entries(report.lazy).find(([chunk]) => chunk.startsWith(`assets/${page}-`)) ?? [];
  if (!lazy) throw new Error(`bundle-report.json has no page "${page}"`);
  return lazy;
}

check('sign-in, first load', entry('index').initialGzip, 190);
check('application shell, first load', entry('app').initialGzip, 240);
// The page of a plan draws its funding plot without the chart library, under the same budget.
const PLAN_PAGE = 'assets/PlanWithAnalyses';
if (!Object.keys(report.lazy).some((chunk) => chunk.startsWith(PLAN_PAGE)))
  throw new Error(`bundle-report.json has no chunk of the plan page, ${PLAN_PAGE}`);
for (const [chunk, lazy] of Object.entries(report.lazy)) {
  if (lazy.charts || chunk.startsWith(PLAN_PAGE))
    check(`added by ${chunk.replace('assets/', '')}`, lazy.addedGzip, 120);
}
check('added by all charts together', report.allChartsAddedGzip, 120);

/** Pages of lists, beyond the shell: their forms are loaded when the page is at rest. */
const LISTS = ['PropertiesPage', 'ComponentsPage', 'PlansPage', 'WorkspaceUsersPage', 'AdminUsersPage'];
for (const page of LISTS) check(`added by ${page}`, lazyPage(page).addedGzip, 60);

/** The document's own script, which chooses the theme. */
const THEME = 1;

/** Screens that users open first, and how many files document, frame and page may load before data can show. */
const FILES = { DashboardPage: 12, PropertiesPage: 12, PlansPage: 12 };
for (const [page, most] of Object.entries(FILES)) {
  const files = THEME + Object.keys(entry('app').chunks).length + lazyPage(page).addedFiles;
  const line = `${`files before ${page}`.padEnd(34)} ${String(files).padStart(7)} of ${most}`;
  console.log(files > most ? `${line}  TOO MANY` : line);
  if (files > most) faults.push(line);
}

const kept = /^(@nivo\/|@react-spring\/|graphiql$|@graphiql\/|monaco-)/;
for (const name of ['index', 'app']) {
  const early = entry(name).packages.filter((each) => kept.test(each));
  if (early.length > 0) faults.push(`${name}: ${early.join(', ')} must not be in the first load`);
}

if (faults.length > 0) {
  console.error(`\nOver budget:\n  ${faults.join('\n  ')}`);
  process.exit(1);
}
