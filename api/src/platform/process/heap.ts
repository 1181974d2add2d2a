import { setFlagsFromString } from 'node:v8';

/** By how many percent the heap may grow beyond what is in use before it is tidied up. */
const GROWING_PERCENT = 60;

/**
 * Has memory that nobody uses any more given back early, in this process and in threads that it starts from now on. Left to itself,
 * the heap of a busy service grows to nearly three times what it uses (docs/decisions/0122).
 */
export function keepHeapSmall(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWING_PERCENT}`);
}
