const whole = new Intl.NumberFormat('en-US');

/** Digits in groups: `1,842`. */
export function formatCount(count: number): string {
  return whole.format(count);
}

/** `1 field`, `2 fields`, `1,200 rows`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
