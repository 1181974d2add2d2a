import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

const here = new URL('.', import.meta.url);
const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!\.test)\.ts$/.test(file),
);
const modules = await Promise.all(
  files.map((file) => import(/* @vite-ignore */ new URL(file, here).href) as Promise<Record<string, {}>>),
);

/** One name for two things, since before this rule: a text of a question and of a list; the shape of a plan and its choice. */
const SHARED = ['inSentence', 'planLead'];

it('gives each name to only one thing, so that an import says which', () => {
  const things = new Map<string, Set<{}>>();
  for (const module of modules)
    for (const [name, thing] of Object.entries(module))
      things.set(name, (things.get(name) ?? new Set()).add(thing));
  const shared = [...things].filter(([, meanings]) => meanings.size > 1).map(([name]) => name);
  expect(shared.toSorted()).toEqual(SHARED);
});
