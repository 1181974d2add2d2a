import { chakra } from '@chakra-ui/react';
import { workName, workWords } from '@roofline/schema/ledger/work-words';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Banner } from '../../ui/feedback/Banner';
import { ProgressBar } from '../../ui/feedback/ProgressBar';
import { forgetLedger } from './ledger-changed';
import { useLedgerWorkQuery, type LedgerWorkQuery } from './LedgerWork.generated';

type Work = NonNullable<LedgerWorkQuery['property']>['ledgerWork'][number];

const LOOK_MS = 2_000;
const NONE: readonly Work[] = [];

/** Returns a ledger's long changes, loaded again while one is under way; once they are done, loads the changed data. */
function useLedgerWork(propertyId: string): readonly Work[] {
  const client = useApolloClient();
  const { data, refetch } = useLedgerWorkQuery({ variables: { propertyId } });
  const work = data?.property?.ledgerWork ?? NONE;
  const isUnderWay = work.length > 0;
  const wasUnderWay = useRef(false);
  const look = useEffectEvent(() => void refetch().catch(() => undefined));
  const end = useEffectEvent(() => forgetLedger(client, propertyId));
  useEffect(() => {
    if (wasUnderWay.current && !isUnderWay) end();
    wasUnderWay.current = isUnderWay;
    if (!isUnderWay) return undefined;
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [isUnderWay]);
  return work;
}

/** Says which long changes of the ledger are under way, and that its figures are incomplete until they end. */
export function LedgerWorkNotice({ propertyId }: { propertyId: string }) {
  const work = useLedgerWork(propertyId);
  if (work.length === 0) return null;
  return (
    <chakra.div display="grid" gap="2" mb="4" data-no-print="">
      {work.map((one) => (
        <Banner key={one.workId} tone="info">
          <chakra.p mb="1.5">{workWords(one)}</chakra.p>
          <ProgressBar
            label={`Progress of ${workName(one)}`}
            percent={Math.floor((100 * one.doneCount) / Math.max(1, one.lineCount))}
          />
        </Banner>
      ))}
    </chakra.div>
  );
}
