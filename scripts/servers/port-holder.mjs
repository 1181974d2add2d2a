// Finds the process that listens on a port, from the operating system: a file of our own could be out of date.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/paths.mjs';

const LISTENS = '0A';
/** Text that only our own servers have on their command line. */
const SERVERS = ['api', 'bff'].flatMap((part) =>
  [join(part, 'dist', 'server.js'), join(part, 'src', 'server.ts')].map((file) => join(root, file)),
);
const STARTERS = /scripts[\\/](start|dev)\.mjs/;

const attempt = (work) => {
  try {
    return work();
  } catch {
    return null;
  }
};

/** Inodes of the sockets that listen on a port, from the text of /proc/net/tcp. */
export function listeningInodes(table, port) {
  return table
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter((fields) => fields[3] === LISTENS && Number.parseInt(fields[1].split(':')[1], 16) === port)
    .map((fields) => fields[9]);
}

/** Pids of this user's processes on Linux: other users' processes are not readable. */
const pids = () => readdirSync('/proc').filter((name) => /^\d+$/.test(name));

function linuxHolder(port) {
  const tables = ['tcp', 'tcp6'].map(
    (name) => attempt(() => readFileSync(`/proc/net/${name}`, 'utf8')) ?? '',
  );
  const sockets = new Set(
    tables.flatMap((table) => listeningInodes(table, port)).map((inode) => `socket:[${inode}]`),
  );
  if (sockets.size === 0) return null;
  const holds = (pid) =>
    (attempt(() => readdirSync(`/proc/${pid}/fd`)) ?? []).some((fd) =>
      sockets.has(attempt(() => readlinkSync(`/proc/${pid}/fd/${fd}`))),
    );
  const pid = pids().find(holds);
  return pid ? Number(pid) : null;
}

function linuxProcess(pid) {
  const command = attempt(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'))?.replaceAll('\0', ' ');
  const status = attempt(() => readFileSync(`/proc/${pid}/status`, 'utf8')) ?? '';
  return command ? { pid, command, parent: Number(/^PPid:\s*(\d+)/m.exec(status)?.[1] ?? 0) } : null;
}

const ask = (file, args) =>
  attempt(() => execFileSync(file, args, { encoding: 'utf8', stdio: 'pipe' }).trim());

function otherHolder(port) {
  const pid = ask('lsof', ['-nP', '-t', `-iTCP:${port}`, '-sTCP:LISTEN'])?.split('\n')[0];
  return pid ? Number(pid) : null;
}

function otherProcess(pid) {
  const [, parent, command] =
    /^(\d+)\s+(\S.*)$/s.exec(ask('ps', ['-o', 'ppid=,command=', '-p', `${pid}`]) ?? '') ?? [];
  return command ? { pid, command, parent: Number(parent) } : null;
}

/**
 * Our own server that listens on a port: the process to end, and whether that is the program that started it (which
 * would start the server again). Null for a stranger, and when the system does not say (Windows).
 */
export function ownHolder(port, { holder, lookUp } = forPlatform()) {
  const server = lookUp?.(holder(port) ?? 0);
  if (!server || !SERVERS.some((file) => server.command.includes(file))) return null;
  for (let above = lookUp(server.parent); above; above = lookUp(above.parent))
    if (STARTERS.test(above.command)) return { pid: above.pid, isStarter: true };
  return { pid: server.pid, isStarter: false };
}

function forPlatform() {
  if (process.platform === 'linux') return { holder: linuxHolder, lookUp: linuxProcess };
  if (process.platform === 'win32') return { holder: () => null, lookUp: () => null };
  return { holder: otherHolder, lookUp: otherProcess };
}
