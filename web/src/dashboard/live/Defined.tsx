import { chakra } from '@chakra-ui/react';
import {
  definitionWords,
  LIVE_DEFINITION_NAMES,
  type LiveDefinition,
} from '@roofline/schema/live-dashboard/definitions';
import { VARIANCE_LIMITS, type VarianceLimits } from '@roofline/schema/ledger/account';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Tooltip } from '../../ui/overlay/Tooltip';

interface Definition {
  of: LiveDefinition;
  /** The property's variance limits, for figures with a Watch or Alert flag. */
  limits?: VarianceLimits;
}

/** Explains above a chart what it counts; left out on paper, which has no tooltips. */
export const Counted = (definition: Definition) => (
  <chakra.div textStyle="caption" color="fg.muted" mb="2" data-no-print="">
    <Defined {...definition}>What this counts</Defined>
  </chakra.div>
);

/** A label whose definition shows on hover and on focus. */
export function Defined({ of, limits = VARIANCE_LIMITS, children }: Definition & { children: ReactNode }) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1">
      {children}
      <Tooltip text={definitionWords(of, limits)}>
        <chakra.button
          type="button"
          aria-label={`About: ${LIVE_DEFINITION_NAMES[of]}`}
          display="inline-grid"
          placeItems="center"
          position="relative"
          w="24px"
          h="24px"
          css={{
            '@media (pointer: coarse)': { _after: { content: '""', position: 'absolute', inset: '-10px' } },
          }}
          my="-1"
          color="fg.subtle"
          data-no-print=""
        >
          <Info size={13} strokeWidth={1.75} aria-hidden />
        </chakra.button>
      </Tooltip>
    </chakra.span>
  );
}
