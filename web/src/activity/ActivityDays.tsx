import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { daysOf } from '../app/list/days';
import { paths } from '../app/paths';
import { DateText } from '../ui/figure/figures';
import { Card } from '../ui/layout/Card';
import { kindName } from './kinds';
import type { ActivityRowFragment } from './PropertyActivity.generated';

/** Draws one card for each day, only from its props. */
export function ActivityDays({ items }: { items: readonly ActivityRowFragment[] }) {
  const days = useMemo(() => daysOf(items, ({ date }) => date), [items]);
  return (
    <chakra.div display="grid" gap="4">
      {days.map(({ day, items: ofDay }) => (
        <Card key={day} title={day}>
          <chakra.ol listStyleType="none" textStyle="table" aria-label={`Activity of ${day}`}>
            {ofDay.map((item) => (
              <Item key={item.activityId} item={item} />
            ))}
          </chakra.ol>
        </Card>
      ))}
    </chakra.div>
  );
}

function Item({ item }: { item: ActivityRowFragment }) {
  const { propertyComponentId } = item;
  return (
    <chakra.li py="2.5" borderTopWidth="1px" _first={{ borderTopWidth: '0', pt: '0' }}>
      <chakra.p overflowWrap="anywhere">
        <chakra.span fontWeight="600">{item.userName}</chakra.span>: {item.description}
      </chakra.p>
      <chakra.p textStyle="caption" color="fg.muted" overflowWrap="anywhere">
        {kindName(item.type)} ·{' '}
        {propertyComponentId ? (
          <chakra.span textDecoration="underline">
            <Link to={paths.component(propertyComponentId)}>{item.entityName}</Link>
          </chakra.span>
        ) : (
          item.entityName
        )}{' '}
        · <DateText iso={item.date} moment />
      </chakra.p>
    </chakra.li>
  );
}
