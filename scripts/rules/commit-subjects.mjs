// Subjects of commits: `area: what changes, for whom`. Whether it says for whom, and whether a reason that is not
// obvious stands in a body, only a reader can judge.
import { spawnSync } from 'node:child_process';
import { isProgram, root } from '../run/paths.mjs';

/** The rule begins with the commit that brought this file; what is older is not judged. */
const RULE = 'scripts/rules/commit-subjects.mjs';
const MOST_CHARACTERS = 72;
const AREA = '[a-z][a-z0-9]*(?:-[a-z0-9]+)*';
const SHAPE = new RegExp(`^${AREA}(?:, ${AREA})*: \\S`);

/** Why a subject breaks the rule, or null. */
export function judgeSubject(subject) {
  const length = [...subject].length;
  if (!SHAPE.test(subject)) return 'begin with its area, "area: what changes, for whom"';
  if (length > MOST_CHARACTERS) return `${length} characters, at most ${MOST_CHARACTERS}`;
  return subject.endsWith('.') ? 'no full stop at its end' : null;
}

/** The answer of git, trimmed; null where there is no git or it knows nothing about this. */
function git(base, ...words) {
  const { status, stdout } = spawnSync('git', words, { cwd: base, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/**
 * Broken subjects of the commits that follow the rule, merges excepted, as `commit: subject: reason`. Null where the
 * history cannot be read: there is no repository of this folder, it is shallow, or the rule is not committed yet.
 */
export function subjectFaults(base = root) {
  if (git(base, 'rev-parse', '--show-prefix', '--is-shallow-repository') !== 'false') return null;
  const first = git(base, 'log', '--diff-filter=A', '--format=%H', '--', RULE)?.split('\n').at(-1);
  if (!first) return null;
  const log = ['log', '--no-merges', '--format=%h %s'];
  const since = [git(base, ...log, '-1', first), git(base, ...log, '--ancestry-path', `${first}..HEAD`)].join(
    '\n',
  );
  return since.split('\n').flatMap((line) => {
    const [commit] = line.split(' ', 1);
    const subject = line.slice(commit.length + 1);
    const reason = commit && judgeSubject(subject);
    return reason ? [`${commit}: ${subject}: ${reason}`] : [];
  });
}

if (isProgram(import.meta)) {
  const faults = subjectFaults();
  for (const fault of faults ?? []) console.error(fault);
  if (faults === null) console.log('No history to read the subjects of.');
  else
    console.log(faults.length === 0 ? 'Commit subjects hold.' : `${faults.length} subjects break the rule.`);
  process.exitCode = faults === null || faults.length === 0 ? 0 : 1;
}
