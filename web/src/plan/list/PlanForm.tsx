import { lazy, Suspense, useMemo, useState } from 'react';
import { planBasis } from '../model/plan-study';
import type { PlansData } from './plans-data';
import type { ReliefOffers } from './relief/relief-offers';
import type { PlansAddress } from './use-plans-address';

// Most who look at plans change none.
const OpenedForm = lazy(() =>
  import('../create/OpenedForm').then((module) => ({ default: module.OpenedForm })),
);

export interface PlanFormProps {
  data: PlansData;
  address: PlansAddress;
  /** What the address may ask for beside an empty form. */
  relief: ReliefOffers | null;
  reload: () => Promise<unknown>;
}

/** The form that the address asks for, where the viewer may use it. */
export function PlanForm({ data, address, relief, reload }: PlanFormProps) {
  const basis = useMemo(() => planBasis(data, data.inventory), [data]);
  // A reload after a lost race opens the form again, with the stored values.
  const [opened, setOpened] = useState(0);
  const plan = data.items.find((each) => each.planId === address.editedId && each.viewerCan.edit);
  const isNew = address.isCreating && data.viewerCan.create;
  if (basis === null || data.proposal === null || (!plan && !isNew)) return null;
  return (
    <Suspense fallback={null}>
      <OpenedForm
        key={`${plan?.planId ?? address.offer ?? 'new'} ${opened}`}
        data={data}
        basis={basis}
        plan={plan ?? null}
        offer={(address.offer && relief?.offers[address.offer]) ?? null}
        proposal={data.proposal}
        onClose={address.closeForm}
        onSaved={() => {
          address.closeForm();
          void reload();
        }}
        onReload={() => void reload().then(() => setOpened((count) => count + 1))}
      />
    </Suspense>
  );
}
