/** Long enough to read two words of success, short enough not to be in the way. */
const READING_MS = 900;

/** Leaves the page after the user has had time to read its last message. */
export function leaveSoon(leave: () => void): void {
  window.setTimeout(leave, READING_MS);
}
