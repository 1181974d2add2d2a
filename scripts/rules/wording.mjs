// Phrases that never read well (docs/voice.md), in texts, comments, descriptions and test titles.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isProgram, root } from '../run/paths.mjs';

/** Phrase, what to write instead, and the uses of it that are right. */
const PHRASES = [
  { phrase: /\bthe own\b/i, instead: 'say whose: "their own", "your own", "the caller’s"' },
  {
    phrase: /(?<![\w$.[])alone(?!\w|\s*[$:(=\]])/i,
    instead: '"only", before the word that it limits',
    except: /\b(?:leave|leaves|leaving|left|let|stand|stands|standing) (?:[\w’']+ ){0,6}alone\b/i,
  },
  { phrase: /\bmeanwhile\b/i, instead: '"in the meantime"' },
  { phrase: /\banew\b/i, instead: '"again"' },
  { phrase: /\bless than nothing\b/i, instead: '"below zero"' },
  { phrase: /\b(?:is|are|was|were) told\b/i, instead: 'name who hears it and from whom, or "is reported"' },
  { phrase: /\bwhose it is\b/i, instead: 'name the owner' },
];

/** Words that no screen says: where they are right, and what people read instead. */
const SCREEN_PHRASES = [
  {
    phrase:
      /\b(?:a|an|the|this|that|your|their|of|no|to|every|each|all|first|other|another|same) workspaces?\b(?!\))|['"`>]Workspaces?\b/,
    instead: 'on screen it is a portfolio (decision 67)',
  },
  {
    phrase: /[a-z] PortfolioAdmins?\b|PortfolioAdmins? [a-z]|>PortfolioAdmin/,
    instead: '"Portfolio admin": `roleText` of the contract',
  },
  {
    phrase:
      /\b(?:standard (?:error|deviation)|percentile|the median|(?:the|same|all) paths|(?:the|every|without) spreads?|(?:the|same|another) seed)\b|c = \(T/i,
    instead: 'say it as at a board table; the method stands under Method and Show the formula',
    mayStandIn: /^web\/src\/plan-analysis\/(?:outlook\/method|working\/solver)\//,
  },
];

/** What a screen is made of. */
const SCREEN = /^web\/src\/.*\.tsx?$/;
const NO_SCREEN = /\.test\.|\/testing\/|^web\/src\/playground\//;
const COMMENT = /^\s*(?:\/\/|\/?\*)|\/\*.*?\*\/|(?<!:)\/\/ .*$/g;

/** Every phrase of a file that no screen says. */
export function screenFaults(file, text) {
  if (!SCREEN.test(file) || NO_SCREEN.test(file)) return [];
  return text.split('\n').flatMap((line, index) => {
    if (/^\s*(?:import\b|\/\/|\/?\*)/.test(line)) return [];
    const words = line.replace(COMMENT, '');
    return SCREEN_PHRASES.flatMap(({ phrase, instead, mayStandIn }) => {
      const found = mayStandIn?.test(file) ? null : phrase.exec(words);
      return found ? [{ line: index + 1, found: found[0], instead }] : [];
    });
  });
}

/** A description of the graph, and one of REST: what integrators read. */
const GRAPH = /^schema\/graphql\/.*\.graphql$/;
const REST = /^(?:schema\/contract|api\/src)\/.*\.ts$/;
const REST_TEXT = /\b(?:summary|description): ?(['"`])(.*?)\1|^\s*(['"`])(?=[A-Z][^'"`]* )(.*)\3,$/;
const WORKSPACE = /(?<![\w`$/{.-])workspaces?(?![\w`}/-])/i;

/** Every description of REST or of the graph that calls a portfolio a workspace. */
export function descriptionFaults(file, text) {
  const isGraph = GRAPH.test(file);
  if (!isGraph && (!REST.test(file) || NO_SCREEN.test(file) || /\/tests\//.test(file))) return [];
  return text.split('\n').flatMap((line, index) => {
    const words = isGraph ? described(line) : REST_TEXT.exec(line)?.[0];
    const found = words === undefined ? null : WORKSPACE.exec(words);
    return found ? [{ line: index + 1, found: found[0], instead: 'a portfolio (decision 106)' }] : [];
  });
}

/** Of a line of the graph what is in quotes; of a block, whose lines begin with words, all of it. */
const described = (line) => line.match(/"[^"]+"/g)?.join(' ') ?? /^\s*[A-Z]\S* .*$/.exec(line)?.[0];

/** The same words as names in a program. */
const NAMES =
  /(?:\b(?:const|let) |[({]|\.\.\.|['"`)\]], )(?:alone|anew)\b(?! [a-z])|\b(?:alone|anew)\.[a-z]/gi;

const READ = /\.(?:tsx?|mjs|graphql|md)$/;
const NOT_READ =
  /\.generated\.ts$|(?:^|\/)generated\/|^docs\/voice\.md$|^CHANGELOG\.md$|^scripts\/rules\/wording/;

/** Every such phrase of a text, as its line, the phrase and what to write instead. */
export function wordingFaults(text) {
  return text.split('\n').flatMap((line, index) =>
    PHRASES.flatMap(({ phrase, instead, except }) => {
      const words = line.replace(NAMES, '');
      const found = phrase.exec(except ? words.replace(new RegExp(except, 'gi'), '') : words);
      return found ? [{ line: index + 1, found: found[0], instead }] : [];
    }),
  );
}

/** The files of the project whose words are read. */
export function readFiles(base = root) {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: base,
    encoding: 'utf8',
  });
  // What git still lists may have been deleted since the last commit.
  return listed
    .split('\n')
    .filter((file) => READ.test(file) && !NOT_READ.test(file) && existsSync(join(base, file)));
}

if (isProgram(import.meta)) {
  let faults = 0;
  for (const file of readFiles()) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const { line, found, instead } of [
      ...wordingFaults(text),
      ...screenFaults(file, text),
      ...descriptionFaults(file, text),
    ]) {
      faults += 1;
      console.error(`${file}:${line}: "${found}": ${instead}`);
    }
  }
  console.log(faults === 0 ? 'The wording holds (docs/voice.md).' : `${faults} phrases do not read well.`);
  process.exitCode = faults === 0 ? 0 : 1;
}
