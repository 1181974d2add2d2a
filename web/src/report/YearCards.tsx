import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Card } from '../ui/layout/Card';

export interface YearCard {
  key: string;
  title: ReactNode;
  /** Shown at the right end of the title. */
  value?: ReactNode;
  facts: readonly { label: ReactNode; value: ReactNode; key: string }[];
}

/** The table of a report on a phone: a card for each year or group, with its facts. */
export function YearCards({ label, cards }: { label: string; cards: readonly YearCard[] }) {
  return (
    <chakra.ul aria-label={label} listStyleType="none" display="grid" gap="3">
      {cards.map((card) => (
        <li key={card.key}>
          <Card title={card.title} aside={card.value}>
            <chakra.dl
              display="grid"
              gridTemplateColumns="minmax(0, 1fr) auto"
              columnGap="3"
              rowGap="1.5"
              textStyle="table"
            >
              {card.facts.map((fact) => (
                <chakra.div key={fact.key} display="contents">
                  <chakra.dt color="fg.muted" overflowWrap="anywhere">
                    {fact.label}
                  </chakra.dt>
                  <chakra.dd textAlign="right" data-figure="">
                    {fact.value}
                  </chakra.dd>
                </chakra.div>
              ))}
            </chakra.dl>
          </Card>
        </li>
      ))}
    </chakra.ul>
  );
}
