import { limits } from '@roofline/schema/value/limits';
import { cutTo } from '@roofline/schema/value/text';

/** A payee without case, punctuation and double spaces: what rules compare. Empty where there is none. */
export function payeeKey(payee: string | null): string {
  const plain = (payee ?? '').normalize('NFKC').toLowerCase();
  return cutTo(plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim(), limits.payeeMax);
}
