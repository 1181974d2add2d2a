import { useState } from 'react';
import type { PlanRow } from './plans-data';

export type PlanDialogKind = 'rename' | 'delete' | 'adopt' | 'adoption';
export type ChoiceKind = 'recommend' | 'disclose' | 'adopt';

/** Which question is open: about one plan, or which plan. Held by id, so that a refetch shows what is new. */
export function useOpenDialog(plans: readonly PlanRow[]) {
  const [about, setAbout] = useState<{ kind: PlanDialogKind; planId: string } | null>(null);
  const [choice, setChoice] = useState<ChoiceKind | null>(null);
  const plan = plans.find((each) => each.planId === about?.planId);
  return {
    about: about && plan ? { kind: about.kind, plan } : null,
    choice,
    isOpen: about !== null || choice !== null,
    ask: (kind: PlanDialogKind, { planId }: PlanRow) => {
      setChoice(null);
      setAbout({ kind, planId });
    },
    choose: setChoice,
    close: () => {
      setAbout(null);
      setChoice(null);
    },
  };
}

export type OpenDialog = ReturnType<typeof useOpenDialog>;
