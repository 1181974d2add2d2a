import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';

export interface TrackStep {
  title: string;
  line: string;
}

/** Steps beside their page, one under the other; on phones a line of progress with the current step's name. */
export function StepTrack({ steps, step }: { steps: readonly TrackStep[]; step: number }) {
  return (
    <chakra.nav aria-label="Steps">
      <chakra.p display={{ base: 'block', lg: 'none' }} textStyle="table" color="fg.muted">
        {`Step ${step} of ${steps.length}: `}
        <chakra.strong color="fg.default">{steps[step - 1]?.title}</chakra.strong>
      </chakra.p>
      <chakra.ol display={{ base: 'none', lg: 'block' }} listStyleType="none">
        {steps.map((each, index) => (
          <Step
            key={index}
            step={each}
            number={index + 1}
            current={step}
            isLast={index === steps.length - 1}
          />
        ))}
      </chakra.ol>
    </chakra.nav>
  );
}

function Step(props: { step: TrackStep; number: number; current: number; isLast: boolean }) {
  const { step, number, current, isLast } = props;
  const isDone = number < current;
  const isCurrent = number === current;
  const look = isCurrent
    ? { bg: 'brand.solid', color: 'brand.contrast' }
    : isDone
      ? { bg: 'brand.subtle', color: 'brand.fg' }
      : { bg: 'bg.surface', color: 'fg.muted', borderWidth: '1px' };
  return (
    <chakra.li display="flex" gap="3" aria-current={isCurrent ? 'step' : undefined}>
      <chakra.div display="flex" flexDirection="column" alignItems="center">
        <chakra.span
          display="inline-flex"
          alignItems="center"
          justifyContent="center"
          w="26px"
          h="26px"
          borderRadius="full"
          textStyle="label"
          {...look}
        >
          {isDone ? <Check size={14} strokeWidth={2.25} aria-label="Done" /> : number}
        </chakra.span>
        {!isLast && (
          <chakra.span
            aria-hidden
            w="2px"
            flex="1"
            minH="26px"
            bg={isDone ? 'brand.solid' : 'border.default'}
          />
        )}
      </chakra.div>
      <chakra.div pb={isLast ? '0' : '5'} minW="0">
        <chakra.div textStyle="label" color={isCurrent || isDone ? 'fg.default' : 'fg.muted'}>
          {step.title}
        </chakra.div>
        <chakra.div textStyle="caption" color="fg.muted">
          {step.line}
        </chakra.div>
      </chakra.div>
    </chakra.li>
  );
}
