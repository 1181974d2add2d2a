/** So long a page waits for its font, in milliseconds, as browsers themselves do for a font that blocks; then words come in the late one. */
const PATIENCE_MS = 3_000;

/**
 * Resolves when the font of the words is here, or after PATIENCE_MS. It is asked for in the head of each page, so it mostly is here before
 * the code; a page drawn before it would break its lines again when it comes.
 */
export async function fontArrival(): Promise<void> {
  const isHere = document.fonts.load("1rem 'Inter Variable'").catch(() => []);
  const isLate = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([isHere, isLate]);
}
