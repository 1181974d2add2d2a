import { chakra } from '@chakra-ui/react';
import { FileText, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useSave } from '../../app/save/use-save';
import { versionAddress } from '../../file/model/download-address';
import { Button } from '../../ui/action/Button';
import { IconButton } from '../../ui/action/IconButton';
import { formatDay, formatMoment } from '../../ui/format/day';
import { Card } from '../../ui/layout/Card';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import type { DisclosureData } from '../disclosure-data';
import { RecordSentDialog } from './RecordSentDialog';
import { useRemoveSentDisclosureMutation } from './SentDisclosure.generated';

export interface SentCardProps {
  disclosure: DisclosureData;
  reload: () => Promise<unknown>;
}
type Sent = DisclosureData['sent'][number];

/** The days on which the disclosure was sent to the members, each with the document that was sent. */
export function SentCard({ disclosure, reload }: SentCardProps) {
  const [isRecording, setRecording] = useState(false);
  const [removed, setRemoved] = useState<Sent | null>(null);
  const { sent, planId, factSheet } = disclosure;
  const canEdit = factSheet.viewerCan.edit;
  return (
    <Card
      title="Sent to the members"
      aside={
        canEdit && (
          <Button icon={<Send size={15} strokeWidth={1.75} />} onClick={() => setRecording(true)}>
            Record as sent
          </Button>
        )
      }
    >
      {sent.length === 0 && (
        <chakra.p color="fg.muted">
          Not recorded yet. Once you record it, the PDF of that day is stored among the files of the property.
        </chakra.p>
      )}
      <chakra.ul display="grid" gap="3" listStyleType="none">
        {sent.map((one) => (
          <SentLine key={one.sentDisclosureId} sent={one} onRemove={canEdit ? () => setRemoved(one) : null} />
        ))}
      </chakra.ul>
      {isRecording && (
        <RecordSentDialog planId={planId} reload={reload} onClose={() => setRecording(false)} />
      )}
      <RemoveSentDialog {...{ planId, reload }} sent={removed} onClose={() => setRemoved(null)} />
    </Card>
  );
}

function SentLine({ sent, onRemove }: { sent: Sent; onRemove: (() => void) | null }) {
  const { document, versionNumber } = sent;
  return (
    <chakra.li display="flex" alignItems="flex-start" gap="3">
      <chakra.div flex="1" minW="0">
        <chakra.p fontWeight="500">{formatDay(sent.sentOn)}</chakra.p>
        <chakra.a
          href={versionAddress(document.propertyFileId, versionNumber)}
          download
          {...linkStyle}
          aria-label={`Download ${document.fileName}`}
        >
          <FileText size={15} strokeWidth={1.75} aria-hidden />
          {document.fileName}
        </chakra.a>
        <chakra.p textStyle="caption" color="fg.muted">
          {sent.planName}, recorded {formatMoment(sent.recordedAt)} by {sent.recordedBy}
        </chakra.p>
      </chakra.div>
      {onRemove && (
        <IconButton
          label={`Remove the record of ${formatDay(sent.sentOn)}`}
          icon={<Trash2 size={16} strokeWidth={1.75} />}
          onClick={onRemove}
        />
      )}
    </chakra.li>
  );
}

function RemoveSentDialog(props: {
  planId: string;
  sent: Sent | null;
  onClose: () => void;
  reload: () => Promise<unknown>;
}) {
  const { planId, sent, onClose, reload } = props;
  const [remove] = useRemoveSentDisclosureMutation();
  const { save, saving, problems, forget } = useSave({
    send: ({ sentDisclosureId }: Sent) => remove({ variables: { input: { planId, sentDisclosureId } } }),
    done: 'Record removed',
    onSaved: async () => {
      await reload();
      onClose();
    },
    onOutdated: reload,
  });
  return (
    <ConfirmDialog
      open={sent !== null}
      title="Remove the record"
      confirmText="Remove"
      busyText="Removing..."
      destructive
      busy={saving}
      problems={problems}
      onConfirm={() => sent && void save(sent)}
      onCancel={() => {
        forget();
        onClose();
      }}
    >
      {sent &&
        `Roofline will no longer say that the disclosure was sent on ${formatDay(sent.sentOn)}. ${sent.document.fileName} stays among the files of the property.`}
    </ConfirmDialog>
  );
}

const linkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  minH: '24px',
  color: 'brand.fg',
  overflowWrap: 'anywhere',
  textDecoration: 'underline',
} as const;
