/** Random numbers with a seed: the same seed gives the same requests on every machine. */
export class Random {
  constructor(private state: number) {}

  /** From 0 up to, not including, 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  below(bound: number): number {
    return Math.floor(this.next() * bound);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(of: readonly T[]): T {
    return of[this.below(of.length)]!;
  }

  uuid(): string {
    const hex = Array.from({ length: 32 }, () => this.below(16).toString(16)).join('');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
  }
}

/** Texts that have broken other programs. */
const ODD_TEXTS: readonly string[] = [
  '', ' ', '\t\r\n', '0', '-0', '-1', '1e3', 'NaN', 'Infinity', 'null', 'undefined', 'true', '[object Object]',
  "'", "' or '1'='1", "'; drop table property; --", '%', '_', '\\', '%00', '%s%n', '${7*7}', '{{7*7}}', '../../etc/passwd',
  '<script>alert(1)</script>', '=1+1', '@SUM(1)', 'a\u0000b', '\ud800', '\udfff\ud800', '\ufffe', '\ufeff', '\u202e', 'é', 'e\u0301',
  'ß', 'İ', 'ﬃ', '😀', '👩‍👩‍👧', '\u2028', 'x'.repeat(251), 'x'.repeat(5000), '😀'.repeat(300), '9'.repeat(400), '2026-02-30',
  '0000-00-00', '2026-13-01', '+275760-09-13', '9999-12-31', '1699-12-31', '2026-1-1', '12:00', '99999', '00000', '0x10', '１２３',
  '00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff', 'constructor', '__proto__', 'hasOwnProperty',
]; // prettier-ignore

export const ODD_NUMBERS: readonly number[] = [
  0, -0, 1, -1, 0.1 + 0.2, 0.005, 1e-7, 1e21, 1e308, -1e308, 5e-324, 2 ** 31 - 1, 2 ** 31, 2 ** 32, 2 ** 53, 2 ** 53 + 2,
  -(2 ** 63), 2 ** 63, 99_000_000, 99_000_000.01, 32_768, 1699, 2027, 99_999.5,
]; // prettier-ignore

export function oddText(random: Random): string {
  if (random.chance(0.6)) return random.pick(ODD_TEXTS);
  const length = random.below(40);
  return Array.from({ length }, () => String.fromCharCode(random.below(random.pick([128, 65_536])))).join('');
}

/** Text that can stand in an address: halves of characters cannot. */
export const addressable = (text: string): string =>
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'));

/** Any JSON value at all. */
export function oddValue(random: Random, depth = 0): unknown {
  const kind = random.below(depth > 3 ? 5 : 8);
  if (kind === 0) return null;
  if (kind === 1) return random.chance(0.5);
  if (kind === 2) return random.pick(ODD_NUMBERS);
  if (kind < 5) return oddText(random);
  const size = depth === 0 && random.chance(0.1) ? 300 : random.below(4);
  if (kind === 5) return Array.from({ length: size }, () => oddValue(random, depth + 1));
  return Object.fromEntries(
    Array.from({ length: size }, () => [oddText(random), oddValue(random, depth + 1)]),
  );
}
