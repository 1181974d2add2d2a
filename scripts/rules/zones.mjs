import { posix } from 'node:path';

/** Packages of the house and the ones each may import. Tests may import all of them. */
const PACKAGES = {
  schema: [],
  engine: [],
  api: ['schema', 'engine'],
  bff: ['schema'],
  web: ['schema', 'engine'],
  tests: ['schema', 'engine', 'api', 'bff', 'web'],
};
/** Subpaths that a package publishes. */
const PUBLISHED = { schema: 'contract', engine: 'src', api: 'src', bff: 'src', web: 'src' };

/** npm packages that a floor must never see; a name also stands for its subpaths. */
const BANNED = {
  api: ['graphql', '@apollo', 'react', 'react-dom', 'got', 'dataloader'],
  bff: ['drizzle-orm', 'pg', '@electric-sql', 'react', 'react-dom', '@apollo/client'],
  web: ['pg', 'drizzle-orm', 'fastify', 'got', '@apollo/server', 'dataloader'],
};

/** Rooms that hold no domain: every domain may import them. */
const SHARED = {
  api: ['platform'],
  bff: ['upstream', 'generated', 'graphql', 'http'],
  web: ['ui', 'app', 'geocoding'],
};
/** Rooms that put domains together and may import any of them. */
const ASSEMBLIES = {
  api: [],
  bff: ['graphql', 'http', 'transfer'],
  web: ['entry', 'public', 'shell', 'playground'],
};
/**
 * Parts of a domain that others may import: in the API its service, its policy, `add.ts`, which adds one of its things with all that
 * hangs on it, `study/`, the basis of a property's projection, and `records/`, small things below a property; on the web its form, and
 * `model/`, its logic without any drawing.
 */
const OPEN = { api: /^((service|policy|access|add)\.ts|(study|records)\/.+)$/, web: /^(form|model)\// };

/** What code that processes share may import: Node, and what counts for metrics. */
const PROCESS_PACKAGES = new Set(['node:', 'prom-client']);

/** What speaks to the database, and the only places of the API that may: tables, repositories, and the platform's store. */
const SQL_PACKAGES = ['drizzle-orm', 'pg', '@electric-sql'];
const SQL_PLACES =
  /\/(tables|repository[^/]*)\.ts$|\/repository\/|^api\/src\/platform\/(store\/|(database|columns)\.ts$)/;

const FORBIDDEN_NAMES = /^(utils?|common|helpers?|misc)(\.|$)/;
const isTest = (path) =>
  /\.(test|bench|spec)\.tsx?$/.test(path) || /\/(fixtures|testing|tests|bench)[./]/.test(path);

/** Place of a file: its package and its room (`''` for files at the top of `src`). */
function place(path) {
  const [floor, top, room, ...rest] = path.split('/');
  const inSource = top === 'src' && rest.length > 0;
  return { floor, top, room: inSource ? room : '', inside: rest.join('/'), file: posix.basename(path) };
}

/** The path from the repository's root that an import points at, or null for an npm package or Node module. */
export function resolveImport(file, specifier) {
  if (specifier.startsWith('.')) return posix.normalize(posix.join(posix.dirname(file), specifier));
  const own = /^@roofline\/([a-z]+)\/(.+)$/.exec(specifier);
  if (!own) return null;
  const [, floor, subpath] = own;
  return floor === 'api' && subpath.startsWith('demo/')
    ? `api/${subpath}`
    : `${floor}/${PUBLISHED[floor]}/${subpath}`;
}

const isOf = (specifier, name) => specifier === name || specifier.startsWith(`${name}/`);

function foreignPackage(from, file, specifier) {
  const bare = specifier.startsWith('node:') ? 'node:' : specifier;
  if (from.floor === 'engine' && from.top === 'src') return 'the engine imports nothing';
  if (from.floor === 'schema' && from.top === 'contract' && bare !== 'zod')
    return 'the contract imports only zod';
  if (from.floor === 'schema' && from.top === 'process' && !PROCESS_PACKAGES.has(bare))
    return 'code that processes share imports only Node and what counts for metrics';
  if (isDomain(from) && SERVING.test(bare)) return DECLARE;
  if (from.floor === 'api' && !SQL_PLACES.test(file) && SQL_PACKAGES.some((name) => isOf(bare, name)))
    return 'SQL stands in a repository';
  const banned = (BANNED[from.floor] ?? []).find((name) => isOf(bare, name));
  return banned ? `${from.floor} must not import ${banned}` : null;
}

/** Domains declare their routes; the server, who may ask and the keys of repeats are the platform's. */
const SERVING = /^(fastify|fastify-type-provider-zod|@fastify\/.+)$/;
const OF_SERVING =
  /^(authorize|route\/(perform|register)|http\/(validation|errors|negotiation|overload))\.ts$/;
const isDomain = ({ floor, top, room }) =>
  floor === 'api' && top === 'src' && room !== '' && !SHARED.api.includes(room);
const DECLARE = 'a domain declares its routes (platform/route), and sees no server';

function betweenPackages(from, to, { specifier }) {
  // What sets up a package's tests stands at its top and shares the project's own scripts, which are no package.
  if (to.floor === 'scripts' && from.top === from.file) return null;
  if (from.floor === 'web' && specifier.startsWith('@roofline/schema/process/'))
    return 'this is for Node processes, not for browsers';
  if (specifier.startsWith('.')) return `reach another package by @roofline/${to.floor}/…, not by a path`;
  return PACKAGES[from.floor].includes(to.floor) ? null : `${from.floor} must not import ${to.floor}`;
}

function betweenRooms(from, to) {
  const { floor } = from;
  const shared = SHARED[floor];
  if (!shared || from.top !== 'src' || from.room === '' || from.room === to.room) return null;
  if (ASSEMBLIES[floor].includes(from.room)) return null;
  if (to.room === '')
    return /^(config|context)\.ts$/.test(to.file) ? null : 'only config and context are open at the top';
  if (floor === 'api' && to.room === 'platform' && OF_SERVING.test(to.inside)) return DECLARE;
  if (shared.includes(to.room)) return null;
  // A foreign key names the table that it points at, and the session is looked up in the account's tables.
  if (to.file === 'tables.ts' && (from.file === 'tables.ts' || from.room === 'platform')) return null;
  if (shared.includes(from.room)) return `${from.room} must not import a domain`;
  return OPEN[floor]?.test(to.inside) ? null : `this is internal to another domain (${to.room})`;
}

/** Returns the reason why a file may not have its name, or null. */
export function judgeName(file) {
  const nameless = file.split('/').find((part) => FORBIDDEN_NAMES.test(part));
  if (nameless) return `"${nameless}" says nothing: name it by its noun`;
  return /\/index\.tsx?$/.test(file) ? 'no index barrels: packages publish subpaths' : null;
}

/** Why an import breaks the house's rules, or null. Tests may reach anything in their own package. */
export function judgeImport(file, found) {
  const from = place(file);
  const path = resolveImport(file, found.specifier);
  if (path === null) return isTest(file) ? null : foreignPackage(from, file, found.specifier);
  const to = place(`${path.replace(/\.tsx?$/, '')}.ts`);
  if (from.floor !== to.floor) return from.floor === 'tests' ? null : betweenPackages(from, to, found);
  if (isTest(file)) return null;
  if (to.floor === 'api' && to.file === 'tables.ts' && !found.typeOnly && !SQL_PLACES.test(file))
    return 'only a repository works on tables';
  return betweenRooms(from, to);
}
