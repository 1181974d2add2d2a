import { z } from 'zod';

// Which Host a server answers to. A page of a foreign name that is made to point at this machine (DNS rebinding) would
// otherwise share an origin with it. Addresses cannot be pointed elsewhere, so the one that was connected to is served.

/** Settings that say under which names a server is reached. */
export interface HostSettings {
  /** What it listens on; 0.0.0.0 and :: name nobody. */
  host: string;
  /** The address that people type. */
  publicUrl: string | null | undefined;
  /** Further names, such as the one under which a service in front calls. */
  allowedHosts: readonly string[];
}

const PLAIN = /^[A-Za-z0-9._:[\]-]+$/;
const MAPPED = /^\[::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})\]$/;

/**
 * The name in a Host header as URLs write it: lower case, without port and without the dot at its end, IPv6 in
 * brackets, an IPv4 address in its one form. null for what names no host.
 */
export function hostName(header: string): string | null {
  if (!PLAIN.test(header) || !URL.canParse(`http://${header}`)) return null;
  const name = new URL(`http://${header}`).hostname.replace(/\.$/, '');
  const mapped = MAPPED.exec(name);
  if (!mapped) return name || null;
  const [high, low] = [parseInt(mapped[1]!, 16), parseInt(mapped[2]!, 16)];
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** The same of an address as sockets and settings write it: `::1`, `fe80::1%eth0`, `10.0.0.5`. */
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

  /** Is a request to this name served? `localAddress` is the address of this machine that the connection came to. */
  has(name: string, localAddress: string | undefined): boolean {
    if (isLoopback(name) || this.#names.has(name)) return true;
    return localAddress !== undefined && nameOfAddress(localAddress) === name;
  }
}

/** What is wrong with where a request is addressed to: nothing, that it names no host, or that the name is not served. */
export type HostFault = { status: 400 | 421; code: string; detail: string };

/** The parts of a request that name a host. */
export interface Addressed {
  /** The Host header. */
  host: string | undefined;
  /** Its first line's address: a proxy's client writes the whole of it. */
  url: string;
  /** The host that a trusted proxy says it was asked for. */
  forwardedHost: string | undefined;
  localAddress: string | undefined;
}

const UNNAMED: HostFault = {
  status: 400,
  code: 'unreadable',
  detail: 'The request needs a Host header that names a host',
};

/** Every host that the request names must be served: one that is would otherwise cover for another. */
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
