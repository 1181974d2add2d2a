/** A picture that does not arrive holds nobody up for longer than this. */
const LONGEST_MS = 30_000;

const pictures = () => [...document.querySelectorAll<HTMLImageElement>('main img')];

/** The page has pictures that the browser has not read yet, as they were never in sight. */
export const hasUnreadPictures = (): boolean => pictures().some(({ complete }) => !complete);

/** Reads and decodes every picture of the page, also those that were never in sight. One that fails stays as it is. */
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
