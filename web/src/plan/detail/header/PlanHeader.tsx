import { chakra } from '@chakra-ui/react';
import { Copy, CopyPlus, RotateCcw, Save } from 'lucide-react';
import { memo, useContext } from 'react';
import { useParams } from 'react-router-dom';
import { Button } from '../../../ui/action/Button';
import { toast } from '../../../ui/feedback/toast';
import { Tag } from '../../../ui/figure/Tag';
import { counted } from '../../../ui/format/count';
import { formatDay } from '../../../ui/format/day';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { encodeChoices } from '../../model/choices/choices-code';
import { ChoicesContext } from '../../model/choices/choices-store';
import { planMarks } from '../../model/plan-rank';
import { goalWords } from '../../model/plan-words';
import type { PlanData } from '../plan-data';
import { PlanDocuments } from './PlanDocuments';

export interface PlanHeaderProps {
  plan: PlanData;
  isTrying: boolean;
  /** The number of changes in the what-if. */
  changeCount: number;
  onReset: () => void;
  onSaveAsNew?: () => void;
  onSave?: () => void;
  isSaving: boolean;
}

/** The plan's name and marks, and the commands that reset, share or save the what-if. */
export const PlanHeader = memo(function PlanHeader(props: PlanHeaderProps) {
  const { plan, isTrying, changeCount } = props;
  const { tab } = useParams();
  return (
    <PageHeader
      title={plan.name}
      tag={
        <>
          {planMarks(plan).map(({ word, tone }) => (
            <Tag key={word} tone={tone}>
              {word}
            </Tag>
          ))}
          {/* The overview shows the count beside its controls. */}
          {isTrying && tab && <Tag tone="warning">What-if, {counted(changeCount, 'change')} not saved</Tag>}
        </>
      }
      line={
        <chakra.div display="flex" flexWrap="wrap" columnGap="4" rowGap="1">
          {headerLine(plan)}
          <PlanDocuments plan={plan} isTrying={isTrying} />
        </chakra.div>
      }
      isTight
      actions={<HeaderActions {...props} />}
    />
  );
});

function headerLine({ isAdopted, adoption, settings, fiscalYear }: PlanData): string {
  const since =
    isAdopted && adoption
      ? `Adopted by the board on ${formatDay(adoption.meetingDate)}.`
      : `${goalWords(settings)}.`;
  return `${since} 30 years from fiscal year ${fiscalYear}.`;
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

function HeaderActions({ isTrying, onReset, onSaveAsNew, onSave, isSaving }: PlanHeaderProps) {
  return (
    <>
      <Button icon={<RotateCcw {...icon} />} disabled={!isTrying} onClick={onReset}>
        Reset what-if
      </Button>
      <CopyLink isTrying={isTrying} />
      {onSave && (
        <Button
          icon={<Save {...icon} />}
          disabled={!isTrying}
          busy={isSaving}
          busyText="Saving..."
          onClick={onSave}
        >
          Save to this plan
        </Button>
      )}
      {onSaveAsNew && (
        <Button variant="primary" icon={<CopyPlus {...icon} />} onClick={onSaveAsNew}>
          Save as new plan
        </Button>
      )}
    </>
  );
}

/** A button that copies the address, shown only where that holds more than the plan. */
function CopyLink({ isTrying }: { isTrying: boolean }) {
  const store = useContext(ChoicesContext);
  if (!isTrying && (store === null || encodeChoices(store.choices) === '')) return null;
  return (
    <Button icon={<Copy {...icon} />} onClick={() => void copyAddress()}>
      Copy link
    </Button>
  );
}

/** Copies the address; browsers allow it only on https and on localhost. */
async function copyAddress() {
  try {
    await navigator.clipboard.writeText(window.location.href);
    toast.success('Link copied');
  } catch {
    toast.failure('Your browser blocked copying. Copy the address of this page instead.');
  }
}
