/** Characters that some systems do not allow in file names. */
const INVALID = /[<>:"/\\|?*]/g;

/** Returns the name of an uploaded workbook without characters that are invalid in file names. */
export function mapFileName(name: string): string {
  const stem = name
    .replace(INVALID, '')
    .replace(/\.xlsx$/i, '')
    .trim();
  return `${stem === '' ? 'export map' : stem}.xlsx`;
}
