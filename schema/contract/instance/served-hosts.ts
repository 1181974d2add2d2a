import { z } from 'zod';
import type { ProblemCode } from '../problem/problem-codes';

// The host names that a server answers to. A page with a foreign name that points at this machine (DNS rebinding) would
// otherwise share an origin with it. An IP address cannot point elsewhere, so the one connected to is always served.

/** Settings that list the names of a server. */
export interface HostSettings {
  /** Address that it listens on; 0.0.0.0 and :: name no host. */
  host: string;
  /** The address that people type. */
  publicUrl: string | null | undefined;
  /** Further names, such as the one that a service in front uses. */
  allowedHosts: readonly string[];
}

const PLAIN = /^[A-Za-z0-9._:[\]-]+$/;
const MAPPED = /^\[::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})\]$/;

/**
 * The name in a Host header as URLs write it: lower case, without port and without the dot at its end, IPv6 in
 * brackets, an IPv4 address in its one form. null when it names no host.
 */
export function hostName(header: string): string | null {
  if (!PLAIN.test(header) || !URL.canParse(`http://${header}`)) return null;
  const name = new URL(`http://${header}`).hostname.replace(/\.$/, '');
  const mapped = MAPPED.exec(name);
  if (!mapped) return name || null;
  const [high, low] = [parseInt(mapped[1]!, 16), parseInt(mapped[2]!, 16)];
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** Returns the same for an address as sockets and settings write it: `::1`, `fe80::1%eth0`, `10.0.0.5`. */
function nameOfAddress(address: string): string | null {
  const [plain = ''] = address.split('%');
  return hostName(plain.includes(':') && !plain.startsWith('[') ? `[${plain}]` : plain);
}

/** The setting ALLOWED_HOSTS: names and addresses, comma-separated. */
export const hostList = z
  .string()
  .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
  .refine((names) => names.every((name) => nameOfAddress(name) !== null), {
    error: 'should be names of hosts such as api.internal, separated by commas',
  });

const WILDCARDS = ['0.0.0.0', '[::]'];
const isLoopback = (name: string) =>
  name === 'localhost' || name.endsWith('.localhost') || name === '[::1]' || /^127(\.\d+){3}$/.test(name);

export class ServedHosts {
  readonly #names: ReadonlySet<string>;

  constructor({ host, publicUrl, allowedHosts }: HostSettings) {
    const names = [
      nameOfAddress(host),
      publicUrl ? hostName(new URL(publicUrl).host) : null,
      ...allowedHosts.map(nameOfAddress),
    ];
    this.#names = new Set(names.filter((name) => name !== null && !WILDCARDS.includes(name)) as string[]);
  }

  /** True when the server answers to this name. `localAddress` is the address of this machine that the client connected to. */
  has(name: string, localAddress: string | undefined): boolean {
    if (isLoopback(name) || this.#names.has(name)) return true;
    return localAddress !== undefined && nameOfAddress(localAddress) === name;
  }
}

/** The error in a request's host, if any: it names no host, or a name that is not served. */
export type HostFault = { status: 400 | 421; code: ProblemCode; detail: string };

/** The parts of a request that name a host. */
export interface Addressed {
  /** The Host header. */
  host: string | undefined;
  /** The target in its first line: clients of a proxy write the full URL there. */
  url: string;
  /** The host that a trusted proxy received the request for. */
  forwardedHost: string | undefined;
  localAddress: string | undefined;
}

const UNNAMED: HostFault = {
  status: 400,
  code: 'unreadable',
  detail: 'The request needs a Host header that names a host',
};

/** Every host that the request names must be served: otherwise a served one could hide a foreign one. */
export function hostFault(served: ServedHosts, request: Addressed): HostFault | null {
  const { host, url, forwardedHost, localAddress } = request;
  const inLine = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(url)?.[1];
  for (const each of [host ?? '', inLine, forwardedHost]) {
    if (each === undefined) continue;
    const name = hostName(each);
    if (name === null) return UNNAMED;
    if (!served.has(name, localAddress))
      return {
        status: 421,
        code: 'misdirected',
        detail: `${name} is not an address of this service. Set PUBLIC_URL to the address that people type, or add the name to ALLOWED_HOSTS.`,
      };
  }
  return null;
}
