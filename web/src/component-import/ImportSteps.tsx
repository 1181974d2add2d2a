import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';

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
  const isDone = number < current;
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      gap="2"
      color={isCurrent ? 'fg.default' : 'fg.muted'}
      fontWeight={isCurrent ? '560' : '400'}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <chakra.span
        {...markStyle}
        bg={isCurrent ? 'brand.solid' : isDone ? 'brand.subtle' : 'bg.muted'}
        color={isCurrent ? 'brand.contrast' : isDone ? 'brand.fg' : 'fg.muted'}
      >
        {isDone ? <Check size={12} strokeWidth={2.25} aria-label="Done" /> : number}
      </chakra.span>
      {name}
    </chakra.li>
  );
}

const markStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  w: '20px',
  h: '20px',
  borderRadius: 'full',
  textStyle: 'micro',
  fontWeight: '620',
} as const;
