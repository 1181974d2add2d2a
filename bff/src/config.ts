import { fileURLToPath } from 'node:url';
import { isReachable } from '@roofline/schema/instance/reach';
import { hostList } from '@roofline/schema/instance/served-hosts';
import { z } from 'zod';

const onOff = (fallback: 'on' | 'off') =>
  z
    .enum(['on', 'off'], { error: 'should be "on" or "off"' })
    .default(fallback)
    .transform((value) => value === 'on');

const anyPort = z.coerce
  .number({ error: 'should be a port number' })
  .int('should be a port number')
  .min(0, 'should be from 0 to 65535')
  .max(65535, 'should be from 0 to 65535');

const port = (fallback: number) => anyPort.default(fallback);

const origin = z
  .string()
  .refine((text) => {
    const url = URL.canParse(text) ? new URL(text) : null;
    return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.search && !url.hash;
  }, 'should be an address such as http://127.0.0.1:3001')
  .transform((text) => text.replace(/(?<!\/)\/+$/, ''));

const list = z
  .string()
  .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
  .default([]);

export const settings = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: port(3000),
  API_PORT: port(3001),
  UPSTREAM_URL: origin.optional(),
  PUBLIC_URL: origin.optional(),
  ALLOWED_HOSTS: hostList.default([]),
  TRUST_PROXY: list,
  PLAYGROUND: onOff('on'),
  CONNECT_SRC: list,
  WEB_DIST: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  METRICS_PORT: anyPort.optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  DRAIN_DELAY_MS: z.coerce.number().int().min(0).max(8000).default(250),
});

/** Settings of the BFF, read once at start. */
export interface Config {
  nodeEnv: 'production' | 'development' | 'test';
  host: string;
  port: number;
  /** Base URL of the REST service, without a trailing slash. */
  upstreamUrl: string;
  /** URL that browsers use, if known; without it, the Host of each request is used. */
  publicUrl: string | null;
  /** Host names that it answers to, in addition to PUBLIC_URL, HOST and loopback. */
  allowedHosts: string[];
  /** Browsers reach us over TLS: Secure cookies with the __Host- name, HSTS. */
  isTls: boolean;
  /** Addresses (or CIDRs) of reverse proxies whose X-Forwarded-* headers are trusted. */
  trustProxy: string[];
  /** People other than the one at this machine can reach this server. */
  isReachable: boolean;
  hasPlayground: boolean;
  /** Further origins that the screens may call, for example a geocoder. */
  connectSources: string[];
  webDist: string;
  logLevel: string;
  /** Where its metrics are served; null: nowhere, and nothing is counted. */
  metrics: { host: string; port: number } | null;
  /** How long the process stays reachable but not ready before it stops listening. */
  drainDelayMs: number;
}

/** A setting is wrong. The message lists every fault, one per line. */
export class ConfigError extends Error {}

/** Reads the settings; throws one error that lists all faults. */
export function readConfig(env: Record<string, string | undefined>): Config {
  // An empty setting, as compose files leave it, means "not set".
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = settings.safeParse(given);
  if (!parsed.success)
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n'),
    );
  const set = parsed.data;
  return {
    nodeEnv: set.NODE_ENV,
    host: set.HOST,
    port: set.PORT,
    upstreamUrl: set.UPSTREAM_URL ?? `http://127.0.0.1:${set.API_PORT}`,
    publicUrl: set.PUBLIC_URL ?? null,
    allowedHosts: set.ALLOWED_HOSTS,
    isTls: set.PUBLIC_URL?.startsWith('https:') ?? false,
    trustProxy: set.TRUST_PROXY,
    isReachable: isReachable({
      host: set.HOST,
      publicUrl: set.PUBLIC_URL,
      trustProxy: set.TRUST_PROXY.join(','),
    }),
    hasPlayground: set.PLAYGROUND,
    connectSources: set.CONNECT_SRC,
    webDist: set.WEB_DIST ?? fileURLToPath(new URL('../../web/dist', import.meta.url)),
    logLevel: set.LOG_LEVEL,
    metrics: set.METRICS_PORT === undefined ? null : { host: set.METRICS_HOST, port: set.METRICS_PORT },
    drainDelayMs: set.DRAIN_DELAY_MS,
  };
}
