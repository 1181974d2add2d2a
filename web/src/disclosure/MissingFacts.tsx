import { chakra } from '@chakra-ui/react';
import { Banner } from '../ui/feedback/Banner';
import { counted } from '../ui/format/count';
import { focusFact } from './facts/fact-focus';

export interface MissingFactsProps {
  missing: readonly { key: string; label: string }[];
  /** Whether each name links to its field. */
  canState: boolean;
}

/** Lists at the top of the page the required statements that are missing. */
export function MissingFacts({ missing, canState }: MissingFactsProps) {
  if (missing.length === 0) return null;
  return (
    <chakra.section aria-label="Not stated yet" mb="5">
      <Banner tone="warning">
        <chakra.strong fontWeight="600">{counted(missing.length, 'statement')} missing.</chakra.strong> The
        law requires the association to state these; the printed page has blanks for them.
        <chakra.ul mt="1.5" ps="4" css={{ columns: '2 260px', columnGap: '24px', listStyle: 'disc' }}>
          {missing.map(({ key, label }) => (
            <li key={key}>{canState ? <Jump to={key}>{label}</Jump> : label}</li>
          ))}
        </chakra.ul>
      </Banner>
    </chakra.section>
  );
}

function Jump({ to, children }: { to: string; children: string }) {
  return (
    <chakra.button
      type="button"
      onClick={() => focusFact(to)}
      minH="24px"
      textAlign="start"
      textDecoration="underline"
      textUnderlineOffset="2px"
      cursor="pointer"
    >
      {children}
    </chakra.button>
  );
}
