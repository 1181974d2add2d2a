/** An archive that is not taken in; the message says why and what to do. */
export class UnusableArchive extends Error {
  override readonly name = 'UnusableArchive';
}
