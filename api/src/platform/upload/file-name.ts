/** The last extension of a file name, with its dot and in lower case; '' without one. */
export function extensionOf(fileName: string): string {
  return /\.[^./\\]+$/.exec(fileName)?.[0].toLowerCase() ?? '';
}

/** Only the name, without folders and without characters that are not shown; the end is kept, with its extension. */
export function plainName(name: string): string {
  const last = (name.split(/[\\/]/).at(-1) ?? '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .normalize('NFC')
    .trim();
  return Array.from(last).slice(-200).join('') || 'file';
}

/** A name as it was before a browser wrote it into a form: HTML has it write a quotation mark as %22 there. */
export const nameInForm = (name: string): string => name.replaceAll('%22', '"');
