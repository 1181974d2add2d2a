import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { Button } from '../action/Button';
import { IconButton } from '../action/IconButton';
import { ProgressBar } from '../feedback/ProgressBar';

/** A file on its way. `refused` is not to be tried again as it is, `failed` may be. */
export interface UploadRow {
  key: number;
  name: string;
  phase: 'waiting' | 'sending' | 'refused' | 'failed';
  /** Of the bytes that have left; 0 to 100. */
  percent: number;
  /** Why it was not kept. */
  problem: string | null;
}

export interface UploadTrayProps {
  /** Accessible name: `Files on their way`. */
  label: string;
  rows: readonly UploadRow[];
  /** Stops a file, or takes one that was not kept off the list. */
  onRemove: (key: number) => void;
  onRetry: (key: number) => void;
}

/** Files on their way, each with how far it is; what was refused says why and stays until it is closed. */
export function UploadTray({ label, rows, onRemove, onRetry }: UploadTrayProps) {
  const onTheirWay = rows.filter(({ phase }) => phase === 'waiting' || phase === 'sending').length;
  return (
    <>
      {/* Read aloud when the number changes, and not with every percent. */}
      <chakra.p role="status" srOnly>
        {onTheirWay > 0 && `${onTheirWay} on ${onTheirWay === 1 ? 'its' : 'their'} way`}
      </chakra.p>
      {rows.length > 0 && (
        <chakra.ul aria-label={label} listStyleType="none" display="grid" gap="2">
          {rows.map((row) => (
            <UploadLine key={row.key} row={row} onRemove={onRemove} onRetry={onRetry} />
          ))}
        </chakra.ul>
      )}
    </>
  );
}

function UploadLine({
  row,
  onRemove,
  onRetry,
}: { row: UploadRow } & Omit<UploadTrayProps, 'label' | 'rows'>) {
  const { key, name, phase, percent, problem } = row;
  const isOnItsWay = phase === 'waiting' || phase === 'sending';
  return (
    <chakra.li {...lineStyle} borderColor={isOnItsWay ? 'border.default' : 'danger.fg'}>
      <chakra.div flex="1" minW="0" py="2">
        <chakra.div display="flex" justifyContent="space-between" gap="3">
          <chakra.span truncate title={name} fontWeight="560">
            {name}
          </chakra.span>
          {isOnItsWay && (
            <chakra.span color="fg.muted" data-figure="" whiteSpace="nowrap">
              {phase === 'waiting' ? 'Waiting' : `${percent}%`}
            </chakra.span>
          )}
        </chakra.div>
        {problem !== null && (
          <chakra.p role="alert" color="danger.fg" overflowWrap="anywhere">
            {problem}
          </chakra.p>
        )}
        {phase === 'sending' && (
          <chakra.div mt="1.5">
            <ProgressBar label={`Progress of ${name}`} percent={percent} />
          </chakra.div>
        )}
      </chakra.div>
      {phase === 'failed' && (
        <Button size="sm" onClick={() => onRetry(key)} aria-label={`Try ${name} again`}>
          Try again
        </Button>
      )}
      <IconButton
        noTooltip
        label={isOnItsWay ? `Cancel ${name}` : `Close ${name}`}
        icon={<X size={16} strokeWidth={1.75} />}
        onClick={() => onRemove(key)}
      />
    </chakra.li>
  );
}

const lineStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  ps: '3',
  pe: '1',
  borderWidth: '1px',
  borderRadius: 'control',
  textStyle: 'table',
} as const;
