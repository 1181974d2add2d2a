import { chakra } from '@chakra-ui/react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { limits } from '@roofline/schema/value/limits';
import { memo, useId, useState, type ReactNode } from 'react';
import { useLatest } from '../../../app/use-latest';
import { Button } from '../../../ui/action/Button';
import { SelectField } from '../../../ui/field/SelectField';
import { formatMoney } from '../../../ui/format/money';
import { MoneyInput } from '../../../ui/masked/MoneyInput';
import { Folded } from '../../../ui/layout/Folded';
import { horizonYears } from '../controls/horizon-years';
import type { PlanBasis } from '../../model/plan-study';
import type { WhatIf } from '../scenario/what-if';
import type { SolveAnswer, Wish } from './solve-words';
import { useSolve, type LatestWhatIf } from './use-solve';

/** Three questions, each about one number; the answer goes into the what-if. */
export function SolveQuestions({ whatIf }: { whatIf: WhatIf }) {
  const latest = useLatest(whatIf);
  return (
    <Folded title="Find the number">
      <Questions basis={whatIf.basis} latest={latest} />
    </Folded>
  );
}

// Reads the what-if only when the user presses a button: dragging a slider renders none of this.
const Questions = memo(function Questions({ basis, latest }: { basis: PlanBasis; latest: LatestWhatIf }) {
  const [typed, setTyped] = useState<number | null>(0);
  const floor = typed ?? 0;
  const [year, setYear] = useState(basis.fiscalYear + limits.planHorizonYears - 1);
  const [aim, setAim] = useState<Wish['kind']>('floor');
  const solve = useSolve(latest);
  const wishes = { floor: { kind: 'floor', floor }, funded: { kind: 'funded', year } } as const;
  return (
    <>
      <chakra.div display="grid" gap="3.5" pt="1" gridTemplateColumns="minmax(0, 1fr)">
        <Question
          title="Lowest contribution that never goes below"
          onSolve={() => solve.contribution(wishes.floor)}
        >
          <MoneyInput
            aria-label="Never below"
            value={typed}
            maxLength={limits.feeMaxChars}
            onChange={setTyped}
            onBlur={() => typed === null && setTyped(0)}
          />
        </Question>
        <Question title="Fully funded by" onSolve={() => solve.contribution(wishes.funded)}>
          <SelectField
            aria-label="Fully funded by"
            value={year}
            options={horizonYears(basis.fiscalYear)}
            onChange={(event) => setYear(Number(event.target.value))}
          />
        </Question>
        <Question title="Increase needed" onSolve={() => solve.increase(wishes[aim])}>
          <SelectField
            aria-label="Increase needed for"
            value={aim}
            options={[
              { value: 'floor', label: `Never below ${formatMoney(floor)}` },
              { value: 'funded', label: `Fully funded by ${year}` },
            ]}
            onChange={(event) => setAim(event.target.value as Wish['kind'])}
          />
        </Question>
      </chakra.div>
      <chakra.div role="status">{solve.answer && <Answer {...solve.answer} />}</chakra.div>
    </>
  );
});

function Question({ title, onSolve, children }: { title: string; onSolve: () => void; children: ReactNode }) {
  const id = useId();
  return (
    <chakra.div role="group" aria-labelledby={id} display="grid" gap="1.5" minW="0">
      <chakra.span id={id} textStyle="caption" color="fg.muted">
        {title}
      </chakra.span>
      <chakra.div display="flex" gap="2" alignItems="center">
        <chakra.div flex="1" minW="0">
          {children}
        </chakra.div>
        <Button onClick={onSolve} aria-label={`Solve: ${title}`}>
          Solve
        </Button>
      </chakra.div>
    </chakra.div>
  );
}

function Answer({ text, isMet }: SolveAnswer) {
  const Icon = isMet ? CircleCheck : CircleAlert;
  return (
    <chakra.p mt="3" display="flex" gap="2" textStyle="table" color={isMet ? 'fg.default' : 'danger.fg'}>
      <chakra.span flexShrink={0} pt="2px" color={isMet ? 'success.fg' : 'danger.fg'} aria-hidden>
        <Icon size={16} strokeWidth={1.75} />
      </chakra.span>
      <span>{text}</span>
    </chakra.p>
  );
}
