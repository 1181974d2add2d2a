import { chakra } from '@chakra-ui/react';
import type { IncomeKind } from '@roofline/engine/lender/rules';
import { Plus, Trash2 } from 'lucide-react';
import { Button } from '../../ui/action/Button';
import { IconButton } from '../../ui/action/IconButton';
import { Field } from '../../ui/field/Field';
import { SelectField } from '../../ui/field/SelectField';
import { TextInput } from '../../ui/field/TextInput';
import { Card } from '../../ui/layout/Card';
import { MoneyInput } from '../../ui/masked/MoneyInput';
import { INCOME_KINDS, type IncomeForm } from './income-words';

const KINDS = Object.entries(INCOME_KINDS).map(([value, label]) => ({ value, label }));

export interface IncomeFieldsProps {
  income: readonly IncomeForm[];
  onChange: (income: IncomeForm[]) => void;
}

/** The lines of the budgeted income, each with its kind. */
export function IncomeFields({ income, onChange }: IncomeFieldsProps) {
  const set = (key: number, change: Partial<IncomeForm>) =>
    onChange(income.map((line) => (line.key === key ? { ...line, ...change } : line)));
  const add = () =>
    onChange([
      ...income,
      { key: Math.max(-1, ...income.map(({ key }) => key)) + 1, name: '', kind: 'incidental', amount: null },
    ]);
  return (
    <Card title="Budgeted income of the year">
      <chakra.div display="grid" gap="3">
        {income.map((line, index) => (
          <IncomeRow
            key={line.key}
            line={line}
            number={index + 1}
            onChange={(change) => set(line.key, change)}
            onRemove={
              income.length > 1 ? () => onChange(income.filter(({ key }) => key !== line.key)) : undefined
            }
          />
        ))}
      </chakra.div>
      <Button mt="3" size="sm" icon={<Plus size={15} strokeWidth={1.75} />} onClick={add}>
        Add income
      </Button>
    </Card>
  );
}

interface IncomeRowProps {
  line: IncomeForm;
  number: number;
  onChange: (change: Partial<IncomeForm>) => void;
  onRemove?: () => void;
}

function IncomeRow({ line, number, onChange, onRemove }: IncomeRowProps) {
  return (
    <chakra.div
      role="group"
      aria-label={`Income ${number}`}
      display="grid"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        md: 'minmax(0, 3fr) minmax(0, 4fr) 132px 36px',
        _print: 'minmax(0, 3fr) minmax(0, 4fr) 132px',
      }}
      gap="3"
      alignItems="end"
    >
      <Field label="Name">
        <TextInput
          value={line.name}
          maxLength={100}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
      </Field>
      <Field label="Kind">
        <SelectField
          data-print=""
          value={line.kind}
          options={KINDS}
          onChange={(event) => onChange({ kind: event.target.value as IncomeKind })}
        />
      </Field>
      <Field label="A year">
        <MoneyInput allowCents value={line.amount} onChange={(amount) => onChange({ amount })} />
      </Field>
      {onRemove && (
        <chakra.div justifySelf="end">
          <IconButton
            label={`Remove ${line.name || INCOME_KINDS[line.kind]}`}
            tone="danger"
            icon={<Trash2 size={16} strokeWidth={1.75} />}
            onClick={onRemove}
          />
        </chakra.div>
      )}
    </chakra.div>
  );
}
