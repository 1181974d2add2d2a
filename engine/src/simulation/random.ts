import { logarithm } from '../numeric/elementary';

/**
 * Random numbers of one path: xoshiro128** 1.1 of Blackman and Vigna (public domain, prng.di.unimi.it), whose state is
 * filled by the finaliser of MurmurHash3 over a Weyl sequence (splitmix32). Only integer operations, so that a seed gives
 * the same draws on every machine.
 */
export class PathRandom {
  private s0 = 0;
  private s1 = 0;
  private s2 = 0;
  private s3 = 0;

  /** Starts the stream of a path. Paths of one seed do not depend on the paths drawn before them. */
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

  /** Standard normal, from one whole number. */
  normal(): number {
    return normalOf(this.whole());
  }
}

/** Standard normal of a whole number from 0 to 2^32 - 1: the quantile of (whole + 0.5) / 2^32. */
export function normalOf(whole: number): number {
  return normalQuantile((whole + 0.5) / 4294967296);
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
    ((((((2509.0809287301227 * r + 33430.57558358813) * r + 67265.7709270087) * r + 45921.95393154987) * r +
      13731.69376550946) *
      r +
      1971.5909503065513) *
      r +
      133.14166789178438) *
      r +
    3.3871328727963665;
  const below =
    ((((((5226.495278852854 * r + 28729.085735721943) * r + 39307.89580009271) * r + 21213.794301586597) * r +
      5394.196021424751) *
      r +
      687.1870074920579) *
      r +
      42.31333070160091) *
      r +
    1;
  return above / below;
}

function outer(r: number): number {
  const above =
    ((((((0.0007745450142783414 * r + 0.022723844989269184) * r + 0.2417807251774506) * r +
      1.2704582524523684) *
      r +
      3.6478483247632045) *
      r +
      5.769497221460691) *
      r +
      4.630337846156546) *
      r +
    1.4234371107496835;
  const below =
    ((((((1.0507500716444169e-9 * r + 0.0005475938084995345) * r + 0.015198666563616457) * r +
      0.14810397642748008) *
      r +
      0.6897673349851) *
      r +
      1.6763848301838038) *
      r +
      2.053191626637759) *
      r +
    1;
  return above / below;
}
