import { chakra } from '@chakra-ui/react';
import { Dialog } from '../../ui/overlay/Dialog';
import { formatMoney } from '../../ui/format/money';
import { counted } from '../../ui/format/count';
import { ExpenditureTable } from './ExpenditureTable';
import type { ExpenditureLine } from '../health';

export interface ExpenditureSelection {
  title: string;
  total: number;
  lines: readonly ExpenditureLine[];
}

/** What a bar or a slice is made of. */
export function ExpendituresDialog({
  selection,
  onClose,
}: {
  selection: ExpenditureSelection | null;
  onClose: () => void;
}) {
  return (
    <Dialog open={selection !== null} onClose={onClose} title={selection?.title ?? ''} width="640px">
      {selection && (
        <>
          <chakra.p textStyle="table" color="fg.muted" mb="3">
            {selection.lines.length === 0
              ? 'Nothing is due.'
              : `${counted(selection.lines.length, 'expenditure')}, ${formatMoney(selection.total)} in all.`}
          </chakra.p>
          {selection.lines.length > 0 && (
            <chakra.div mx="-4">
              <ExpenditureTable
                caption={selection.title}
                lines={selection.lines}
                costHeading="Expected cost"
                total={selection.total}
              />
            </chakra.div>
          )}
        </>
      )}
    </Dialog>
  );
}
