import { chakra } from '@chakra-ui/react';
import { Button } from '../action/Button';
import { formatCount } from '../format/count';
import { usePrintKey, usePrintProgress } from './print-page';

/** Shows how many rows are loaded of a page that is about to be printed. */
export function PrintNotice() {
  usePrintKey();
  const progress = usePrintProgress();
  return (
    <div aria-live="polite" data-no-print="">
      {progress && (
        <chakra.div {...noticeStyle}>
          <span>
            Preparing to print
            {progress.of > 0 && `: ${formatCount(progress.read)} of ${formatCount(progress.of)} read`}
          </span>
          <Button size="sm" onClick={progress.cancel}>
            Cancel
          </Button>
        </chakra.div>
      )}
    </div>
  );
}

const noticeStyle = {
  position: 'fixed',
  insetX: '0',
  mx: 'auto',
  w: 'fit-content',
  maxW: 'calc(100vw - 32px)',
  bottom: 'calc(var(--bottom-bar, 0px) + 24px)',
  zIndex: 'toast',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  px: '4',
  py: '2.5',
  bg: 'bg.surface',
  borderWidth: '1px',
  borderRadius: 'card',
  boxShadow: 'lg',
  textStyle: 'table',
} as const;
