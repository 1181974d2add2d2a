import { chakra } from '@chakra-ui/react';
import { limits } from '@roofline/schema/value/limits';
import { SOLVED_METHODS, type PlanMethod } from '@roofline/schema/plan/plan-settings';
import { useId } from 'react';
import { Radio } from '../../../ui/choice/mark';
import { TextRuled } from '../../../ui/ruled-form/RuledFields';
import { METHOD_CHOICES, type MethodChoice } from '../../model/plan-words';
import type { PlanFieldsProps } from './plan-fields-props';

/** What the plan is called, and what it aims at. */
export function InfoStep({ form, standing }: PlanFieldsProps) {
  const { settings } = form.values;
  const choose = (method: PlanMethod) => {
    form.set('settings.method', method);
    // A solved contribution needs no entry, and current funding takes what stands.
    if (
      method === 'currentFunding' ||
      (SOLVED_METHODS.includes(method) && settings.firstYearContribution === null)
    )
      form.set('settings.firstYearContribution', standing);
  };
  return (
    <chakra.div display="grid" gap="4.5">
      <TextRuled
        form={form}
        name="name"
        label="Plan name"
        maxLength={limits.planNameMax}
        autoComplete="off"
        hint="As the board will read it, for example Full funding by 2045."
      />
      <MethodChoices value={settings.method} onChoose={choose} id={form.idOf('settings.method')} />
    </chakra.div>
  );
}

function MethodChoices(props: { value: PlanMethod; onChoose: (method: PlanMethod) => void; id: string }) {
  const group = useId();
  return (
    <chakra.fieldset role="radiogroup" aria-label="Goal" minW="0">
      <chakra.legend textStyle="label" mb="1.5" aria-hidden>
        Goal
      </chakra.legend>
      <chakra.div
        display="grid"
        gap="2"
        gridTemplateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }}
      >
        {METHOD_CHOICES.map((choice, index) => (
          <Choice
            key={choice.method}
            choice={choice}
            group={group}
            id={index === 0 ? props.id : undefined}
            isChosen={choice.method === props.value}
            onChoose={() => props.onChoose(choice.method)}
          />
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}

function Choice(props: {
  choice: MethodChoice;
  group: string;
  id?: string;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const meaningId = useId();
  return (
    <chakra.label
      {...choiceStyle}
      borderColor={props.isChosen ? 'brand.fg' : 'border.strong'}
      bg={props.isChosen ? 'bg.subtle' : undefined}
    >
      <Radio
        type="radio"
        name={props.group}
        id={props.id}
        mt="2px"
        aria-label={props.choice.name}
        aria-describedby={meaningId}
        checked={props.isChosen}
        onChange={props.onChoose}
      />
      <span>
        <chakra.span display="block" textStyle="label">
          {props.choice.name}
        </chakra.span>
        <chakra.span id={meaningId} display="block" textStyle="caption" color="fg.muted">
          {props.choice.meaning}
        </chakra.span>
      </span>
    </chakra.label>
  );
}

const choiceStyle = {
  display: 'flex',
  gap: '2.5',
  p: '3',
  borderWidth: '1px',
  borderRadius: 'menu',
  cursor: 'pointer',
  transition: 'border-color 120ms, background-color 120ms',
  _hover: { bg: 'bg.subtle' },
} as const;
