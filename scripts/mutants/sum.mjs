const NOTICED = new Set(['Killed', 'Timeout']);
const UNNOTICED = new Set(['Survived', 'NoCoverage']);
/** A longer piece of code is cut, so that a line of the document stays a line. */
const LONGEST_PIECE = 60;

/** A piece of code in one line, without backquotes, which would end the code span it stands in. */
const inOneLine = (text) => {
  const line = text.replaceAll('`', "'").split(/\s+/).join(' ').trim();
  return line.length > LONGEST_PIECE ? `${line.slice(0, LONGEST_PIECE - 1)}…` : line;
};

/** The text that a change replaces. */
function replaced(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column - 1);
  lines[0] = lines[0].slice(start.column - 1);
  return lines.join('\n');
}

/** A change as the report and `docs/mutants.md` write it: `before` → `after`. */
const wordsOf = (source, { location, replacement }) =>
  `\`${inOneLine(replaced(source, location))}\` → \`${inOneLine(replacement)}\``;

const HEADING = /^#+ `([^`]+)`/;
const LINE = /^- (`[^`]*` → `[^`]*`)/;

/** The changes that `docs/mutants.md` judges, by file. */
export function judgedIn(text) {
  const judged = new Map();
  let file = '';
  for (const line of text.split('\n')) {
    file = HEADING.exec(line)?.[1] ?? file;
    const change = LINE.exec(line)?.[1];
    if (change) judged.set(file, (judged.get(file) ?? new Set()).add(change));
  }
  return judged;
}

/** What is known of one file: null while its present text was not run. */
function known(report, file, text) {
  const result = report?.files[file];
  return result?.source === text ? result.mutants : null;
}

/** Changes, noticed ones and the others of one file, split by whether the document judges them. */
export function sumOfFile({ report, file, text, judged = new Set() }) {
  const mutants = known(report, file, text);
  if (!mutants) return null;
  const unnoticed = mutants
    .filter(({ status }) => UNNOTICED.has(status))
    .map((mutant) => ({
      line: mutant.location.start.line,
      words: wordsOf(text, mutant),
      isTested: mutant.status === 'Survived',
    }));
  return {
    changes: mutants.filter(({ status }) => NOTICED.has(status) || UNNOTICED.has(status)).length,
    judged: unnoticed.filter(({ words }) => judged.has(words)),
    unjudged: unnoticed.filter(({ words }) => !judged.has(words)),
    outdated: [...judged].filter((words) => !unnoticed.some((other) => other.words === words)),
  };
}

/** Percent of the changes that are noticed. No change at all counts as noticed. */
export const percentNoticed = ({ changes, judged, unjudged }) =>
  changes === 0 ? 100 : (100 * (changes - judged.length - unjudged.length)) / changes;

/** One sum over several files. */
export const sumOf = (sums) => ({
  changes: sums.reduce((sum, { changes }) => sum + changes, 0),
  judged: sums.flatMap(({ judged }) => judged),
  unjudged: sums.flatMap(({ unjudged }) => unjudged),
});
