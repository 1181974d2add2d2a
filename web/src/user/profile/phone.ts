/** Groups what is typed as `xxx xxx xxxx`, with `001` before it where that was typed. Too much is kept, for its message. */
export function maskPhone(text: string): string {
  const isDeleting = /\s$/.test(text);
  const digits = text.replace(/\D/g, '');
  const hasPrefix = digits.startsWith('001');
  const own = hasPrefix ? digits.slice(3) : digits;
  const groups = [own.slice(0, 3), own.slice(3, 6), own.slice(6)].filter(Boolean);
  const masked = [...(hasPrefix ? ['001'] : []), ...groups].join(' ');
  return isDeleting ? masked.trimEnd() : masked;
}
