import { useState } from 'react';
import type { PlanRow } from './plans-data';

export type PlanDialogKind = 'rename' | 'delete' | 'adopt' | 'adoption';
export type ChoiceKind = 'recommend' | 'disclose' | 'adopt';

/** Returns the open dialog, about one plan or for choosing one. It holds the plan's id, so that a refetch shows new values. */
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
