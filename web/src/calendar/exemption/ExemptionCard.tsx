import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { SaveQuestion } from '../../app/save/SaveQuestion';
import { Button } from '../../ui/action/Button';
import { DateText } from '../../ui/figure/figures';
import { Card } from '../../ui/layout/Card';
import { useWithdrawDutyExemptionMutation, type ExemptionRowFragment } from '../Calendar.generated';
import { KINDS } from '../model/kinds';
import { KindMark } from '../month/KindMark';

export interface ExemptionCardProps {
  propertyId: string;
  exemptions: readonly ExemptionRowFragment[];
  mayChange: boolean;
  onWithdrawn: () => unknown;
}

/** Lists the duties that someone stated do not apply: the calendar shows them nowhere else. */
export function ExemptionCard({ propertyId, exemptions, mayChange, onWithdrawn }: ExemptionCardProps) {
  const [asked, setAsked] = useState<ExemptionRowFragment | null>(null);
  if (exemptions.length === 0) return null;
  return (
    <Card title="Stated not to apply">
      <chakra.ul listStyleType="none" aria-label="Stated not to apply">
        {exemptions.map((exemption) => (
          <Row
            key={exemption.dutyExemptionId}
            exemption={exemption}
            onTakeBack={mayChange ? () => setAsked(exemption) : undefined}
          />
        ))}
      </chakra.ul>
      {asked && (
        <TakeBackQuestion {...{ propertyId, onWithdrawn }} exemption={asked} onClose={() => setAsked(null)} />
      )}
    </Card>
  );
}

interface RowProps {
  exemption: ExemptionRowFragment;
  onTakeBack: (() => void) | undefined;
}

function Row({ exemption: { kind, title, reason, statedAt, statedBy }, onTakeBack }: RowProps) {
  return (
    <chakra.li display="flex" gap="3" py="2.5" borderTopWidth="1px" _first={{ borderTopWidth: '0', pt: '0' }}>
      <KindMark group={KINDS[kind].group} />
      <chakra.div minW="0" flex="1">
        <chakra.p textStyle="table" fontWeight="560" overflowWrap="anywhere">
          {title}
        </chakra.p>
        <chakra.p textStyle="table" color="fg.muted" overflowWrap="anywhere" whiteSpace="pre-line">
          {reason}
        </chakra.p>
        <chakra.p textStyle="caption" color="fg.subtle" overflowWrap="anywhere">
          {statedBy}, <DateText iso={statedAt} moment />
        </chakra.p>
      </chakra.div>
      {onTakeBack && (
        <chakra.div flexShrink="0" data-no-print="">
          <Button size="sm" aria-label={`Take back: ${title}`} onClick={onTakeBack}>
            Take back
          </Button>
        </chakra.div>
      )}
    </chakra.li>
  );
}

interface TakeBackQuestionProps {
  propertyId: string;
  exemption: ExemptionRowFragment;
  onWithdrawn: () => unknown;
  onClose: () => void;
}

function TakeBackQuestion({ propertyId, exemption, onWithdrawn, onClose }: TakeBackQuestionProps) {
  const [withdraw] = useWithdrawDutyExemptionMutation();
  const { dutyExemptionId, title } = exemption;
  return (
    <SaveQuestion
      title="Take back statement"
      confirmText="Take back"
      busyText="Taking back..."
      destructive={false}
      done="Duty back on the calendar"
      send={() => withdraw({ variables: { input: { propertyId, dutyExemptionId } } })}
      onDone={async () => {
        await onWithdrawn();
        onClose();
      }}
      onOutdated={onWithdrawn}
      onCancel={onClose}
    >
      {title} may apply again: the calendar and its feed show its days, and managers are reminded of them.
    </SaveQuestion>
  );
}
