import { chakra } from '@chakra-ui/react';
import { Button } from '../../ui/action/Button';
import { DirtyGuard } from '../../ui/form/DirtyGuard';
import { FormDialog } from '../../ui/form/FormOverlays';
import { FieldRow } from '../../ui/form/FormSection';
import { Dialog } from '../../ui/overlay/Dialog';
import { NumberRuled } from '../../ui/ruled-form/NumericRuled';
import { AreaRuled, DateRuled } from '../../ui/ruled-form/RuledFields';
import type { PlanFieldsFragment } from '../PlanFields.generated';
import { AdoptionRecord } from './AdoptionRecord';
import { ADOPTION_LABELS as labels, useAdoptPlan, type AdoptionForm } from './use-adopt-plan';
import { WhatFreezes } from './WhatFreezes';

export interface AdoptPlanProps {
  plan: PlanFieldsFragment;
  /** The plan that is adopted now, when there is another. */
  current: { name: string } | null;
  reload: () => Promise<unknown>;
  onClose: () => void;
}

/** Says what freezes, takes what the minutes say, and then their documents. */
export function AdoptPlanDialog({ plan, current, reload, onClose }: AdoptPlanProps) {
  const { planId, version } = plan;
  const adopting = useAdoptPlan({ planId, version }, reload);
  const { form, today, isAdopted } = adopting;
  if (isAdopted) return <Attached plan={plan} reload={reload} onClose={onClose} />;
  return (
    <>
      <FormDialog
        title={`Adopt ${plan.name}`}
        width="600px"
        onClose={onClose}
        submitText="Adopt plan"
        busyText="Adopting..."
        busy={adopting.adopting}
        problems={adopting.problems}
        staticBackdrop
        onSubmit={adopting.submit}
      >
        <WhatFreezes plan={plan} current={current} />
        <Minutes form={form} today={today} />
      </FormDialog>
      <DirtyGuard dirty={form.isDirty} name="the adoption" />
    </>
  );
}

function Minutes({ form, today }: { form: AdoptionForm; today: string }) {
  return (
    <>
      <DateRuled
        form={form}
        name="meetingDate"
        label={labels.meetingDate}
        hint="The day on which the board decided."
        max={today}
      />
      <FieldRow columns={3}>
        <NumberRuled form={form} name="votesFor" label={labels.votesFor} optional maxLength={4} />
        <NumberRuled form={form} name="votesAgainst" label={labels.votesAgainst} optional maxLength={4} />
        <NumberRuled form={form} name="votesAbstained" label={labels.votesAbstained} optional maxLength={4} />
      </FieldRow>
      <AreaRuled
        form={form}
        name="note"
        label={labels.note}
        optional
        maxLength={2000}
        hint="As the minutes have it. Files can be attached in the next step."
      />
    </>
  );
}

/** After the decision is recorded: its documents. */
function Attached({ plan, reload, onClose }: Omit<AdoptPlanProps, 'current'>) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${plan.name} is adopted`}
      width="600px"
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <chakra.p color="fg.muted" mb="4">
        The record is complete. Attach the minutes or the resolution now, or later from the plan&apos;s menu.
      </chakra.p>
      <AdoptionRecord plan={plan} reload={reload} />
    </Dialog>
  );
}
