import { defineConfig } from '@playwright/test';
import { SITE, WORKERS } from './journeys/person';
import { IS_THOROUGH, NIGHTLY } from './stack/thorough';

/** The built product on embedded databases of its own, one a worker, driven in a real Chromium. */
export default defineConfig({
  testDir: 'journeys',
  testMatch: '**/*.spec.ts',
  ...(!IS_THOROUGH && { grepInvert: new RegExp(NIGHTLY.tag) }),
  // A busy machine is slow, not wrong: what never comes still fails.
  timeout: 1_200_000,
  expect: { timeout: 120_000 },
  globalSetup: './journeys/service.ts',
  workers: WORKERS,
  fullyParallel: false,
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/sheets/{arg}{ext}',
  use: {
    baseURL: SITE,
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
    // Recording every page costs as much as driving it: JOURNEY_TRACE=1 does so, for a failure that its picture does not explain.
    trace: process.env.JOURNEY_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
});
