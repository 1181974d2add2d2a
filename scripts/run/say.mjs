/** Ends the program with one sentence for a person and a non-zero exit code. */
export function fail(sentence, code = 1) {
  console.error(`\n${sentence}`);
  process.exit(code);
}

/** `12.3 s` */
export const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;
