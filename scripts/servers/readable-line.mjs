const WARNING = 40;

/** Returns a server's log line as readable text, or null for a line of no interest in normal operation. */
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
