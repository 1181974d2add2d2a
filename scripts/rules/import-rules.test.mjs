import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { importFaults } from './import-rules.mjs';
import { importsOf } from './source-files.mjs';

/** Faults of a small made-up house. */
function faultsOf(files) {
  const base = mkdtempSync(join(tmpdir(), 'roofline-rules-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(base, dirname(path)), { recursive: true });
      writeFileSync(join(base, path), text);
    }
    return importFaults(base, [...new Set(Object.keys(files).map((path) => path.split('/')[0]))]);
  } finally {
    rmSync(base, { recursive: true });
  }
}

const BROKEN = {
  'engine takes a package': ['engine/src/solver/goals.ts', "import { z } from 'zod';"],
  'engine takes a Node module': ['engine/src/solver/goals.ts', "import fs from 'node:fs';"],
  'contract takes another package': ['schema/contract/plan.ts', "import { x } from 'got';"],
  'contract takes the engine': [
    'schema/contract/plan.ts',
    "import { x } from '@roofline/engine/solver/goals';",
  ],
  'what processes share takes a package': ['schema/process/connections.ts', "import { z } from 'zod';"],
  'what processes share on the web': [
    'web/src/plan/Plan.tsx',
    "import { x } from '@roofline/schema/process/connections';",
  ],
  'a repository of another domain': [
    'api/src/plan/service.ts',
    "import { x } from '../property/repository';",
  ],
  'tables of another domain outside tables.ts': [
    'api/src/plan/service.ts',
    "import { x } from '../property/tables';",
  ],
  'platform takes a domain': ['api/src/platform/actor.ts', "import { x } from '../account/service';"],
  'the server in a domain': ['api/src/plan/routes.ts', "import type { FastifyInstance } from 'fastify';"],
  'a part of the server in a domain': ['api/src/plan/upload.ts', "import form from '@fastify/multipart';"],
  'who asks, looked up by a domain': [
    'api/src/plan/routes.ts',
    "import { actorOf } from '../platform/authorize';",
  ],
  'a route that a domain registers': [
    'api/src/plan/adoption/routes.ts',
    "import { registerRoutes } from '../../platform/route/register';",
  ],
  'SQL in a service': ['api/src/plan/service.ts', "import { eq } from 'drizzle-orm';"],
  'a type of SQL in a service': ['api/src/plan/service.ts', "import type { SQL } from 'drizzle-orm';"],
  'SQL in what the platform does': [
    'api/src/platform/session.ts',
    "import { text } from 'drizzle-orm/pg-core';",
  ],
  'SQL in the demo': ['api/demo/load.ts', "import { sql } from 'drizzle-orm';"],
  'a driver in a service': ['api/src/plan/service.ts', "import pg from 'pg';"],
  'tables in a service of their own domain': ['api/src/plan/service.ts', "import { plan } from './tables';"],
  'tables in the demo': ['api/demo/load.ts', "import { plan } from '../src/plan/tables';"],
  'GraphQL in the API': ['api/src/plan/routes.ts', "import { parse } from 'graphql';"],
  'engine in the BFF': [
    'bff/src/plan/resolvers.ts',
    "import type { X } from '@roofline/engine/solver/goals';",
  ],
  'another domain in the BFF': ['bff/src/plan/resolvers.ts', "import { x } from '../property/loaders';"],
  'another domain on the web': ['web/src/plan/Plan.tsx', "import { X } from '../property/PropertyCard';"],
  'a domain in web/ui': ['web/src/ui/field/Field.tsx', "import { X } from '../../property/PropertyCard';"],
  'the BFF on the web': ['web/src/plan/Plan.tsx', "export { x } from '@roofline/bff/app';"],
  'another package by a path': [
    'api/src/plan/service.ts',
    "import { x } from '../../../engine/src/solver/goals';",
  ],
  'a dynamic import': ['web/src/plan/Plan.tsx', "const X = lazy(() => import('../property/Card'));"],
  'an import over several lines': [
    'web/src/plan/Plan.tsx',
    "import {\n  A,\n  B,\n} from '../property/Card';",
  ],
  'a barrel': ['web/src/plan/index.ts', 'export const x = 1;'],
  'a name without a noun': ['api/src/plan/helpers.ts', 'export const x = 1;'],
};

for (const [name, [path, text]] of Object.entries(BROKEN)) {
  test(`refuses: ${name}`, () => assert.equal(faultsOf({ [path]: text }).length, 1));
}

test('allows what the rooms may import', () => {
  const files = {
    'engine/src/solver/goals.ts': "import { x } from '../inventory/schedule';",
    'schema/process/connections.ts': "import { connect } from 'node:net';",
    'bff/src/http/health/readiness.ts': "import { Connections } from '@roofline/schema/process/connections';",
    'schema/contract/plan.ts': "import { z } from 'zod';\nimport { money } from './money';",
    'api/src/app.ts': "import { x } from './plan/routes';",
    'api/src/plan/tables.ts':
      "import { text } from 'drizzle-orm/pg-core';\nimport { property } from '../property/tables';",
    'api/src/plan/repository.ts': "import { eq } from 'drizzle-orm';\nimport { plan } from './tables';",
    'api/src/account/repository/users.ts': "import { eq } from 'drizzle-orm';",
    'api/src/property/search/repository/query.ts': "import { sql } from 'drizzle-orm';",
    'api/src/platform/repository/identity.ts':
      "import { eq } from 'drizzle-orm';\nimport { appUser } from '../../account/tables';",
    'api/src/platform/store/postgres.ts': "import pg from 'pg';",
    'api/src/platform/database.ts': "import type { SQL } from 'drizzle-orm';",
    'api/src/plan/years.ts': "import type { plan } from './tables';",
    'api/src/platform/tests/writer.ts': "import { sql } from 'drizzle-orm';",
    'api/src/plan/service.ts':
      "import { x } from '../property/service';\nimport { solve } from '@roofline/engine/solver/goals';\nimport { db } from '../platform/database';",
    'bff/src/plan/resolvers.ts':
      "import type { Resolvers } from '../generated/resolver-types';\nimport type { Plan } from '@roofline/schema/plan/plan';",
    'web/src/entry/router.tsx': "const Plans = lazy(() => import('../plan/PlansView'));",
    'web/src/plan/PlansView.tsx':
      "import { Money } from '../ui/figure/Money';\nimport { paths } from '../app/paths';",
    'api/src/plan/service.test.ts': "import { repository } from '../property/repository';",
    'tests/graph/plan.test.ts': "import { x } from '@roofline/api/app';",
  };
  assert.deepEqual(faultsOf(files), []);
});

test('comments and strings are not imports', () => {
  const text =
    "// import x from 'a';\n/* import y from 'b'; */\nconst s = `\nimport z from 'c';\n`;\nimport type { T } from 'd';";
  assert.deepEqual(importsOf(text), [{ specifier: 'd', typeOnly: true, line: 6 }]);
});
