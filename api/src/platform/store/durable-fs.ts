import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface NodeStream {
  nfd: number;
}
interface NodeFileSystem {
  stream_ops: { fsync?: (stream: NodeStream) => number };
}
interface Runtime {
  NODEFS?: NodeFileSystem;
  FS: { filesystems?: { NODEFS: NodeFileSystem } };
}

/**
 * The embedded database's file system with real fsync. As shipped it has none, so a commit would live only in the
 * machine's page cache. This hangs on an inside of the package, so its version is pinned and `syncs` is checked.
 */
export class DurableFS extends NodeFS {
  /** fsync calls so far. */
  syncs = 0;

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
      },
    ];
    return result;
  }
}

/** Start parameters with fsync left on; fdatasync does nothing in this build, so the log is synced by fsync. */
export const DURABLE_START = [
  ...PGlite.defaultStartParams.filter((p) => p !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];
