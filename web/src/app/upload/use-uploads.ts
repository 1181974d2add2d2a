import { useCallback } from 'react';
import { useLatest } from '../use-latest';
import { uploads, type UploadOptions } from './upload-queue';

/**
 * Sends files from a screen, each to the place that the screen shows when they are chosen. The uploads go on wherever
 * the user goes, and the tray of the application shows them.
 */
export function useUploads(options: UploadOptions): { add: (files: readonly File[]) => void } {
  const latest = useLatest(options);
  return { add: useCallback((files) => uploads.add(files, latest.current), [latest]) };
}
