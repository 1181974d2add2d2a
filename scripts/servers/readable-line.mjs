const WARNING = 40;

/** A server's log line as a person reads it, or null for one that is of no interest while all goes well. */
export function readableLine(line, everything = false) {
  if (!line.startsWith('{')) return line;
  let entry;
  try {
    entry = JSON.parse(line);
  } catch {
    return line;
  }
  if (typeof entry.level !== 'number' || typeof entry.msg !== 'string') return line;
  if (entry.level < WARNING && !everything) return null;
  const cause = entry.err?.message && entry.err.message !== entry.msg ? `: ${entry.err.message}` : '';
  return `${entry.msg}${cause}`;
}
