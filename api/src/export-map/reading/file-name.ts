/** Characters that no file name may have on some system. */
const INVALID = /[<>:"/\\|?*]/g;

/** The name of an uploaded workbook without the characters that are invalid in file names. */
export function mapFileName(name: string): string {
  const stem = name
    .replace(INVALID, '')
    .replace(/\.xlsx$/i, '')
    .trim();
  return `${stem === '' ? 'export map' : stem}.xlsx`;
}
