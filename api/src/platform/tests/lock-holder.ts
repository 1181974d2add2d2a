import { FolderInUseError, lockFolder } from '../store/embedded/folder-lock';

// A separate process for the lock's tests: prints whether it holds the folder, then runs until it is killed.
try {
  await lockFolder(process.argv[2] ?? '');
  process.stdout.write(`held by ${process.pid}\n`);
  setInterval(() => undefined, 1000);
} catch (error) {
  process.stdout.write(
    error instanceof FolderInUseError ? `refused: ${error.message}\n` : `failed: ${String(error)}\n`,
  );
}
