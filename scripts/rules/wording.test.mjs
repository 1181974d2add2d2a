import assert from 'node:assert/strict';
import { test } from 'node:test';
import { descriptionFaults, screenFaults, wordingFaults } from './wording.mjs';

const phrases = (text) => wordingFaults(text).map(({ found }) => found.toLowerCase());

test('finds the phrases that never read well, with their line', () => {
  assert.deepEqual(phrases("'Nobody changes the own role'"), ['the own']);
  assert.deepEqual(phrases('// sees assigned properties alone.'), ['alone']);
  assert.deepEqual(phrases('Somebody saved meanwhile'), ['meanwhile']);
  assert.deepEqual(wordingFaults('first\nmade anew')[0].line, 2);
});

test('leaves right uses and program text alone', () => {
  for (const right of [
    'links are left alone',
    'leaves a service alone that is busy',
    'a part that stands alone',
    'const alone = await copy(1);',
    '...alone, PORT',
    "new NpmStart(alone); spawnServer('bff', alone)",
    '`Port ${alone.PORT} is in use`',
    'const anew = await copy(); expect(anew.errors)',
    'expect([alone.errors]).toEqual([])',
    'their own rows',
  ])
    assert.deepEqual(phrases(right), [], right);
});

test('finds the phrases beside brackets and quotes', () => {
  assert.deepEqual(phrases('(from a proxy alone)'), ['alone']);
  assert.deepEqual(phrases('A `plan`, alone in its year'), ['alone']);
  assert.deepEqual(phrases('The test (alone in its file) runs'), ['alone']);
});

test('finds a second use beside a right one', () => {
  assert.deepEqual(phrases('links are left alone; this is for staff alone'), ['alone']);
});

const onScreen = (text, file = 'web/src/plan-analysis/outlook/Card.tsx') =>
  screenFaults(file, text).map(({ found }) => found);

test('finds words that no screen says', () => {
  assert.equal(onScreen("detail: 'You left this workspace'").length, 1);
  assert.equal(onScreen('<h1>Workspace settings</h1>').length, 1);
  assert.equal(onScreen('  every property of the workspace.').length, 1);
  assert.equal(onScreen('`Make PortfolioAdmin of ${name}`').length, 1);
  for (const words of ['± 0.2 (standard error)', 'Its 90th percentile', 'the same seed', 'c = (T − α) / β'])
    assert.equal(onScreen(`<p>${words}</p>`).length, 1, words);
});

test('leaves comments, code and the method to their own words', () => {
  for (const right of [
    '/** A user of the workspace. */',
    ' * whoever manages the workspace',
    "import type { Workspace } from './workspace';",
    'for (const workspace of workspaces) add(workspace);',
    "__typename: 'WorkspaceSettings'",
    "roleName === 'PortfolioAdmin'",
    'const seed = spreads.seed; // the same seed gives the same paths',
  ])
    assert.deepEqual(onScreen(right), [], right);
  const method = 'web/src/plan-analysis/outlook/method/MethodCard.tsx';
  assert.deepEqual(onScreen('<p>as far as the spreads say</p>', method), []);
  assert.deepEqual(onScreen('of the workspace', 'api/src/workspace/read.ts'), []);
});

const described = (text, file) => descriptionFaults(file, text).map(({ found }) => found);

test('finds descriptions that call a portfolio a workspace', () => {
  const graph = 'schema/graphql/user.graphql';
  assert.deepEqual(described('  "Role in the workspace."', graph), ['workspace']);
  assert.deepEqual(described('  roles("UUIDv7 of the workspace." workspaceId: ID): [Role!]!', graph), [
    'workspace',
  ]);
  assert.deepEqual(described('  Users of all workspaces, by name.', graph), ['workspaces']);
  assert.deepEqual(described("    summary: 'Workspaces of the caller',", 'api/src/user/routes.ts'), [
    'Workspaces',
  ]);
  assert.deepEqual(described("      'What changed in a workspace',", 'api/src/user/routes.ts'), [
    'workspace',
  ]);
  assert.deepEqual(described(".meta({ description: 'In the workspace' })", 'schema/contract/user/user.ts'), [
    'workspace',
  ]);
});

test('leaves names of fields, types, routes and tables to the word of the specification', () => {
  const graph = 'schema/graphql/user.graphql';
  for (const right of [
    '  workspaceId: ID!',
    'type Workspace {',
    '  "`id` is its workspaceId."',
    '# a workspace',
  ])
    assert.deepEqual(described(right, graph), [], right);
  for (const right of [
    "  workspace: 'The portfolio itself',",
    "get('/api/workspace/users', {",
    '// the workspace',
  ])
    assert.deepEqual(described(right, 'api/src/user/routes.ts'), [], right);
  assert.deepEqual(described("summary: 'of a workspace'", 'api/src/user/routes.test.ts'), []);
});
