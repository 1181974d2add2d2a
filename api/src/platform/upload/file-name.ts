/** Returns the last extension of a file name, with its dot and in lower case; '' without one. */
export function extensionOf(fileName: string): string {
  return /\.[^./\\]+$/.exec(fileName)?.[0].toLowerCase() ?? '';
}

/** Returns a name without folders and invisible characters; cuts a long one at its start, to keep the extension. */
export function plainName(name: string): string {
  const last = (name.split(/[\\/]/).at(-1) ?? '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .normalize('NFC')
    .trim();
  return Array.from(last).slice(-200).join('') || 'file';
}

/** Returns a name as it was before a browser wrote it into a form, in which HTML has quotation marks written as %22. */
export const nameInForm = (name: string): string => name.replaceAll('%22', '"');
