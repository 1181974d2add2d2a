// The lock file must install on the oldest promised Node, and from any registry.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRequire } from 'node:module';
import { isProgram, root } from '../run/paths.mjs';

const OLDEST_NODE = '20.19.0';

/** Packages whose `engines.node` excludes the oldest promised Node. */
export function engineFaults(lock, satisfies, node = OLDEST_NODE) {
  return Object.entries(lock.packages)
    .filter(([, entry]) => entry.engines?.node && !satisfies(node, entry.engines.node))
    .map(([path, entry]) => `${path} requires node ${entry.engines.node}`);
}

/** Entries that name the host they were fetched from: such a lock file works only for its author. */
export function hostFaults(lock) {
  return Object.entries(lock.packages)
    .filter(([, entry]) => /^[a-z+]+:\/\//.test(entry.resolved ?? ''))
    .map(([path, entry]) => `${path} was resolved to a host: ${new URL(entry.resolved).host}`);
}

/**
 * Optional packages (bindings of other platforms) that the lock file leaves out: `npm ci` refuses such a file. npm
 * writes one when a binding cannot be found on the day of the install.
 */
export function platformFaults(lock) {
  const holds = (path, name) => {
    const parents = path
      .split('/node_modules/')
      .map((_, at, parts) => parts.slice(0, at + 1).join('/node_modules/'));
    return [...parents.map((parent) => `${parent}/node_modules/${name}`), `node_modules/${name}`].some(
      (at) => lock.packages[at],
    );
  };
  return Object.entries(lock.packages).flatMap(([path, entry]) =>
    Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !holds(path, name))
      .map((name) => `${path} may need ${name}, which the lock file leaves out`),
  );
}

const RULES = {
  engines: (lock) => engineFaults(lock, createRequire(import.meta.url)('semver').satisfies),
  hosts: hostFaults,
  platforms: platformFaults,
};

if (isProgram(import.meta)) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const faults = RULES[process.argv[2]](lock);
  for (const fault of faults.slice(0, 40)) console.error(fault);
  console.log(`${Object.keys(lock.packages).length} packages checked, ${faults.length} at fault.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
