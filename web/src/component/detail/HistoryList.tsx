import { chakra } from '@chakra-ui/react';
import { DateText } from '../../ui/figure/figures';
import { Card } from '../../ui/layout/Card';
import type { ComponentDetail } from './use-component';

/** What became of the component, newest first. */
export function HistoryList({ history }: { history: ComponentDetail['history'] }) {
  return (
    <Card title="History">
      {history.length === 0 ? (
        <chakra.p textStyle="table" color="fg.muted">
          Changes to this component will appear here.
        </chakra.p>
      ) : (
        <chakra.ol listStyleType="none" textStyle="table">
          {history.map((item) => (
            <chakra.li
              key={item.activityId}
              py="2"
              borderTopWidth="1px"
              _first={{ borderTopWidth: '0', pt: '0' }}
            >
              <chakra.p overflowWrap="anywhere">{item.description}</chakra.p>
              <chakra.p textStyle="caption" color="fg.subtle">
                {item.userName}, <DateText iso={item.date} moment />
              </chakra.p>
            </chakra.li>
          ))}
        </chakra.ol>
      )}
    </Card>
  );
}
