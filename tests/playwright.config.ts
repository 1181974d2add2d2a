import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const apiPort = 43_110;
const port = 43_111;
const dataDir = process.env.JOURNEY_DATA ?? mkdtempSync(join(tmpdir(), 'roofline-journeys-'));
const upstream = `http://127.0.0.1:${apiPort}`;
const quiet = { LOG_LEVEL: 'error', NODE_ENV: 'production' };

/** The built product on its own embedded database, driven in a real Chromium. */
export default defineConfig({
  testDir: 'journeys',
  testMatch: '**/*.spec.ts',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 1,
  fullyParallel: false,
  outputDir: '../test-results',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    trace: 'retain-on-failure',
  },
  webServer: [
    {
      command: 'node api/dist/server.js',
      cwd: '..',
      url: `${upstream}/api/health/ready`,
      timeout: 120_000,
      env: { ...quiet, API_PORT: String(apiPort), DATA_DIR: dataDir },
    },
    {
      command: 'node bff/dist/server.js',
      cwd: '..',
      url: `http://127.0.0.1:${port}/health/live`,
      timeout: 60_000,
      env: { ...quiet, PORT: String(port), UPSTREAM_URL: upstream },
    },
  ],
});
