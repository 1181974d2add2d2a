import { chakra } from '@chakra-ui/react';
import { formatDay } from '../ui/format/day';
import { Card } from '../ui/layout/Card';
import type { DisclosureData } from './disclosure-data';

/** The law that the page follows, and the version of the rules. */
export function StatuteNote({ statutes }: Pick<DisclosureData, 'statutes'>) {
  return (
    <Card title="Law and rules">
      <chakra.ul display="grid" gap="2">
        {statutes.map(({ act, sections, effectiveFrom, effectiveUntil, version }) => (
          <li key={act}>
            {act}, sections {sections.join(', ')}, in force from {formatDay(effectiveFrom)}
            {effectiveUntil && ` until before ${formatDay(effectiveUntil)}`}.{' '}
            <chakra.span color="fg.muted">Rules version {version}.</chakra.span>
          </li>
        ))}
      </chakra.ul>
      <chakra.p textStyle="caption" color="fg.muted" mt="3">
        Each amount is rounded to whole dollars, amounts per unit to cents. This page is not legal advice:
        have the current text of the law checked before you use it.
      </chakra.p>
    </Card>
  );
}
