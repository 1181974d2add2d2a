// What programs rely on in the graph: everything is described, enum values are in capitals, a deprecation says until when, and nothing
// of the last release is gone before that day.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  findBreakingChanges,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { isProgram, root } from '../run/paths.mjs';

const FILE = 'schema/generated/schema.graphql';
const CAPITALS = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/;
const UNTIL = /\buntil (\d{4}-\d{2}-\d{2})\b/;

/** Every type, field, argument and value by its name, `Type.field(argument)`. */
export function partsOf(schema) {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
  );
  return types.flatMap((type) => {
    const values = isEnumType(type) ? type.getValues() : [];
    const fields = isObjectType(type) || isInputObjectType(type) ? Object.values(type.getFields()) : [];
    return [
      { name: type.name, type, part: type },
      ...[...values, ...fields].flatMap((part) => [
        { name: `${type.name}.${part.name}`, type, part },
        ...(part.args ?? []).map((each) => ({
          name: `${type.name}.${part.name}(${each.name})`,
          type,
          part: each,
        })),
      ]),
    ];
  });
}

/** The one argument of a mutation is described by its type. */
const isDescribed = ({ name, part }) => Boolean(part.description) || /^Mutation\.\w+\(input\)$/.test(name);

/** What is wrong with a schema by itself. */
export function schemaFaults(text) {
  const parts = partsOf(buildSchema(text));
  const small = parts.filter(
    ({ name, type }) => isEnumType(type) && name.includes('.') && !CAPITALS.test(name.split('.')[1]),
  );
  return [
    ...parts.filter((each) => !isDescribed(each)).map(({ name }) => `${name} has no description`),
    ...small.map(({ name }) => `${name} is not in UPPER_SNAKE_CASE`),
    ...parts
      .filter(({ part }) => part.deprecationReason !== undefined && !UNTIL.test(part.deprecationReason ?? ''))
      .map(({ name }) => `${name} is deprecated, but not "until YYYY-MM-DD"`),
  ];
}

/** What a release had and the schema does not keep, unless it was deprecated until a day that is over. */
export function brokenPromises(released, text, today) {
  const before = buildSchema(released);
  const ended = partsOf(before)
    .filter(({ part }) => (UNTIL.exec(part.deprecationReason ?? '')?.[1] ?? '9999') < today)
    .map(({ name }) => name);
  return findBreakingChanges(before, buildSchema(text))
    .map(({ description }) => description)
    .filter((description) => !ended.some((name) => description.startsWith(`${name} was removed`)));
}

/** The schema of the newest tag of a version; null before the first release. */
function releasedSchema() {
  const git = (...words) =>
    execFileSync('git', words, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1e8,
    });
  try {
    const tag = git('tag', '--list', 'v*', '--sort=-version:refname').split('\n')[0];
    return tag ? git('show', `${tag}:${FILE}`) : null;
  } catch {
    return null;
  }
}

if (isProgram(import.meta)) {
  const text = readFileSync(join(root, FILE), 'utf8');
  const released = releasedSchema();
  const today = new Date().toISOString().slice(0, 10);
  const faults = [...schemaFaults(text), ...(released === null ? [] : brokenPromises(released, text, today))];
  for (const fault of faults) console.error(fault);
  const compared =
    released === null ? 'there is no release to compare it with' : 'it keeps what the last release promised';
  console.log(
    faults.length === 0
      ? `The graph is described, and ${compared}.`
      : `${faults.length} faults of the graph.`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
}
