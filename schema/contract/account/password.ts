import { z } from 'zod';
import { limits } from '../value/limits';
import { asks } from '../value/question';

export const PASSWORD_RULE =
  'Password should have at least six characters with lowercase letters, numbers and symbols';
export const PASSWORD_COMMON = 'This password is too easy to guess. Choose another one.';
export const PASSWORD_CONFIRM = 'Confirm password should be the same as the password';

/** Words that people decorate with a digit and a symbol; attackers try them first. */
const COMMON_STEMS = new Set(
  (
    'password passwort passwd pass secret letmein welcome welcometo admin administrator root login user guest test ' +
    'testing changeme default master qwerty qwertz qwertyuiop asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm qwer qaz ' +
    'qazwsx wsx abc abcd abcde abcdef iloveyou loveyou love monkey dragon sunshine princess football baseball ' +
    'soccer hockey superman batman shadow michael jordan summer winter spring autumn fall hello hellothere access ' +
    'trustno starwars whatever freedom ninja computer internet google facebook roofline company temp temppass'
  ).split(' '),
);
const LOOKALIKES: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/** Returns the word without its decoration, with 1 and ! read as one letter. */
function stemsOf(password: string): string[] {
  const lower = password.toLowerCase();
  const bare = (text: string) => text.replace(/[^a-z]/g, '');
  const read = (text: string, one: string) =>
    bare(text.replace(/[@430$57]/g, (sign) => LOOKALIKES[sign]!).replace(/[1!|]/g, one));
  const core = lower.replace(/^[^a-z@$]+/, '').replace(/(?<![^a-z])[^a-z]+$/, '');
  return [bare(lower), read(core, 'i'), read(core, 'l')];
}

/** True for a password that every attacker tries: a well-known word with digits and symbols around or inside it. */
function isCommonPassword(password: string): boolean {
  return stemsOf(password).some((stem) => COMMON_STEMS.has(stem));
}

/** The three lines of the rule, each with its test: a list that the form checks off while the user types. */
export const PASSWORD_CHECKS: readonly { text: string; holds: (password: string) => boolean }[] = [
  { text: 'At least six characters', holds: (password) => password.length >= limits.passwordMin },
  { text: 'Lowercase letters', holds: (password) => /\p{Ll}/u.test(password) },
  {
    text: 'Numbers and symbols',
    holds: (password) => /\p{N}/u.test(password) && /[^\p{L}\p{M}\p{N}\s\p{C}]/u.test(password),
  },
];

const hasAll = (password: string) => PASSWORD_CHECKS.every((check) => check.holds(password));

/** A password typed to sign in: never trimmed, case-folded or cut. */
export function currentPassword(label = 'Password') {
  const password = z
    .string({ error: `${label} is required` })
    .min(1, `${label} is required`)
    .max(limits.passwordMax, `${label} should have at most ${limits.passwordMax} characters`);
  return asks(password, { label, kind: 'password' });
}

/** A new password: 6 to 20 characters with lowercase letters, numbers and symbols, and not a well-known one. */
export function newPassword(label = 'Password') {
  return currentPassword(label)
    .refine((text) => text === '' || hasAll(text), PASSWORD_RULE)
    .refine((text) => !isCommonPassword(text), PASSWORD_COMMON);
}
