import { chakra } from '@chakra-ui/react';
import { FieldSections } from '../../app/fields/FieldSections';
import { Button } from '../../ui/action/Button';
import { DirtyGuard } from '../../ui/form/DirtyGuard';
import { FormDialog } from '../../ui/form/FormOverlays';
import { Dialog } from '../../ui/overlay/Dialog';
import { AdoptionRecord } from './AdoptionRecord';
import type { AdoptedPlan } from './adopted-plan';
import { useAdoptPlan } from './use-adopt-plan';
import { WhatFreezes } from './WhatFreezes';

export interface AdoptPlanProps extends AdoptedPlan {
  reload: () => Promise<unknown>;
  onClose: () => void;
}

/** Says what adoption freezes, asks for the facts in the minutes, and then for their documents. */
export function AdoptPlanDialog({ plan, current, reload, onClose }: AdoptPlanProps) {
  const { planId, version } = plan;
  const adopting = useAdoptPlan({ planId, version }, reload);
  const { form, isAdopted } = adopting;
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
        <FieldSections form={form} />
      </FormDialog>
      <DirtyGuard dirty={form.isDirty} name="the adoption" />
    </>
  );
}

/** Shows the recorded adoption, where the user can attach its documents. */
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
