import { chakra } from '@chakra-ui/react';
import { limits } from '@roofline/schema/value/limits';
import type { PlanSettings } from '@roofline/schema/plan/plan-settings';
import { useState } from 'react';
import { Button } from '../../../ui/action/Button';
import { SegmentedControl } from '../../../ui/choice/SegmentedControl';
import { Field } from '../../../ui/field/Field';
import { SelectField } from '../../../ui/field/SelectField';
import { TextInput } from '../../../ui/field/TextInput';
import { formatMoney } from '../../../ui/format/money';
import { MoneyInput } from '../../../ui/masked/MoneyInput';
import { horizonYears } from './horizon-years';

export type Assessment = PlanSettings['specialAssessments'][number];
type Share = 'unit' | 'total';

export interface AssessmentEditorProps {
  /** Null while a new one has no amount yet. */
  assessment: Assessment | null;
  /** The year of a new assessment at first. */
  firstYear: number;
  fiscalYear: number;
  units: number;
  faults: ReadonlyMap<string, string>;
  faultPath: string;
  onChange: (assessment: Assessment) => void;
  onRemove: () => void;
  onDone: () => void;
}

const toCent = (dollars: number) => Math.round(dollars * 100) / 100;
const SHARES = [
  { value: 'unit', label: 'Per unit' },
  { value: 'total', label: 'Total' },
] as const;

/** Edits year, amount (per unit or in total) and purpose. The what-if follows while the user types. */
export function AssessmentEditor(props: AssessmentEditorProps) {
  const { assessment, units, faults, faultPath, onChange } = props;
  const [draft, setDraft] = useState<Assessment>(
    assessment ?? {
      year: props.firstYear,
      amount: 0,
      purpose: 'Special assessment',
      status: 'planned',
      dueDate: null,
    },
  );
  const shown = assessment ?? draft;
  const put = (change: Partial<Assessment>) => {
    const next = { ...shown, ...change };
    setDraft(next);
    if (next.amount > 0) onChange(next);
  };
  return (
    <chakra.div
      role="group"
      aria-label="Special assessment"
      borderWidth="1px"
      borderRadius="menu"
      p="3"
      display="flex"
      flexDirection="column"
      gap="3"
    >
      <Field label="Year" error={faults.get(`${faultPath}.year`)}>
        <SelectField
          value={shown.year}
          options={horizonYears(props.fiscalYear)}
          onChange={(event) => put({ year: Number(event.target.value) })}
        />
      </Field>
      <AmountField
        total={shown.amount}
        units={units}
        error={faults.get(`${faultPath}.amount`)}
        autoFocus={assessment === null}
        onChange={(amount) => put({ amount })}
      />
      <Field label="Purpose" error={faults.get(`${faultPath}.purpose`)}>
        <TextInput
          value={shown.purpose}
          maxLength={250}
          onChange={(event) => put({ purpose: event.target.value })}
        />
      </Field>
      <chakra.div display="flex" justifyContent="space-between" gap="2">
        <Button size="sm" variant="quiet" onClick={props.onRemove}>
          {assessment === null ? 'Cancel' : 'Remove'}
        </Button>
        <Button size="sm" onClick={props.onDone} disabled={assessment === null}>
          Done
        </Button>
      </chakra.div>
    </chakra.div>
  );
}

interface AmountFieldProps {
  /** For all units, in dollars; 0 while there is no amount. */
  total: number;
  units: number;
  error: string | undefined;
  autoFocus: boolean;
  onChange: (total: number) => void;
}

/** The amount, typed per unit or in total as the user prefers. */
function AmountField({ total, units, error, autoFocus, onChange }: AmountFieldProps) {
  const [share, setShare] = useState<Share>('unit');
  const [typed, setTyped] = useState<number | null>(() => amountAs(share, total, units));
  const isAsTyped = typed !== null && totalOf(share, typed, units) === total;
  const text = typed === null || isAsTyped ? typed : amountAs(share, total, units);
  const retype = (next: Share) => {
    setShare(next);
    setTyped(amountAs(next, total, units));
  };
  return (
    <Field
      label="Amount"
      error={error}
      hint={total > 0 ? otherWords(share, total, units) : undefined}
      aside={<SegmentedControl label="Amount is" value={share} options={SHARES} onChange={retype} />}
    >
      <MoneyInput
        value={text}
        allowCents
        autoFocus={autoFocus}
        maxLength={limits.feeMaxChars}
        onChange={(next) => {
          setTyped(next);
          if (next !== null && next > 0) onChange(totalOf(share, next, units));
        }}
        onBlur={() => typed === null && setTyped(amountAs(share, total, units))}
      />
    </Field>
  );
}

const totalOf = (share: Share, typed: number, units: number) =>
  toCent(share === 'unit' ? typed * units : typed);

function amountAs(share: Share, total: number, units: number): number | null {
  if (total === 0) return null;
  return share === 'unit' ? toCent(total / units) : total;
}

function otherWords(share: Share, total: number, units: number): string {
  return share === 'unit' ? `${formatMoney(total)} in total` : `${formatMoney(total / units)} per unit`;
}
