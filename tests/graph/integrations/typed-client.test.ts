import { copyFile, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import createClient from 'openapi-fetch';
import openapi, { astToString } from 'openapi-typescript';
import { newKey, thisYear } from '../../stack/people';
import { GraphClient } from '../../stack/graph-client';
import { startStack, type Stack } from '../../stack/stack';

// docs/integrations/typed-client.ts: its types are made from the document that the service gives now.

const program = fileURLToPath(new URL('../../../docs/integrations/typed-client.ts', import.meta.url));
const packages = fileURLToPath(new URL('../../../node_modules', import.meta.url));

let stack: Stack;
let folder: string;
beforeAll(async () => {
  stack = await startStack();
  folder = await mkdtemp(join(tmpdir(), 'roofline-typed-'));
  const document = await (await fetch(`${stack.apiUrl}/api/openapi.json`)).json();
  await writeFile(
    join(folder, 'openapi.d.ts'),
    astToString(await openapi(document, { defaultNonNullable: false })),
  );
  await copyFile(program, join(folder, 'typed-client.ts'));
  await symlink(packages, join(folder, 'node_modules'));
}, 120_000);
afterAll(async () => {
  await stack?.close();
  await rm(folder, { recursive: true, force: true });
});

type TellStory = (story: { url: string; token: string; fiscalYear: number; meetingDate: string }) => Promise<{
  staleStatus: number;
  adopted: object;
  happened: { kind: string; operation: string }[];
}>;

/** What the compiler that integrators have says of a file. */
async function faultsOf(name: string): Promise<string[]> {
  const { default: ts } = await import('typescript');
  const options = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
  };
  const found = ts.getPreEmitDiagnostics(ts.createProgram([join(folder, name)], options));
  return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

it('fits the types of the document, which refuse what the service would', async () => {
  expect(await faultsOf('typed-client.ts')).toEqual([]);
  const wrong = `import createClient from 'openapi-fetch';
    import type { paths } from './openapi';
    export const answer = createClient<paths>({ baseUrl: '' }).PUT('/api/component/{propertyComponentId}', {
      params: { path: { propertyComponentId: 'x' } }, body: { name: 1 } });`;
  await writeFile(join(folder, 'wrong.ts'), wrong);
  expect((await faultsOf('wrong.ts')).join('\n')).toContain('header');
}, 120_000);

it('tells a whole story', async () => {
  const person = await new GraphClient(stack.bffUrl).signIn('portfolio');
  const { workspaces } = await person.ask<{ workspaces: { workspaceId: string }[] }>(
    '{ workspaces { workspaceId } }',
  );
  const made = await person.ask<{ createAccessToken: { secret: string } }>(
    'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { secret } }',
    {
      input: {
        name: `Typed ${newKey()}`,
        scope: 'write',
        workspaceId: workspaces[0]!.workspaceId,
        expiresInDays: 1,
      },
    },
  );
  const { tellStory } = (await import(program)) as { tellStory: TellStory };
  const told = await tellStory({
    url: stack.apiUrl,
    token: made.createAccessToken.secret,
    fiscalYear: thisYear(),
    meetingDate: stack.clock.now().toISOString().slice(0, 10),
  });
  expect(told.staleStatus).toBe(412);
  expect(told.adopted).toMatchObject({ name: 'Board plan', isAdopted: true });
  const happened = told.happened.map(({ kind, operation }) => `${kind} ${operation}`);
  expect(happened).toEqual(
    expect.arrayContaining([
      'property created',
      'component created',
      'component updated',
      'planAdoption created',
    ]),
  );
});

it('is refused without a token, in the words of the service', async () => {
  const client = createClient<Record<string, never>>({ baseUrl: stack.apiUrl });
  const { response, error } = await client.GET('/api/workspace/changes' as never, {} as never);
  expect(response.status).toBe(401);
  expect(error).toEqual({ error: { errors: [{ code: 'unauthenticated', detail: 'Sign in to continue' }] } });
});
