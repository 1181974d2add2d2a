import { logarithm } from '../numeric/elementary';

/**
 * Random numbers of one path: xoshiro128** 1.1 of Blackman and Vigna (public domain, prng.di.unimi.it), whose state is
 * filled by the finaliser of MurmurHash3 over a Weyl sequence (splitmix32). Integer operations alone, so that a seed gives
 * the same draws on every machine.
 */
export class PathRandom {
  private s0 = 0;
  private s1 = 0;
  private s2 = 0;
  private s3 = 0;

  /** Starts the stream of a path. Paths of one seed do not depend on which were drawn before them. */
  start(seed: number, path: number): void {
    let weyl =
      mixed(seed >>> 0) ^ mixed((path + 0x51ed270b) >>> 0) ^ mixed(Math.floor(seed / 4294967296) >>> 0);
    const next = () => {
      weyl = (weyl + 0x9e3779b9) >>> 0;
      return mixed(weyl);
    };
    this.s0 = next() | 0;
    this.s1 = next() | 0;
    this.s2 = next() | 0;
    this.s3 = next() | 1;
  }

  /** Whole number from 0 to 2^32 - 1. */
  whole(): number {
    const scrambled = Math.imul(this.s1, 5);
    const result = Math.imul((scrambled << 7) | (scrambled >>> 25), 9) >>> 0;
    const shifted = this.s1 << 9;
    this.s2 ^= this.s0;
    this.s3 ^= this.s1;
    this.s1 ^= this.s2;
    this.s0 ^= this.s3;
    this.s2 ^= shifted;
    this.s3 = (this.s3 << 11) | (this.s3 >>> 21);
    return result;
  }

  /** Standard normal, from one whole number: the quantile of (whole + 0.5) / 2^32. */
  normal(): number {
    return normalQuantile((this.whole() + 0.5) / 4294967296);
  }
}

function mixed(value: number): number {
  let bits = value;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** Value of which a standard normal is below with probability p, 1e-10 < p < 1 - 1e-10. Source: AS 241 (Wichura 1988). */
export function normalQuantile(p: number): number {
  const q = p - 0.5;
  if (Math.abs(q) <= 0.425) return q * central(0.180625 - q * q);
  const tail = outer(Math.sqrt(-logarithm(q < 0 ? p : 1 - p)) - 1.6);
  return q < 0 ? -tail : tail;
}

function central(r: number): number {
  const above =
    ((((((2509.0809287301226727 * r + 33430.575583588128105) * r + 67265.770927008700853) * r +
      45921.953931549871457) *
      r +
      13731.693765509461125) *
      r +
      1971.5909503065514427) *
      r +
      133.14166789178437745) *
      r +
    3.387132872796366608;
  const below =
    ((((((5226.495278852854561 * r + 28729.085735721942674) * r + 39307.89580009271061) * r +
      21213.794301586595867) *
      r +
      5394.1960214247511077) *
      r +
      687.1870074920579083) *
      r +
      42.313330701600911252) *
      r +
    1;
  return above / below;
}

function outer(r: number): number {
  const above =
    ((((((7.7454501427834140764e-4 * r + 0.0227238449892691845833) * r + 0.24178072517745061177) * r +
      1.27045825245236838258) *
      r +
      3.64784832476320460504) *
      r +
      5.7694972214606914055) *
      r +
      4.6303378461565452959) *
      r +
    1.42343711074968357734;
  const below =
    ((((((1.05075007164441684324e-9 * r + 5.475938084995344946e-4) * r + 0.0151986665636164571966) * r +
      0.14810397642748007459) *
      r +
      0.68976733498510000455) *
      r +
      1.6763848301838038494) *
      r +
      2.05319162663775882187) *
      r +
    1;
  return above / below;
}
