/** The longest time that printing waits for a picture that does not arrive. */
const LONGEST_MS = 30_000;

const pictures = () => [...document.querySelectorAll<HTMLImageElement>('main img')];

/** Returns whether the page has pictures that the browser has not loaded, because they were never in sight. */
export const hasUnreadPictures = (): boolean => pictures().some(({ complete }) => !complete);

/** Loads and decodes every picture of the page, also those that were never in sight. Ignores pictures that fail. */
export async function readPictures(signal: AbortSignal): Promise<void> {
  const read = pictures().map((picture) => {
    picture.loading = 'eager';
    return picture.decode().catch(() => undefined);
  });
  const end = new Promise<void>((resolve) => {
    setTimeout(resolve, LONGEST_MS);
    signal.addEventListener('abort', () => resolve());
  });
  await Promise.race([Promise.all(read), end]);
}
