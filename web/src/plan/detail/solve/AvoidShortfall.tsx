import { chakra } from '@chakra-ui/react';
import { useLatest } from '../../../app/use-latest';
import type { WhatIf } from '../scenario/what-if';
import { useSolve } from './use-solve';

/** The action beside a shortfall: tries the contribution that avoids it, or says why there is none. */
export function AvoidShortfall({ whatIf }: { whatIf: WhatIf }) {
  const latest = useLatest(whatIf);
  const { answer, contribution } = useSolve(latest);
  return (
    <>
      <chakra.button
        type="button"
        color="brand.fg"
        fontWeight="560"
        textDecoration="underline"
        cursor="pointer"
        data-no-print=""
        onClick={() => contribution({ kind: 'floor', floor: 0 })}
      >
        Try a way to avoid it
      </chakra.button>
      {answer && !answer.isMet && (
        <chakra.span role="status" display="block" textStyle="table" color="danger.fg">
          {answer.text}
        </chakra.span>
      )}
    </>
  );
}
