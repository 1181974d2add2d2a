import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { Fragment } from 'react';

/** Numbered steps, done, current and to come, and "Step 2 of 2". On phones the current step's name alone. */
export function WizardSteps({ steps, step }: { steps: readonly string[]; step: number }) {
  return (
    <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="4" mt="3">
      <chakra.ol display="flex" alignItems="center" gap="2.5" listStyleType="none" textStyle="table">
        {steps.map((name, index) => (
          <Fragment key={name}>
            {index > 0 && (
              <chakra.li
                aria-hidden
                w="40px"
                h="2px"
                bg={index < step ? 'brand.solid' : 'border.strong'}
                display={{ base: 'none', md: 'block' }}
              />
            )}
            <Step name={name} number={index + 1} current={step} />
          </Fragment>
        ))}
      </chakra.ol>
      <chakra.span textStyle="table" color="fg.muted" whiteSpace="nowrap">
        Step {step} of {steps.length}
      </chakra.span>
    </chakra.div>
  );
}

function Step({ name, number, current }: { name: string; number: number; current: number }) {
  const isCurrent = number === current;
  return (
    <chakra.li
      display={{ base: isCurrent ? 'flex' : 'none', md: 'flex' }}
      alignItems="center"
      gap="2"
      color={isCurrent ? 'fg.default' : 'fg.muted'}
      fontWeight={isCurrent ? '560' : '400'}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <StepMark number={number} current={current} />
      {name}
    </chakra.li>
  );
}

/** The number of a step in a circle, a check once it is behind. */
export function StepMark({ number, current }: { number: number; current: number }) {
  const isDone = number < current;
  const look =
    number === current
      ? { bg: 'brand.solid', color: 'brand.contrast' }
      : isDone
        ? { bg: 'brand.subtle', color: 'brand.fg' }
        : { bg: 'bg.muted', color: 'fg.muted' };
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      w="20px"
      h="20px"
      borderRadius="full"
      textStyle="micro"
      fontWeight="620"
      {...look}
    >
      {isDone ? <Check size={12} strokeWidth={2.25} aria-label="Done" /> : number}
    </chakra.span>
  );
}
