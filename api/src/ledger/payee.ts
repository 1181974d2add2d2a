import { limits } from '@roofline/schema/value/limits';
import { cutTo } from '@roofline/schema/value/text';

/** Returns a payee as rules compare it: without case, punctuation and double spaces; empty where there is none. */
export function payeeKey(payee: string | null): string {
  const plain = (payee ?? '').normalize('NFKC').toLowerCase();
  return cutTo(plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim(), limits.payeeMax);
}
