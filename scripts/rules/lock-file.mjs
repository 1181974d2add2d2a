// The lock file must install on the oldest Node that we promise, and from whatever registry the reader uses.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { root } from '../run/paths.mjs';

const OLDEST_NODE = '20.19.0';

/** Packages whose `engines.node` leaves the oldest promised Node out. */
export function engineFaults(lock, satisfies, node = OLDEST_NODE) {
  return Object.entries(lock.packages)
    .filter(([, entry]) => entry.engines?.node && !satisfies(node, entry.engines.node))
    .map(([path, entry]) => `${path} asks for node ${entry.engines.node}`);
}

/** Entries that name the host they were fetched from: such a lock file works for its author alone. */
export function hostFaults(lock) {
  return Object.entries(lock.packages)
    .filter(([, entry]) => /^[a-z+]+:\/\//.test(entry.resolved ?? ''))
    .map(([path, entry]) => `${path} was resolved to a host: ${new URL(entry.resolved).host}`);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const { satisfies } = createRequire(import.meta.url)('semver');
  const faults = process.argv[2] === 'hosts' ? hostFaults(lock) : engineFaults(lock, satisfies);
  for (const fault of faults.slice(0, 40)) console.error(fault);
  console.log(`${Object.keys(lock.packages).length} packages looked at, ${faults.length} at fault.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
