import { useSyncExternalStore } from 'react';
import { deferred } from '../../ui/overlay/deferred';
import type { UploadTrayProps } from '../../ui/upload/UploadTray';
import { uploadList } from './upload-list';

const Tray = deferred<UploadTrayProps>(() =>
  import('../../ui/upload/UploadTray').then((module) => module.UploadTray),
);

/** The uploads in progress, shown on every page. */
export function UploadsTray() {
  const { rows, saved } = useSyncExternalStore(uploadList.subscribe, uploadList.read);
  const commands = uploadList.commands();
  if (rows.length === 0 || commands === null) return null;
  const { remove, retry, retryAll, clear } = commands;
  return (
    <Tray
      needed
      rows={rows}
      saved={saved}
      onRemove={remove}
      onRetry={retry}
      onRetryAll={retryAll}
      onClear={clear}
    />
  );
}

/** Fetches the code of the tray ahead: for tests. */
export const loadUploadsTray = Tray.load;
