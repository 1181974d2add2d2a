import { BlockList, isIP } from 'node:net';

/** Networks that only this machine, its neighbors or its cloud can reach, and those without public services. */
const CLOSED: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

const closed = new BlockList();
for (const [network, bits] of CLOSED) closed.addSubnet(network, bits, 'ipv4');

/** IPv6 networks that are allowed: only global unicast, without its documentation, tunnel and translated networks. */
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');
const closed6 = new BlockList();
// Teredo and other special networks of the registry, documentation, 6to4, documentation (RFC 9637).
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  // prettier-ignore
  closed6.addSubnet(network, bits, 'ipv6');

/** Returns whether an address is on the public internet. IPv4 inside IPv6 is not: no public service has one. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  if (family === 6) return open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
  return false;
}
