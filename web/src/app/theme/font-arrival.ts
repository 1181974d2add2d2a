/** Milliseconds that a page waits for its font, as browsers themselves do for a font that blocks; then it uses the late font. */
const PATIENCE_MS = 3_000;

/**
 * Resolves when the text font is loaded, or after PATIENCE_MS. The head of each page requests it, so it is mostly loaded before
 * the code; a page drawn before it would break its lines again when it arrives.
 */
export async function fontArrival(): Promise<void> {
  const isHere = document.fonts.load("1rem 'Inter Variable'").catch(() => []);
  const isLate = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([isHere, isLate]);
}
