import { chakra } from '@chakra-ui/react';

export interface Life {
  remainingUsefulLife: number;
  usefulLife: number;
}

/** The bar is amber from this many years before the replacement. */
const SOON_YEARS = 3;

function toneOf(remaining: number) {
  if (remaining <= 0) return 'danger.solid';
  return remaining <= SOON_YEARS ? 'warning.solid' : 'chart.balance';
}

/** Returns `Due this year` or `1 of 8 yr`. */
function lifeInWords({ remainingUsefulLife, usefulLife }: Life): string {
  return remainingUsefulLife <= 0 ? 'Due this year' : `${remainingUsefulLife} of ${usefulLife} yr`;
}

/** Returns the used-up part of a useful life, in percent. */
function usedShare({ remainingUsefulLife, usefulLife }: Life): number {
  return Math.min(100, Math.max(0, (1 - remainingUsefulLife / usefulLife) * 100));
}

/** A bar that fills as the replacement comes near, always with its words. */
export function LifeBar(props: Life & { width?: string }) {
  const isDue = props.remainingUsefulLife <= 0;
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2.5" whiteSpace="nowrap">
      <chakra.span
        aria-hidden
        w={props.width ?? '62px'}
        h="5px"
        borderRadius="full"
        overflow="hidden"
        bg="bg.muted"
        flexShrink={0}
      >
        <chakra.span
          display="block"
          h="full"
          borderRadius="full"
          bg={toneOf(props.remainingUsefulLife)}
          style={{ width: isDue ? '100%' : `${usedShare(props)}%` }}
        />
      </chakra.span>
      <chakra.span color={isDue ? 'danger.fg' : 'fg.default'} fontWeight={isDue ? 550 : 400} data-figure>
        {lifeInWords(props)}
      </chakra.span>
    </chakra.span>
  );
}
