import { chakra } from '@chakra-ui/react';
import { SOLVED_METHODS, type PlanMethod } from '@roofline/schema/plan/methods';
import { useId } from 'react';
import type { OwnControlProps } from '../../../app/fields/bound-field';
import { Radio } from '../../../ui/choice/Radio';
import { METHOD_CHOICES, type MethodChoice } from '../../model/plan-words';
import type { PlanValues } from '../plan-values';
import type { PlanPlace } from './plan-place';

/** The goals to choose for the plan, each with its meaning. */
export function MethodChoices({ form, field }: OwnControlProps<PlanValues, PlanPlace>) {
  const group = useId();
  const { settings } = form.values;
  const choose = (method: PlanMethod) => {
    form.set('settings.method', method);
    // A solved contribution needs no entry, and current funding takes today's contribution.
    if (
      method === 'currentFunding' ||
      (SOLVED_METHODS.includes(method) && settings.firstYearContribution === null)
    )
      form.set('settings.firstYearContribution', form.given.standing);
  };
  return (
    <chakra.fieldset role="radiogroup" aria-label={field.label} minW="0">
      <chakra.legend textStyle="label" mb="1.5" aria-hidden>
        {field.label}
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
            id={index === 0 ? form.idOf(field.name) : undefined}
            isChosen={choice.method === settings.method}
            onChoose={() => choose(choice.method)}
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
