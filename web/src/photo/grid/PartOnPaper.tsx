import { counted } from '../../ui/format/count';
import { PrintPart } from '../../ui/print/PrintAll';
import { MOST_PRINTED, usePrinting } from '../../ui/print/use-printing';
import { useUnreadPictures } from '../../ui/print/use-unread-pictures';
import type { PhotoList } from '../data/use-photo-list';

interface PartOnPaperProps {
  list: PhotoList;
  /** How many photos beyond the limit are not printed. */
  unprinted: number;
}

/** Says what a sheet lacks: photos beyond the limit, and those that were not read because the browser printed and not the page. */
export function PartOnPaper({ list, unprinted }: PartOnPaperProps) {
  const isPrinting = usePrinting();
  const hasUnread = useUnreadPictures();
  const isPart = hasUnread || !isRead(list);
  return (
    <>
      {unprinted > 0 && <p>{counted(unprinted, 'more photo')} not printed: filter the photos.</p>}
      {isPrinting && isPart && (
        <p>
          Not all photos are printed <PrintPart total={list.total} />
        </p>
      )}
    </>
  );
}

function isRead({ total, at }: PhotoList): boolean {
  for (let index = 0; index < Math.min(total, MOST_PRINTED); index++) if (!at(index)) return false;
  return true;
}
