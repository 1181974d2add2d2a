import type { FastifyRequest } from 'fastify';
import type { Problem } from '../problem';
import { assertVersion, expectedVersion, staleVersion, versionIfGiven } from '../versions';

const asked = (match?: string) => ({ headers: { 'if-match': match } }) as unknown as FastifyRequest;
const refusalOf = (work: () => unknown): Problem => {
  try {
    work();
  } catch (error) {
    return error as Problem;
  }
  throw new Error('Nothing was refused.');
};

it.each([
  ['"3"', 3],
  ['"0"', 0],
  [' W/"12" ', 12],
  ['"999999999"', 999_999_999],
])('reads the version of %s', (match, version) => {
  expect(expectedVersion(asked(match))).toBe(version);
  expect(versionIfGiven(asked(match))).toBe(version);
});

it.each(['3', '"3', '"-3"', '"3.0"', '"1234567890"', 'x"3"', '"3"x', '"3", "4"', '*', ''])(
  'refuses %j',
  (match) => {
    const refusal = refusalOf(() => expectedVersion(asked(match)));
    expect(refusal.status).toBe(400);
    expect(refusal.errors[0]!.detail).toBe('If-Match should be a version in quotes, like "3"');
  },
);

it('refuses a call without a version, unless the version is optional', () => {
  const refusal = refusalOf(() => expectedVersion(asked()));
  expect([refusal.status, refusal.errors]).toEqual([
    428,
    [
      {
        code: 'versionMissing',
        detail: 'An If-Match header with the version that you are changing is required',
      },
    ],
  ]);
  expect(versionIfGiven(asked())).toBeNull();
});

it('names the current version when it refuses a change of an older one', () => {
  expect(() => assertVersion(4, 4)).not.toThrow();
  for (const refusal of [refusalOf(() => assertVersion(4, 3)), staleVersion(4)]) {
    expect([refusal.status, refusal.errors]).toEqual([
      412,
      [{ code: 'staleVersion', detail: 'This was changed in the meantime. The current version is 4.' }],
    ]);
    expect(refusal.headers).toEqual({ etag: '"4"' });
  }
});
