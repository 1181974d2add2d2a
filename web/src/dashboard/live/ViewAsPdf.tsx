import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/action/Button';
import { toast } from '../../ui/feedback/toast';
import type { LiveReport } from './live';

/** Reloads the page after the download, so that the figures on screen are as recent as those on paper. */
const reloadPage = () => window.location.reload();

/** Makes the PDF of the dashboard, downloads it and reloads the page; on failure it says why. */
export function ViewAsPdf({ report, reload = reloadPage }: { report: LiveReport; reload?: () => void }) {
  const [isBusy, setBusy] = useState(false);
  async function make() {
    setBusy(true);
    try {
      const { downloadLivePdf } = await import('./print/live-pdf');
      await downloadLivePdf(report);
      reload();
    } catch (error) {
      const reason = error instanceof Error ? error.message : '';
      toast.failure(`The PDF could not be made. ${reason || 'Try again.'}`);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button
      icon={<FileDown size={15} strokeWidth={1.75} aria-hidden />}
      busy={isBusy}
      busyText="Preparing PDF..."
      onClick={() => void make()}
    >
      View As PDF
    </Button>
  );
}
