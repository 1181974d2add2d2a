/** True for an address that only programs on the same machine can reach. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[|\]$/g, '');
  return name === 'localhost' || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name);
}

/** Settings that decide who can reach an instance. */
export interface Reach {
  /** Address that the application listens on. */
  host: string;
  /** Public address of the application. */
  publicUrl?: string | null | undefined;
  /** A database on a server means a deployment, whatever address its processes listen on. */
  databaseUrl?: string | null | undefined;
  /** Proxies in front of it. */
  trustProxy?: string | null | undefined;
}

/**
 * True when anyone but the person at this machine can reach an instance, and also when that cannot be known: accounts
 * with a public password, and mail that anyone may read, are only for an instance that no one else can reach.
 */
export function isReachable({ host, publicUrl, databaseUrl, trustProxy }: Reach): boolean {
  return !isLoopback(host) || Boolean(publicUrl) || Boolean(databaseUrl) || Boolean(trustProxy?.trim());
}
