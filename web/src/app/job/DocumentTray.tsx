import { chakra } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, FileClock, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from '../../ui/action/Button';
import { IconButton } from '../../ui/action/IconButton';
import { documentTray, downloadJob, type TrayItem } from './documents';
import { ProgressBar } from '../../ui/feedback/ProgressBar';

/** Documents in progress or ready to be downloaded, shown on every page. */
export function DocumentTray() {
  const items = useSyncExternalStore(documentTray.subscribe, documentTray.read);
  return items.filter(({ isShown }) => isShown).map((item) => <TrayRow key={item.key} item={item} />);
}

const WORDS = {
  working: ({ title }: TrayItem) => `${title} is being created`,
  ready: ({ title }: TrayItem) => `${title} is ready`,
  failed: ({ title }: TrayItem) => `${title} could not be created`,
};

function TrayRow({ item }: { item: TrayItem }) {
  const { phase, title } = item;
  return (
    <chakra.section {...cardStyle} aria-label={title}>
      <chakra.div display="flex" alignItems="center" gap="2.5">
        <PhaseIcon phase={phase} />
        <chakra.div flex="1" minW="0" py="2">
          {/* Screen readers say it when the words change, and not with every percent. */}
          <chakra.div role={phase === 'failed' ? 'alert' : 'status'}>
            {WORDS[phase](item)}
            {item.detail !== null && phase === 'failed' && (
              <chakra.div fontWeight="400" color="fg.muted" overflowWrap="anywhere">
                {item.detail}
              </chakra.div>
            )}
          </chakra.div>
        </chakra.div>
        <Actions item={item} />
      </chakra.div>
      {phase === 'working' && (
        <chakra.div pb="2.5" pe="2">
          <ProgressBar label={`Progress of ${title}`} percent={item.progress} />
          <chakra.div textStyle="caption" color="fg.muted" mt="1">
            {item.step ?? 'Waiting for its turn'}
          </chakra.div>
        </chakra.div>
      )}
    </chakra.section>
  );
}

function PhaseIcon({ phase }: Pick<TrayItem, 'phase'>) {
  const icon = { size: 18, strokeWidth: 1.75 };
  const color = { working: 'fg.muted', ready: 'success.fg', failed: 'danger.fg' }[phase];
  return (
    <chakra.span color={color} aria-hidden>
      {phase === 'working' && <FileClock {...icon} />}
      {phase === 'ready' && <CircleCheck {...icon} />}
      {phase === 'failed' && <CircleAlert {...icon} />}
    </chakra.span>
  );
}

function Actions({ item }: { item: TrayItem }) {
  const { key, phase, jobId } = item;
  const close = () => documentTray.close(key);
  if (phase === 'working')
    return (
      <Button size="sm" onClick={item.cancel} aria-label={`Cancel ${item.title}`}>
        Cancel
      </Button>
    );
  const download = () => {
    downloadJob(jobId!);
    close();
  };
  return (
    <>
      {phase === 'ready' ? (
        <Button size="sm" variant="primary" onClick={download} aria-label={`Download ${item.title}`}>
          Download
        </Button>
      ) : (
        <Button size="sm" onClick={item.retry} aria-label={`Try ${item.title} again`}>
          Try again
        </Button>
      )}
      <IconButton
        noTooltip
        label={`Close ${item.title}`}
        icon={<X size={16} strokeWidth={1.75} />}
        onClick={close}
      />
    </>
  );
}

const cardStyle = {
  pointerEvents: 'auto',
  w: { base: 'full', md: '400px' },
  ps: '3.5',
  pe: '1.5',
  bg: 'bg.surface',
  borderWidth: '1px',
  borderColor: 'border.strong',
  borderRadius: 'card',
  shadow: 'e2',
  textStyle: 'table',
  fontWeight: '500',
  animation: 'riseIn 180ms {easings.standard}',
} as const;
