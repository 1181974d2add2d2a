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
/** What a package publishes under its subpaths. */
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
  web: ['app', 'public', 'shell', 'playground'],
};
/** What a domain shows to the others: in the API its service and the policy of who may do what, on the web its form. */
const OPEN = { api: /^(service|policy|access)\.ts$/, web: /^form\// };

const FORBIDDEN_NAMES = /^(utils?|common|helpers?|misc)(\.|$)/;
const isTest = (path) =>
  /\.(test|bench|spec)\.tsx?$/.test(path) || /\/(fixtures|testing|bench)[./]/.test(path);

/** Where a file stands: package, and its room (`''` for files at the top of `src`). */
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

function foreignPackage(from, specifier) {
  const bare = specifier.startsWith('node:') ? 'node:' : specifier;
  if (from.floor === 'engine' && from.top === 'src') return 'the engine imports nothing';
  if (from.floor === 'schema' && from.top === 'contract' && bare !== 'zod')
    return 'the contract imports zod alone';
  if (from.floor === 'schema' && from.top === 'process' && bare !== 'node:')
    return 'what processes share imports Node alone';
  const banned = (BANNED[from.floor] ?? []).find((name) => bare === name || bare.startsWith(`${name}/`));
  return banned ? `${from.floor} must not import ${banned}` : null;
}

function betweenPackages(from, to, { specifier }) {
  if (from.floor === 'web' && specifier.startsWith('@roofline/schema/process/'))
    return 'that is for processes of Node, not for browsers';
  if (specifier.startsWith('.')) return `reach another package by @roofline/${to.floor}/…, not by a path`;
  return PACKAGES[from.floor].includes(to.floor) ? null : `${from.floor} must not import ${to.floor}`;
}

function betweenRooms(from, to) {
  const { floor } = from;
  const shared = SHARED[floor];
  if (!shared || from.top !== 'src' || from.room === '' || from.room === to.room) return null;
  if (ASSEMBLIES[floor].includes(from.room)) return null;
  if (to.room === '')
    return /^(config|context)\.ts$/.test(to.file) ? null : 'only config and context stand open at the top';
  if (shared.includes(to.room)) return null;
  // A foreign key names the table that it points at, and the session is looked up in the account's tables.
  if (to.file === 'tables.ts' && (from.file === 'tables.ts' || from.room === 'platform')) return null;
  if (shared.includes(from.room)) return `${from.room} must not import a domain`;
  return OPEN[floor]?.test(to.inside) ? null : `that is the inside of another domain (${to.room})`;
}

/** Why a file may not be called what it is called, or null. */
export function judgeName(file) {
  const nameless = file.split('/').find((part) => FORBIDDEN_NAMES.test(part));
  if (nameless) return `"${nameless}" says nothing: name it by its noun`;
  return /\/index\.tsx?$/.test(file) ? 'no index barrels: packages publish subpaths' : null;
}

/** Why an import breaks the house's rules, or null. Tests may reach anything in their own package. */
export function judgeImport(file, found) {
  const from = place(file);
  const path = resolveImport(file, found.specifier);
  if (path === null) return isTest(file) ? null : foreignPackage(from, found.specifier);
  const to = place(`${path.replace(/\.tsx?$/, '')}.ts`);
  if (from.floor !== to.floor) return from.floor === 'tests' ? null : betweenPackages(from, to, found);
  return isTest(file) ? null : betweenRooms(from, to);
}
