/** An address that only programs of the same machine can ask. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[|\]$/g, '');
  return name === 'localhost' || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name);
}

/** Settings that tell who can ask an instance. */
export interface Reach {
  /** What the application that people open listens on. */
  host: string;
  /** An address that people were given. */
  publicUrl?: string | null | undefined;
  /** A database on a server: a deployment, whatever its processes listen on. */
  databaseUrl?: string | null | undefined;
  /** Proxies that stand in front of it. */
  trustProxy?: string | null | undefined;
}

/**
 * Whether anybody but the person at this machine can ask an instance. Where that cannot be known it is taken to be so:
 * accounts whose password everybody knows, and mails that anybody may read, are only for an instance that is not.
 */
export function isReachable({ host, publicUrl, databaseUrl, trustProxy }: Reach): boolean {
  return !isLoopback(host) || Boolean(publicUrl) || Boolean(databaseUrl) || Boolean(trustProxy?.trim());
}
