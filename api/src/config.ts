import { isReachable } from '@roofline/schema/instance/reach';
import { hostList } from '@roofline/schema/instance/served-hosts';
import { isTimeZone } from '@roofline/schema/instance/time-zone';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);

export const settings = z.object({
  API_PORT: port.default(3001),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** The address on which the application in front listens, if it is not HOST: others reach this address. */
  APP_HOST: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  /** Megabytes to leave free on the disk of DATA_DIR: below that the embedded database is read-only. */
  RESERVED_MB: z.coerce.number().int().min(0).default(64),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'should be an address like postgres://user:password@host:5432/name')
    .optional(),
  STORAGE_URL: z
    .url({ protocol: /^https?$/, error: 'should be an http or https address of a bucket' })
    .optional(),
  STORAGE_ACCESS_KEY: z.string().optional(),
  STORAGE_SECRET_KEY: z.string().optional(),
  STORAGE_REGION: z.string().default('auto'),
  /** Bytes that a workspace may store; default: as many as there is room for. */
  FILE_QUOTA_BYTES: z.coerce.number().int().positive().optional(),
  /** Default: on if only the person at this machine can reach the service. */
  DEMO: z.enum(['on', 'off']).optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  /** Peers whose X-Forwarded-For is trusted: the BFF, which by default runs on this machine. */
  TRUSTED_PROXIES: z.string().default('loopback'),
  /** Proxies that the application in front trusts: if there are any, others can reach it. */
  TRUST_PROXY: z.string().optional(),
  TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'should be a time zone like America/Los_Angeles')
    .default('America/Los_Angeles'),
  /** The address that people type. Links in mails begin with it, and only with it. */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'should be an http or https address' })
    .transform((url) => url.replace(/(?<!\/)\/+$/, ''))
    .optional(),
  /** Host names to serve beside those of PUBLIC_URL, HOST and loopback, for example that of UPSTREAM_URL. */
  ALLOWED_HOSTS: hostList.default([]),
  /** Port of the application in front, for its address if PUBLIC_URL is not set. */
  PORT: port.default(3000),
  /** The mail server. Without it Roofline stores mails and does not send them. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'should be an address like smtp://user:password@host:587' })
    .optional(),
  MAIL_FROM: z.string().min(3).max(200).default('Roofline <no-reply@localhost>'),
  /** Encrypts mails that wait in the database; by default a key made and stored in DATA_DIR. */
  MAIL_KEY: z.string().min(32, 'should have at least 32 characters').optional(),
  /** Encrypts credentials of other services in the database; by default a key made and stored in DATA_DIR. */
  CREDENTIALS_KEY: z.string().min(32, 'should have at least 32 characters').optional(),
  /** Earlier values of CREDENTIALS_KEY, separated by commas, to decrypt older credentials. */
  CREDENTIALS_OLD_KEYS: z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((key) => key.trim())
        .filter((key) => key !== ''),
    )
    .default([]),
  /** For development and tests: allows ledgers over plain http and at addresses of private networks. */
  ALLOW_PRIVATE_LEDGER_HOSTS: z
    .enum(['on', 'off'])
    .default('off')
    .transform((value) => value === 'on'),
  /** For development and tests: allows receivers of webhooks at addresses of private networks. */
  ALLOW_PRIVATE_WEBHOOK_HOSTS: z
    .enum(['on', 'off'])
    .default('off')
    .transform((value) => value === 'on'),
  /** The registration of this installation with Intuit, for QuickBooks Online; set both or none. */
  QUICKBOOKS_CLIENT_ID: z.string().min(1).optional(),
  QUICKBOOKS_CLIENT_SECRET: z.string().min(1).optional(),
  /** Whether the registration is for companies of Intuit's sandbox. */
  QUICKBOOKS_COMPANIES: z.enum(['production', 'sandbox']).default('production'),
  /** The demo's ledger server on this machine, the only one allowed over plain http; only if the demo is on and no one else can reach it. */
  DEMO_LEDGER_URL: z
    .string()
    .regex(/^http:\/\/127\.0\.0\.1:\d{1,5}$/, 'should be an address like http://127.0.0.1:4010')
    .optional(),
  /** Days during which deleted photos and files can be restored. */
  TRASH_DAYS: z.coerce.number().int().min(1).max(3650).default(30),
  /** The port for the metrics of this service; without it they are neither served nor counted. */
  API_METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  /** Requests per minute of one identity. */
  RATE_LIMIT: z.coerce.number().int().positive().default(1200),
  /** Requests in progress at the same time; further ones are refused at once with 503. */
  MAX_IN_FLIGHT: z.coerce.number().int().positive().default(256),
});

export interface ApiConfig extends z.infer<typeof settings> {
  DEMO: 'on' | 'off';
  /** Whether others can reach the service: then DEMO is off by default, and mails are not readable. */
  isReachable: boolean;
}

/** Thrown for invalid settings. The message names every one of them. */
export class ConfigError extends Error {
  constructor(faults: string[]) {
    super(`Invalid settings: ${faults.join('; ')}.`);
    this.name = 'ConfigError';
  }
}

/** Reads the settings from the environment. An empty value counts as not set. Throws ConfigError with all faults. */
export function readConfig(environment: Record<string, string | undefined>): ApiConfig {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = settings.safeParse(given);
  const faults = result.success
    ? []
    : result.error.issues.map((issue) => `${issue.path.join('.')} ${lowerFirst(issue.message)}`);
  if (given.STORAGE_URL && !(given.STORAGE_ACCESS_KEY && given.STORAGE_SECRET_KEY))
    faults.push('STORAGE_URL also requires STORAGE_ACCESS_KEY and STORAGE_SECRET_KEY');
  if (!given.QUICKBOOKS_CLIENT_ID !== !given.QUICKBOOKS_CLIENT_SECRET)
    faults.push('QUICKBOOKS_CLIENT_ID and QUICKBOOKS_CLIENT_SECRET are set together or not at all');
  if (faults.length > 0 || !result.success) throw new ConfigError(faults);
  const config = withReach(result.data);
  const open = (['ALLOW_PRIVATE_LEDGER_HOSTS', 'ALLOW_PRIVATE_WEBHOOK_HOSTS'] as const).filter(
    (name) => config[name],
  );
  if (config.isReachable && open.length > 0)
    throw new ConfigError(open.map((name) => `${name} is only for a service that no one but you can reach`));
  return config;
}

function withReach(set: z.infer<typeof settings>): ApiConfig {
  const isOpen = [set.HOST, set.APP_HOST ?? set.HOST].some((host) =>
    isReachable({
      host,
      publicUrl: set.PUBLIC_URL,
      databaseUrl: set.DATABASE_URL,
      trustProxy: set.TRUST_PROXY,
    }),
  );
  const DEMO = set.DEMO ?? (isOpen ? 'off' : 'on');
  const DEMO_LEDGER_URL = DEMO === 'off' || isOpen ? undefined : set.DEMO_LEDGER_URL;
  return { ...set, DEMO, DEMO_LEDGER_URL, isReachable: isOpen };
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
