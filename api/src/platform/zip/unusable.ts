/** Thrown for an archive that is refused; the message says why and what to do. */
export class UnusableArchive extends Error {
  override readonly name = 'UnusableArchive';
}
