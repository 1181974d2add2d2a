import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { judgeSubject, subjectFaults } from './commit-subjects.mjs';

const RULE = 'scripts/rules/commit-subjects.mjs';

for (const subject of [
  'plans: a bridge is solved on a thread, so that nobody waits for it',
  'api, bff: bytes that are no request are answered like every failure',
  'component-import: one line less in the contract',
  `docs: ${'x'.repeat(66)}`,
])
  test(`allows: ${subject}`, () => assert.equal(judgeSubject(subject), null));

for (const [name, subject] of Object.entries({
  'no area': 'The bridge calls nothing a fall that reads the same on both sides',
  'an area in capitals': 'Plans: a bridge is solved on a thread',
  'an area of two words': 'component import: one line less in the contract',
  'only an area': 'plans:',
  'no space after the colon': 'plans:a bridge is solved on a thread',
  'a commit to be squashed': 'fixup! plans: a bridge is solved on a thread',
  'one character too many': `docs: ${'x'.repeat(67)}`,
  'a full stop': 'plans: a bridge is solved on a thread.',
}))
  test(`refuses: ${name}`, () => assert.notEqual(judgeSubject(subject), null));

/** Runs `use` in an empty repository of its own, with git's commands there. */
function inRepository(use) {
  const base = mkdtempSync(join(tmpdir(), 'roofline-subjects-'));
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false'];
  const git = (...words) => execFileSync('git', [...who, ...words], { cwd: base, stdio: 'pipe' });
  const commit = (subject, path = subject.replaceAll(/\W/g, '-')) => {
    mkdirSync(join(base, dirname(path)), { recursive: true });
    writeFileSync(join(base, path), subject);
    git('add', '-A');
    git('commit', '-m', subject);
  };
  try {
    git('init', '--initial-branch=main');
    use({ base, git, commit });
  } finally {
    rmSync(base, { recursive: true });
  }
}

const subjectsOf = (faults) => faults.map((fault) => fault.split(': ')[1]);

test('judges the rule and what follows it, not what is older and not merges', () =>
  inRepository(({ base, git, commit }) => {
    commit('Older than the rule');
    git('branch', 'side');
    commit('rules: subjects are read', RULE);
    assert.deepEqual(subjectFaults(base), []);
    commit('Later than the rule');
    git('switch', 'side');
    commit('Beside the rule');
    git('switch', 'main');
    git('merge', '--no-ff', '-m', 'Merge branch side', 'side');
    git('switch', '-c', 'next');
    commit('On a branch of the rule');
    git('switch', 'main');
    git('merge', '--no-ff', '-m', 'Merge branch next', 'next');
    assert.deepEqual(subjectsOf(subjectFaults(base)), ['On a branch of the rule', 'Later than the rule']);
  }));

test('judges the commit that brings the rule', () =>
  inRepository(({ base, commit }) => {
    commit('Subjects are read', RULE);
    assert.deepEqual(subjectsOf(subjectFaults(base)), ['Subjects are read']);
  }));

test('has nothing to read without the rule, in a shallow copy and outside a repository', () =>
  inRepository(({ base, git, commit }) => {
    commit('No rule');
    assert.equal(subjectFaults(base), null);
    commit('The rule', RULE);
    commit('Later');
    assert.equal(subjectFaults(base).length, 2);
    assert.equal(subjectFaults(join(base, 'scripts')), null, 'inside the repository of something else');
    git('clone', '--depth=1', `file://${base}`, 'shallow');
    assert.equal(subjectFaults(join(base, 'shallow')), null);
    rmSync(join(base, '.git'), { recursive: true });
    assert.equal(subjectFaults(base), null);
  }));
