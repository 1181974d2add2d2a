import { chakra } from '@chakra-ui/react';
import { StepMark } from '../ui/form/WizardSteps';

const STEPS = ['Choose a file', 'Review', 'Import'];

/** Where the import stands. */
export function ImportSteps({ step }: { step: 1 | 2 }) {
  return (
    <chakra.ol
      aria-label="Steps"
      display="flex"
      flexWrap="wrap"
      columnGap="5"
      rowGap="2"
      listStyleType="none"
      textStyle="table"
      mb="5"
    >
      {STEPS.map((name, index) => (
        <Step key={name} name={name} number={index + 1} current={step} />
      ))}
    </chakra.ol>
  );
}

function Step({ name, number, current }: { name: string; number: number; current: number }) {
  const isCurrent = number === current;
  return (
    <chakra.li
      display="flex"
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
