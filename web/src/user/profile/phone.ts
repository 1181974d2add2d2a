/** Groups the typed digits as `xxx xxx xxxx`, after a typed `001`. Surplus digits stay, so that their error shows. */
export function maskPhone(text: string): string {
  const isDeleting = /\s$/.test(text);
  const digits = text.replace(/\D/g, '');
  const hasPrefix = digits.startsWith('001');
  const own = hasPrefix ? digits.slice(3) : digits;
  const groups = [own.slice(0, 3), own.slice(3, 6), own.slice(6)].filter(Boolean);
  const masked = [...(hasPrefix ? ['001'] : []), ...groups].join(' ');
  return isDeleting ? masked.trimEnd() : masked;
}
