import { manualClock, type ManualClock } from '@roofline/api/platform/fixtures/manual-clock';
import { buildTestApp, type TestApp } from '@roofline/api/platform/testing';
import { buildApp as buildBff } from '@roofline/bff/app';
import { readConfig as readBffConfig } from '@roofline/bff/config';
import { openDemo } from './demo/copy';

/** REST service and BFF listening on loopback, on one database, with the demo data in it. */
export interface Stack {
  api: TestApp;
  apiUrl: string;
  bffUrl: string;
  clock: ManualClock;
  close(): Promise<void>;
}

export const DEMO_PASSWORD = 'demo-roofline1';
export const DEMO_ROLES = ['staff', 'admin', 'portfolio', 'manager', 'member', 'vendor'] as const;
export type DemoRole = (typeof DEMO_ROLES)[number];

/** A separate BFF in front of a REST service. */
export async function startBff(upstreamUrl: string): Promise<{ url: string; close(): Promise<void> }> {
  const config = {
    ...readBffConfig({ UPSTREAM_URL: upstreamUrl, LOG_LEVEL: 'silent', NODE_ENV: 'development' }),
    drainDelayMs: 0,
  };
  const { app } = await buildBff({ config });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { url, close: () => app.close() };
}

export async function startStack({ demo = true } = {}): Promise<Stack> {
  const clock = manualClock();
  const api = await buildTestApp({ clock, ...(demo ? await openDemo() : {}) });
  const apiUrl = await api.app.listen({ host: '127.0.0.1', port: 0 });
  const bff = await startBff(apiUrl);
  const close = async () => {
    await bff.close();
    await api.close();
  };
  return { api, apiUrl, bffUrl: bff.url, clock, close };
}
