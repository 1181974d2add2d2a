import { lookup } from 'node:dns/promises';
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { createSecureContext, rootCertificates } from 'node:tls';
import type { ApiConfig } from '../../config';
import { isPublicAddress } from './addresses';

/** A request to another service. */
export interface OutsideRequest {
  url: URL;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  signal?: AbortSignal;
}

export interface OutsideReply {
  status: number;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A failed request to another service, with the reason. Its message names no address and no secret. */
export class OutsideFault extends Error {
  constructor(readonly reason: 'refused' | 'unreachable' | 'slow' | 'tooLarge') {
    super(`A request to another service failed: ${reason}`);
    this.name = 'OutsideFault';
  }
}

export interface Outside {
  /** Returns the reply, whatever its status. Redirects are replies like any other. Throws OutsideFault. */
  ask(request: OutsideRequest): Promise<OutsideReply>;
  /** Returns whether this address may be asked at all. `ask` checks the addresses that its name resolves to. */
  allows(url: URL): boolean;
}

const MOST_MS = 10_000;
const MOST_BYTES = 1_000_000;

interface Found {
  address: string;
  family: number;
}
export interface OutsideOptions {
  /** Allows plain http and private networks as well. */
  isPrivateAllowed: boolean;
  /** The only origin for which they are allowed when they are not in general: the demo's own ledger server. */
  ownOrigin?: string | undefined;
  /** Refuses plain http, even to private networks. */
  isHttpsOnly?: boolean;
  /** Certificates that are trusted besides those of the public internet. */
  trusted?: string;
  resolve?: (host: string) => Promise<Found[]>;
  mostMs?: number;
  mostBytes?: number;
}

const resolveAll = (host: string): Promise<Found[]> => lookup(host, { all: true, verbatim: true });
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');

/** Returns the address to connect to: the first one, provided that all of them are allowed. */
async function pinned(url: URL, { isPrivateAllowed, resolve = resolveAll }: OutsideOptions): Promise<Found> {
  const host = hostOf(url);
  const family = isIP(host);
  const found = family === 0 ? await resolve(host).catch(() => []) : [{ address: host, family }];
  if (found[0] === undefined) throw new OutsideFault('unreachable');
  // One private address among public ones is a trap: chance would decide which one the request reaches.
  if (!isPrivateAllowed && !found.every(({ address }) => isPublicAddress(address)))
    throw new OutsideFault('refused');
  return found[0];
}

/** Answers every look-up with the checked address, since the name may resolve to another one by now. */
const always =
  ({ address, family }: Found): LookupFunction =>
  (_host, options, answer) =>
    options.all ? answer(null, [{ address, family }]) : answer(null, address, family);

/** Reads the body; throws `tooLarge` above a limit. */
async function bodyOf(reply: IncomingMessage, most: number): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of reply as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > most) throw new OutsideFault('tooLarge');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function send(url: URL, options: RequestOptions, body: string | undefined): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const make = url.protocol === 'https:' ? httpsRequest : httpRequest;
    make(url, options, resolve).on('error', reject).end(body);
  });
}

function isAllowed(url: URL, { isPrivateAllowed, isHttpsOnly = false }: OutsideOptions): boolean {
  if (url.username !== '' || url.password !== '') return false;
  if (url.protocol !== 'https:' && !(isPrivateAllowed && !isHttpsOnly && url.protocol === 'http:'))
    return false;
  const host = hostOf(url);
  return isPrivateAllowed || isIP(host) === 0 || isPublicAddress(host);
}

const optionsFor = (url: URL, options: OutsideOptions): OutsideOptions =>
  url.origin === options.ownOrigin ? { ...options, isPrivateAllowed: true } : options;

/** Makes requests to other services: only by https to public addresses unless allowed, and without redirects. */
export function outsideWith(options: OutsideOptions): Outside {
  const { mostMs = MOST_MS, mostBytes = MOST_BYTES, trusted } = options;
  // Made once: reading all certificates takes longer than a request.
  const trust =
    trusted === undefined
      ? {}
      : { secureContext: createSecureContext({ ca: [...rootCertificates, trusted] }) };
  return {
    allows: (url) => isAllowed(url, optionsFor(url, options)),
    async ask({ url, method = 'GET', headers = {}, body, signal }) {
      const asks = optionsFor(url, options);
      if (!isAllowed(url, asks)) throw new OutsideFault('refused');
      const late = AbortSignal.timeout(mostMs);
      const ends = signal ? AbortSignal.any([signal, late]) : late;
      try {
        const asked = {
          method,
          agent: false as const,
          signal: ends,
          lookup: always(await pinned(url, asks)),
          ...trust,
          headers: { 'accept-encoding': 'identity', 'user-agent': 'Roofline', ...headers },
        };
        const reply = await send(url, asked, body);
        return {
          status: reply.statusCode ?? 0,
          headers: reply.headers,
          body: await bodyOf(reply, mostBytes),
        };
      } catch (error) {
        signal?.throwIfAborted();
        if (late.aborted) throw new OutsideFault('slow');
        throw error instanceof OutsideFault ? error : new OutsideFault('unreachable');
      }
    },
  };
}

/** Returns an `Outside` for other services, as the settings allow. */
export const outsideOf = (
  config: Pick<ApiConfig, 'ALLOW_PRIVATE_LEDGER_HOSTS' | 'DEMO_LEDGER_URL'>,
): Outside =>
  outsideWith({ isPrivateAllowed: config.ALLOW_PRIVATE_LEDGER_HOSTS, ownOrigin: config.DEMO_LEDGER_URL });

/** Returns an `Outside` for receivers of webhooks: always by https. */
export const webhookOutsideOf = (config: Pick<ApiConfig, 'ALLOW_PRIVATE_WEBHOOK_HOSTS'>): Outside =>
  outsideWith({ isPrivateAllowed: config.ALLOW_PRIVATE_WEBHOOK_HOSTS, isHttpsOnly: true });
