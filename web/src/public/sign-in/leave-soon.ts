/** Long enough to read two words of success, short enough not to be in the way. */
const READING_MS = 900;

/** Leaves the page once its last message could be read. */
export function leaveSoon(leave: () => void): void {
  window.setTimeout(leave, READING_MS);
}
