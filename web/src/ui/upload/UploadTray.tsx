import { chakra } from '@chakra-ui/react';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../action/Button';
import { IconButton } from '../action/IconButton';
import { ProgressBar } from '../feedback/ProgressBar';
import { counted, formatCount } from '../format/count';

/** A file being uploaded. `again`: it waits for the connection. A `failed` file can be retried, a `refused` one cannot. */
export interface UploadRow {
  key: number;
  name: string;
  phase: 'waiting' | 'again' | 'sending' | 'refused' | 'failed';
  /** Share of the bytes that are sent; 0 to 100. */
  percent: number;
  /** Why it was not stored. */
  problem: string | null;
}

export interface UploadTrayProps {
  /** The files that have not arrived. */
  rows: readonly UploadRow[];
  /** How many files have arrived. */
  saved: number;
  /** Stops a file, or takes one that was not stored off the list. */
  onRemove: (key: number) => void;
  onRetry: (key: number) => void;
  onRetryAll: () => void;
  /** Stops all of them, and takes them off the list. */
  onClear: () => void;
}

/** How many waiting files the list shows: more would only make it long. */
const WAITING_SHOWN = 3;
const icon = { size: 16, strokeWidth: 1.75 };

/** The uploads, each with its progress; a refused file says why and stays until it is closed. */
export function UploadTray({ rows, saved, onRemove, onRetry, onRetryAll, onClear }: UploadTrayProps) {
  const [isFolded, setFolded] = useState(false);
  const counts = countsOf(rows, saved);
  const lines = linesOf(rows);
  return (
    <chakra.section aria-label="Uploads" {...cardStyle}>
      <chakra.div display="flex" alignItems="center" gap="1" ps="3.5" pe="1.5" minH="44px">
        {/* Screen readers say it when the words change, and not with every percent. */}
        <chakra.p role="status" flex="1" minW="0" fontWeight="560">
          {counts.words}
        </chakra.p>
        {counts.failed > 1 && (
          <Button size="sm" onClick={onRetryAll}>
            Try all again
          </Button>
        )}
        <IconButton
          noTooltip
          label={isFolded ? 'Show the files' : 'Hide the files'}
          aria-expanded={!isFolded}
          icon={isFolded ? <ChevronUp {...icon} /> : <ChevronDown {...icon} />}
          onClick={() => setFolded(!isFolded)}
        />
        <IconButton
          noTooltip
          label={counts.onTheirWay > 0 ? 'Cancel all uploads' : 'Close the uploads'}
          icon={<X {...icon} />}
          onClick={onClear}
        />
      </chakra.div>
      {counts.onTheirWay > 0 && (
        <chakra.div px="3.5" pb="2.5">
          <ProgressBar label="Progress of all uploads" percent={counts.percent} />
          {rows.some(({ phase }) => phase === 'again') && (
            <chakra.p textStyle="caption" color="warning.fg" mt="1.5">
              The connection is lost. Uploading goes on as soon as it is back.
            </chakra.p>
          )}
        </chakra.div>
      )}
      {!isFolded && (
        <chakra.ul {...listStyle} aria-label="Files on their way">
          {lines.shown.map((row) => (
            <UploadLine key={row.key} row={row} onRemove={onRemove} onRetry={onRetry} />
          ))}
          {lines.more > 0 && (
            <chakra.li px="3.5" py="2" color="fg.muted">
              {formatCount(lines.more)} more waiting
            </chakra.li>
          )}
        </chakra.ul>
      )}
    </chakra.section>
  );
}

function countsOf(rows: readonly UploadRow[], saved: number) {
  const failed = rows.filter(({ phase }) => phase === 'failed').length;
  const refused = rows.filter(({ phase }) => phase === 'refused').length;
  const onTheirWay = rows.length - failed - refused;
  const total = rows.length + saved;
  const sent = rows.reduce(
    (sum, { phase, percent }) => sum + (phase === 'sending' ? percent / 100 : 0),
    saved,
  );
  const notUploaded = `${counted(failed + refused, 'file')} not uploaded`;
  const words =
    onTheirWay > 0 ? `Uploading, ${formatCount(saved)} of ${formatCount(total)} done` : notUploaded;
  return { failed, onTheirWay, words, percent: Math.round((100 * sent) / (saved + onTheirWay || 1)) };
}

/** Returns the files that need the user first, then those being sent, then the first that wait. */
function linesOf(rows: readonly UploadRow[]) {
  const of = (...phases: UploadRow['phase'][]) => rows.filter(({ phase }) => phases.includes(phase));
  const waiting = of('again', 'waiting');
  return {
    shown: [...of('failed', 'refused'), ...of('sending'), ...waiting.slice(0, WAITING_SHOWN)],
    more: Math.max(0, waiting.length - WAITING_SHOWN),
  };
}

const WORDS = { waiting: 'Waiting', again: 'Trying again' } as const;

type LineProps = { row: UploadRow } & Pick<UploadTrayProps, 'onRemove' | 'onRetry'>;

function UploadLine({ row, onRemove, onRetry }: LineProps) {
  const { key, name, phase, percent, problem } = row;
  const isOnItsWay = phase !== 'failed' && phase !== 'refused';
  return (
    <chakra.li {...lineStyle}>
      <chakra.div flex="1" minW="0" py="1.5">
        <chakra.div display="flex" justifyContent="space-between" gap="3">
          <chakra.span truncate title={name}>
            {name}
          </chakra.span>
          {isOnItsWay && (
            <chakra.span color="fg.muted" data-figure="" whiteSpace="nowrap">
              {phase === 'sending' ? `${percent}%` : WORDS[phase]}
            </chakra.span>
          )}
        </chakra.div>
        {problem !== null && (
          <chakra.p role="alert" color="danger.fg" overflowWrap="anywhere">
            {problem}
          </chakra.p>
        )}
        {phase === 'sending' && (
          <chakra.div mt="1">
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
        icon={<X {...icon} />}
        onClick={() => onRemove(key)}
      />
    </chakra.li>
  );
}

const cardStyle = {
  pointerEvents: 'auto',
  w: { base: 'full', md: '400px' },
  bg: 'bg.surface',
  borderWidth: '1px',
  borderColor: 'border.strong',
  borderRadius: 'card',
  shadow: 'e2',
  textStyle: 'table',
  animation: 'riseIn 180ms {easings.standard}',
} as const;

const listStyle = {
  listStyleType: 'none',
  maxH: 'min(280px, 36dvh)',
  overflowY: 'auto',
  borderTopWidth: '1px',
} as const;

const lineStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minH: '40px',
  ps: '3.5',
  pe: '1.5',
  borderTopWidth: '1px',
  _first: { borderTopWidth: '0' },
} as const;
