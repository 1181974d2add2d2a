import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSave } from '../app/save/use-save';
import { downloadFile } from '../app/upload/download-files';
import { Button } from '../ui/action/Button';

/** Downloads a workbook; on failure it says why. */
export function DownloadButton(props: { address: string; fileName: string; children: ReactNode }) {
  const { address, fileName, children } = props;
  const { save, saving } = useSave({
    send: (_nothing: null) => downloadFile(address, fileName),
    failed: (problem) => problem,
  });
  return (
    <Button
      icon={<Download size={16} strokeWidth={1.75} />}
      busy={saving}
      busyText="Downloading..."
      onClick={() => void save(null)}
    >
      {children}
    </Button>
  );
}
