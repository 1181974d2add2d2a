import { useEffect, useState, useSyncExternalStore } from 'react';
import { UploadQueue, type UploadOptions } from './upload-queue';

/** Files that a screen sends. They travel on when the screen is left; what fails then is said by a toast. */
export function useUploads(options: UploadOptions) {
  const [queue] = useState(() => new UploadQueue(options));
  useEffect(() => {
    queue.use(options);
  });
  const rows = useSyncExternalStore(queue.subscribe, queue.read);
  return { rows, add: queue.add, onRemove: queue.remove, onRetry: queue.retry };
}
