import { useState } from 'react';
import { RadioRow } from '../../ui/choice/RadioRow';
import { FormDialog } from '../../ui/form/FormOverlays';

export interface ReportDialogProps {
  /** `3 photos` */
  what: string;
  busy: boolean;
  onChoose: (includeInPhotosReport: boolean) => void;
  onClose: () => void;
}

/** Puts the selected photos into the photos report, or leaves them out. */
export function ReportDialog({ what, busy, onChoose, onClose }: ReportDialogProps) {
  const [choice, setChoice] = useState<'in' | 'out'>('in');
  return (
    <FormDialog
      title="Report"
      header={<p>{what}</p>}
      width="440px"
      compact
      submitText="Save Changes"
      busyText="Saving..."
      busy={busy}
      problems={[]}
      staticBackdrop={false}
      onClose={onClose}
      onSubmit={() => onChoose(choice === 'in')}
    >
      <RadioRow
        label="Photos report"
        value={choice}
        options={[
          { value: 'in', label: 'Include' },
          { value: 'out', label: 'Leave out' },
        ]}
        onChange={setChoice}
      />
    </FormDialog>
  );
}
