import { chakra } from '@chakra-ui/react';
import { ColumnStep, TrackStep, type Step } from './StepItems';
import { StepMark, type StepState } from './StepMark';

export interface StepsProps {
  /** Accessible name of the list. */
  label?: string;
  steps: readonly Step[];
  /**
   * `line`: names in one line, for the head of a wizard. `column`: one under the other beside the page. `track`: equal
   * parts of a card's width. The last two fold to a line of progress where there is no room.
   */
  layout?: 'line' | 'column' | 'track';
}

/** Returns steps that are done in order, with the states that the current `step` (from 1) gives them. */
export function stepsAt(titles: readonly string[], step: number): Step[] {
  return titles.map((title, index) => ({ title, state: stateAt(index + 1, step) }));
}

/** Returns the state of one of the steps that are done in order; both numbers count from 1. */
export function stateAt(number: number, current: number): StepState {
  if (number === current) return 'current';
  return number < current ? 'done' : 'open';
}

/** The steps of a process: every step with its state, on phones the current one. */
export function Steps({ label = 'Steps', steps, layout = 'line' }: StepsProps) {
  if (layout === 'line') return <Line label={label} steps={steps} />;
  const isColumn = layout === 'column';
  const roomFrom = isColumn ? 'lg' : 'md';
  return (
    <>
      <chakra.div
        display={{ base: 'block', [roomFrom]: 'none' }}
        {...(isColumn ? {} : { px: '4.5', pt: '3.5' })}
      >
        <Folded steps={steps} isNamed={isColumn} />
      </chakra.div>
      <chakra.ol
        aria-label={label}
        listStyleType="none"
        display={{ base: 'none', [roomFrom]: isColumn ? 'block' : 'grid' }}
        gap="1px"
        style={isColumn ? undefined : { gridTemplateColumns: `repeat(${steps.length}, minmax(0, 1fr))` }}
      >
        {steps.map((step, index) =>
          isColumn ? (
            <ColumnStep key={step.title} step={step} number={index + 1} isLast={index === steps.length - 1} />
          ) : (
            <TrackStep key={step.title} step={step} number={index + 1} />
          ),
        )}
      </chakra.ol>
    </>
  );
}

/** Returns the index of the step to show where only one fits: the current one, else the next; -1 if all are done. */
function shownAt(steps: readonly Step[]): number {
  const places = (['current', 'open', 'locked'] as const).map((each) =>
    steps.findIndex(({ state }) => state === each),
  );
  return places.find((place) => place >= 0) ?? -1;
}

function Line({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <chakra.div {...headStyle}>
      <chakra.ol aria-label={label} {...lineStyle}>
        {steps.map(({ title, state }, index) => (
          <chakra.li
            key={title}
            display={{ base: state === 'current' ? 'flex' : 'none', md: 'flex' }}
            alignItems="center"
            gap="2"
            color={state === 'current' ? 'fg.default' : 'fg.muted'}
            fontWeight={state === 'current' ? '560' : '400'}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            {index > 0 && (
              <chakra.span
                aria-hidden
                w="40px"
                me="0.5"
                h="2px"
                bg={state === 'open' ? 'border.strong' : 'brand.solid'}
                display={{ base: 'none', md: 'block' }}
              />
            )}
            <StepMark number={index + 1} state={state} />
            {title}
          </chakra.li>
        ))}
      </chakra.ol>
      <chakra.span textStyle="table" color="fg.muted" whiteSpace="nowrap">
        {wordsOf(steps)}
      </chakra.span>
    </chakra.div>
  );
}

const wordsOf = (steps: readonly Step[]) => {
  const at = shownAt(steps);
  return at < 0 ? `${steps.length} of ${steps.length} steps done` : `Step ${at + 1} of ${steps.length}`;
};

/** The progress, in words and as a line. */
function Folded({ steps, isNamed }: { steps: readonly Step[]; isNamed: boolean }) {
  const at = shownAt(steps);
  const done = steps.filter(({ state }) => state === 'done').length;
  const words = wordsOf(steps);
  return (
    <>
      <chakra.p textStyle="table" color="fg.muted">
        {isNamed && at >= 0 ? (
          <>
            {`${words}: `}
            <chakra.strong color="fg.default">{steps[at]!.title}</chakra.strong>
          </>
        ) : (
          words
        )}
      </chakra.p>
      <chakra.div h="4px" mt="2" borderRadius="full" bg="bg.muted" aria-hidden>
        <chakra.div
          h="full"
          borderRadius="full"
          bg="control.fill"
          style={{ width: `${(100 * done) / steps.length}%` }}
        />
      </chakra.div>
    </>
  );
}

const headStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
} as const;
const lineStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  listStyleType: 'none',
  textStyle: 'table',
} as const;
