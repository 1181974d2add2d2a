import { parseMoney } from '../format/money';

interface Target {
  /** Text of the input, and the selection that the paste replaces. */
  text: string;
  from: number;
  to: number;
  decimals: number;
  allowNegative: boolean;
}

/**
 * Returns the number after a paste, or undefined when the clipboard holds no number (nothing happens then). Decimals
 * beyond the mask are cut, so `$1,200.50` becomes 1200 where cents are not allowed. The mask's own reading would drop
 * the point and make it 120050.
 */
export function pastedNumber(clipboard: string, target: Target): number | undefined {
  const pasted = parseMoney(clipboard.replace('%', ''));
  if (pasted === null) return undefined;
  const inside = target.text.slice(0, target.from) + target.text.slice(target.to);
  // A clean number that is pasted into the middle of another joins its digits; in an empty field it is the whole value.
  const joined =
    inside.trim() === ''
      ? pasted
      : parseMoney(
          target.text.slice(0, target.from) + cut(pasted, target.decimals) + target.text.slice(target.to),
        );
  if (joined === null) return undefined;
  const value = Number(cut(joined, target.decimals));
  return value < 0 && !target.allowNegative ? Math.abs(value) : value;
}

/** Cuts decimals and does not round them: every digit shown was in the number. */
function cut(value: number, decimals: number): string {
  const [whole, fraction = ''] = Math.abs(value).toString().split('.');
  const kept = decimals > 0 && fraction ? `.${fraction.slice(0, decimals)}` : '';
  return `${value < 0 ? '-' : ''}${whole}${kept}`;
}
