import { KeptAnswers } from './answers';

const kind = { name: 'sum' };

/** Returns a cache of sums, and a list of the sums that it had to compute. */
function summing(limits = { workspaces: 2, answers: 2, bytes: 1000 }) {
  const kept = new KeptAnswers(limits);
  const computed: string[] = [];
  const ask = (workspace: string, subject: { terms: number[] }, name = 'sum') =>
    kept.answer(workspace, { ...kind, name }, subject, async () => {
      computed.push(`${workspace} ${name} ${subject.terms.join('+')}`);
      return { sum: subject.terms.reduce((sum, each) => sum + each, 0) };
    });
  return { ask, computed };
}

it('computes an input once, and another input again', async () => {
  const { ask, computed } = summing();
  const first = await ask('a', { terms: [1, 2] });
  expect(await ask('a', { terms: [1, 2] })).toEqual({ sum: 3 });
  expect(await ask('a', { terms: [1, 3] })).toEqual({ sum: 4 });
  expect(computed).toEqual(['a sum 1+2', 'a sum 1+3']);
  // A change that one caller makes to its answer does not reach the next one.
  first.sum = 99;
  expect(await ask('a', { terms: [1, 2] })).toEqual({ sum: 3 });
});

it('finds an input again, however V8 stores its numbers and texts', async () => {
  const { ask, computed } = summing();
  const of = (term: number, label: string) => ({ terms: [1], term, label });
  await ask('a', of(20, 'Façade'));
  // From now on V8 stores `term` of such objects as a floating-point number, and this text with two bytes a character.
  expect(of(20.5, '').term).toBe(20.5);
  await ask('a', of(20, '€Façade'.slice(1)));
  expect(computed).toEqual(['a sum 1']);
});

it.each([NaN, Infinity, -Infinity, null, 'NaN'])(
  'distinguishes %s from all other values of an input',
  async (other) => {
    const kept = new KeptAnswers();
    const all = [NaN, Infinity, -Infinity, null, 'NaN', '', 0, []];
    for (const each of all) await kept.answer('a', kind, { each }, async () => each);
    expect(await kept.answer('a', kind, { each: other }, async () => 'computed again')).toEqual(other);
  },
);

it('refuses input that is not plain data', async () => {
  const kept = new KeptAnswers();
  for (const each of [new Map(), new Set([1]), new Date(0), 1n])
    await expect(kept.answer('a', kind, { each }, async () => 1)).rejects.toThrow('plain');
});

it('never finds an answer of another workspace or another kind of work', async () => {
  const { ask, computed } = summing();
  await ask('a', { terms: [1] });
  await ask('b', { terms: [1] });
  await ask('a', { terms: [1] }, 'product');
  expect(computed).toEqual(['a sum 1', 'b sum 1', 'a product 1']);
});

it('drops the least recently used answer of the workspace that asks', async () => {
  const { ask, computed } = summing();
  await ask('b', { terms: [7] });
  for (const terms of [[1], [2], [1], [3]]) await ask('a', { terms });
  computed.length = 0;
  for (const terms of [[1], [3], [2]]) await ask('a', { terms });
  await ask('b', { terms: [7] });
  expect(computed).toEqual(['a sum 2']);
  // A third workspace takes the place of the one that asked least recently.
  await ask('c', { terms: [1] });
  await ask('a', { terms: [3] });
  expect(computed).toEqual(['a sum 2', 'c sum 1', 'a sum 3']);
});

it('does not store an answer that is larger than the share', async () => {
  const { ask, computed } = summing({ workspaces: 2, answers: 2, bytes: 4 });
  await ask('a', { terms: [1] });
  await ask('a', { terms: [1] });
  expect(computed).toHaveLength(2);
});

it('does not store a failure', async () => {
  const kept = new KeptAnswers();
  const failing = () => kept.answer('a', kind, 1, () => Promise.reject(new Error('too slow')));
  await expect(failing()).rejects.toThrow('too slow');
  expect(await kept.answer('a', kind, 1, async () => 'done')).toBe('done');
});
