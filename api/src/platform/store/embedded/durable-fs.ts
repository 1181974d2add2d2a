import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface NodeStream {
  nfd: number;
  path?: string;
}
type Write = (stream: NodeStream, ...rest: unknown[]) => number;
/** Sets attributes of a file, including its mode. */
type SetAttributes = (target: unknown, attributes: { mode?: number }) => void;
interface NodeFileSystem {
  node_ops: { setattr: SetAttributes };
  stream_ops: { fsync?: (stream: NodeStream) => number; write: Write; setattr: SetAttributes };
}
interface Runtime {
  NODEFS?: NodeFileSystem;
  FS: { filesystems?: { NODEFS: NodeFileSystem } };
}

/** The number of ENOSPC in the package's runtime. */
const NO_SPACE = 51;

/** Returns whether a file must get room, as the log and transaction states must; for a table, one statement fails. */
const isVital = ({ path = '' }: NodeStream) => !path.includes('/base/');

/** Handles a full disk. */
export interface FullDisk {
  /** Makes room for the log; returns false if it cannot. */
  yieldRoom(): boolean;
  /** Called when the log could not be written: from now on the database would never answer again. */
  onLost(): void;
}

/**
 * The embedded database's file system with real fsync, and with files that only their owner may open. As shipped it has
 * no fsync, so a commit would be only in the machine's page cache. This relies on internals of the package, so its
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

/** Wraps `setattr` to grant nothing to others: the runtime gives new files the mode 0666, bypassing the umask. */
function forOwnerOnly(setattr: SetAttributes): SetAttributes {
  return (target, attributes) => {
    if (attributes.mode !== undefined) attributes.mode &= ~0o077;
    setattr(target, attributes);
  };
}

/** Wraps `write` to try again with the reserved room when the disk is full. */
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
 * Start parameters with fsync left on; fdatasync does nothing in this build, so the log is synced by fsync. Buffers are
 * small because the machine's page cache holds the same data: the default 128 MB would be in memory twice.
 */
export const DURABLE_START = [
  ...PGlite.defaultStartParams.filter((p) => p !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=32MB',
];
