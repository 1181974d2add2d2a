import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { Button } from '../../../ui/action/Button';
import { Radio } from '../../../ui/choice/Radio';
import { formatMoney } from '../../../ui/format/money';
import { Dialog } from '../../../ui/overlay/Dialog';
import { PlanTags } from '../cards/PlanCard';
import { roofline, type PlanRow } from '../plans-data';

export interface ChoosePlanProps {
  title: string;
  /** What the choice does, in one sentence. */
  purpose: string;
  confirmText: string;
  plans: readonly PlanRow[];
  /** The plan that is chosen when the dialog opens. */
  initial: PlanRow | undefined;
  onChoose: (plan: PlanRow) => unknown;
  onClose: () => void;
}

/** Asks for one of the plans; each shows its contribution and whether the money lasts. */
export function ChoosePlanDialog(props: ChoosePlanProps) {
  const { plans, initial, onClose } = props;
  const group = useId();
  const [planId, setPlanId] = useState(initial?.planId ?? null);
  const [isBusy, setBusy] = useState(false);
  const chosen = plans.find((plan) => plan.planId === planId);
  const choose = async () => {
    if (!chosen) return;
    setBusy(true);
    await props.onChoose(chosen);
    setBusy(false);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={props.title}
      locked={isBusy}
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button variant="primary" onClick={() => void choose()} disabled={!chosen} busy={isBusy}>
            {props.confirmText}
          </Button>
        </>
      }
    >
      <chakra.p color="fg.muted" mb="3">
        {props.purpose}
      </chakra.p>
      <chakra.div role="radiogroup" aria-label={props.title} display="grid" gap="2">
        {plans.map((plan) => (
          <chakra.label key={plan.planId} {...choiceStyle}>
            <Radio
              type="radio"
              name={group}
              mt="2px"
              checked={plan.planId === planId}
              onChange={() => setPlanId(plan.planId)}
            />
            <chakra.span flex="1" minW="0">
              <chakra.span display="flex" flexWrap="wrap" gap="2" alignItems="center" fontWeight="560">
                {plan.name}
                <PlanTags plan={plan} />
              </chakra.span>
              <chakra.span display="block" textStyle="caption" color="fg.muted">
                {formatMoney(plan.firstYearContribution)} in {plan.fiscalYear}. {roofline(plan)}.
              </chakra.span>
            </chakra.span>
          </chakra.label>
        ))}
      </chakra.div>
    </Dialog>
  );
}

const choiceStyle = {
  display: 'flex',
  gap: '3',
  p: '3',
  borderWidth: '1px',
  borderRadius: 'card',
  cursor: 'pointer',
  css: { '&:has(:checked)': { borderColor: '{colors.brand.fg}' } },
} as const;
