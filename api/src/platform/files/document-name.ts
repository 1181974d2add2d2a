/** Returns `Alder Creek Gardens components 2026.xlsx`, without characters that a file name or a header cannot hold. */
export function documentName(title: string, extension: string): string {
  const safe = title
    .replace(/[^\p{L}\p{N} ._-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return `${safe}.${extension}`;
}
