import { chakra } from '@chakra-ui/react';
import { Fact } from '../../ui/figure/Fact';
import { DateText } from '../../ui/figure/figures';
import { counted } from '../../ui/format/count';
import type { ImportRequestRowFragment } from '../ImportRequests.generated';

const resultText = ({ result }: ImportRequestRowFragment) =>
  result &&
  `${counted(result.created, 'component')} added, ${result.updated} changed, ${result.unchanged} unchanged`;

/** Says who sent and who took a request and when, and when it was processed with which result. */
export function RequestFacts({ request }: { request: ImportRequestRowFragment }) {
  const result = resultText(request);
  return (
    <chakra.dl {...listStyle}>
      <Fact label="Sent">
        {request.sentBy}, <DateText iso={request.sentAt} moment />
      </Fact>
      {request.takenAt && (
        <Fact label="Taken">
          {request.takenBy}, <DateText iso={request.takenAt} moment />
        </Fact>
      )}
      {request.processedAt && (
        <Fact label="Processed">
          <DateText iso={request.processedAt} moment />
        </Fact>
      )}
      {result && <Fact label="Brought in">{result}</Fact>}
    </chakra.dl>
  );
}

const listStyle = {
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: '4',
  rowGap: '1',
  textStyle: 'table',
  mb: '5',
} as const;
