import { chakra } from '@chakra-ui/react';
import { limits } from '@roofline/schema/value/limits';
import { ChooseFile } from '../app/import/ChooseFile';

/** Step 1: the user drops a ledger or chooses it. */
export function ChooseLedger({
  propertyId,
  onRead,
}: {
  propertyId: string;
  onRead: (importId: string) => void;
}) {
  return (
    <ChooseFile
      address={`/upload/ledger-import/${propertyId}`}
      mostBytes={limits.ledgerFileBytes}
      label="Ledger file"
      invitation="Drop your ledger here"
      limits="An .xlsx or .csv file of at most 25 MB and 150,000 transactions."
      failed="Transactions import failed"
      onRead={({ importId }: { importId: string }) => onRead(importId)}
    >
      <chakra.p textStyle="table" color="fg.muted" maxW="680px">
        Roofline reads trial balances with detail, general ledgers of QuickBooks, owner ledgers, exports of
        Yardi and Voyager, balance sheets by fund, and plain tables with a date, an account and an amount.
        Titles, totals and page headings can stay. You see everything before it is saved.
      </chakra.p>
    </ChooseFile>
  );
}
