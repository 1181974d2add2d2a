import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createConnection } from 'node:net';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The browser that journeys drive: CHROMIUM_PATH, or one on the path or in the usual places. */
export function findChromium() {
  if (process.env.CHROMIUM_PATH)
    return existsSync(process.env.CHROMIUM_PATH) ? process.env.CHROMIUM_PATH : null;
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...onPath, ...PLACES].find((path) => existsSync(path)) ?? null;
}

/** True when something listens at the address of a PostgreSQL URL. */
export function isReachable(address) {
  const { hostname, port } = new URL(address);
  return new Promise((done) => {
    const socket = createConnection({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port || 5432),
      timeout: 5000,
    });
    const finish = (answer) => {
      socket.destroy();
      done(answer);
    };
    socket
      .once('connect', () => finish(true))
      .once('error', () => finish(false))
      .once('timeout', () => finish(false));
  });
}
