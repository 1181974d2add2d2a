/** Returns a text as a string of a style sheet: whatever it contains, it stays within its quotes. */
export function cssText(text: string): string {
  const safe = Array.from(text, (sign) =>
    /[\p{L}\p{N} .,·-]/u.test(sign) ? sign : `\\${sign.codePointAt(0)!.toString(16)} `,
  );
  return `"${safe.join('')}"`;
}

export interface Sheet {
  /** At the left of each sheet's head. */
  name: string;
  /** At the right of each sheet's head. */
  title: string;
}

/** Returns the styles for head and foot of every printed sheet. Browsers without margin boxes print their own. */
export function sheetRules({ name, title }: Sheet): string {
  const style = 'font: 8pt Inter, Arial, sans-serif; color: #47575A;';
  return (
    `@page { @top-left { content: ${cssText(name)}; ${style} font-weight: 600 } ` +
    `@top-right { content: ${cssText(title)}; ${style} } ` +
    `@bottom-right { content: "Page " counter(page) " of " counter(pages); ${style} } }`
  );
}
