import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface NodeStream {
  nfd: number;
  path?: string;
}
type Write = (stream: NodeStream, ...rest: unknown[]) => number;
/** Sets attributes of a file, among them its mode. */
type SetAttributes = (target: unknown, attributes: { mode?: number }) => void;
interface NodeFileSystem {
  node_ops: { setattr: SetAttributes };
  stream_ops: { fsync?: (stream: NodeStream) => number; write: Write; setattr: SetAttributes };
}
interface Runtime {
  NODEFS?: NodeFileSystem;
  FS: { filesystems?: { NODEFS: NodeFileSystem } };
}

/** ENOSPC as the runtime of the package numbers it. */
const NO_SPACE = 51;

/** Tables may be refused room, which fails one statement. The log and the states of transactions may not. */
const isVital = ({ path = '' }: NodeStream) => !path.includes('/base/');

/** What is done where the disk is full. */
export interface FullDisk {
  /** Makes room for the log; false where there is none to be made. */
  yieldRoom(): boolean;
  /** The log could not be written: from here on the database would never answer again. */
  onLost(): void;
}

/**
 * The embedded database's file system with real fsync, and with files that only their owner may open. As shipped it has
 * no fsync, so a commit would live only in the machine's page cache. This hangs on an inside of the package, so its
 * version is pinned and `syncs` is checked.
 */
export class DurableFS extends NodeFS {
  /** fsync calls so far. */
  syncs = 0;

  constructor(
    folder: string,
    private readonly fullDisk?: FullDisk,
  ) {
    super(folder);
  }

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...args);
    const options = result.emscriptenOpts as { preRun?: ((runtime: Runtime) => void)[] };
    options.preRun = [
      ...(options.preRun ?? []),
      (runtime) => {
        const system = runtime.NODEFS ?? runtime.FS.filesystems?.NODEFS;
        if (!system) throw new Error('The embedded database has no file system to make durable');
        system.stream_ops.fsync = (stream) => {
          fsyncSync(stream.nfd);
          this.syncs += 1;
          return 0;
        };
        if (this.fullDisk) system.stream_ops.write = yielding(system.stream_ops.write, this.fullDisk);
        for (const operations of [system.node_ops, system.stream_ops])
          operations.setattr = forOwnerOnly(operations.setattr);
      },
    ];
    return result;
  }
}

/** The runtime gives every new file the mode 0666 by itself, past the umask: what it grants to others is taken out. */
function forOwnerOnly(setattr: SetAttributes): SetAttributes {
  return (target, attributes) => {
    if (attributes.mode !== undefined) attributes.mode &= ~0o077;
    setattr(target, attributes);
  };
}

/** `write`, tried once more with the room that was kept for it. */
function yielding(write: Write, { yieldRoom, onLost }: FullDisk): Write {
  return (stream, ...rest) => {
    try {
      return write(stream, ...rest);
    } catch (error) {
      if ((error as { errno?: unknown }).errno !== NO_SPACE || !isVital(stream)) throw error;
      if (yieldRoom()) return yielding(write, { yieldRoom, onLost })(stream, ...rest);
      onLost();
      throw error;
    }
  };
}

/**
 * Start parameters with fsync left on; fdatasync does nothing in this build, so the log is synced by fsync. What the buffers of the
 * database do not hold, the machine's page cache does: its own 128 MB would be held twice.
 */
export const DURABLE_START = [
  ...PGlite.defaultStartParams.filter((p) => p !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=32MB',
];
