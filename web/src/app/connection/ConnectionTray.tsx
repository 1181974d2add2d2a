import { chakra } from '@chakra-ui/react';
import { CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from '../../ui/action/Button';
import { connection } from './connection';

/** Says over every page that Roofline cannot be reached, and when it tries again. */
export function ConnectionTray() {
  const { isLost, secondsLeft } = useSyncExternalStore(connection.subscribe, connection.read);
  if (!isLost) return null;
  return (
    <chakra.section {...trayStyle} aria-label="Connection">
      <chakra.span color="warning.fg" aria-hidden>
        <CloudOff size={18} strokeWidth={1.75} />
      </chakra.span>
      <chakra.div flex="1" py="2">
        {/* Screen readers say it once, and not with every second. */}
        <span role="alert">Roofline cannot be reached.</span>{' '}
        <span data-figure="">{secondsLeft > 0 ? `Trying again in ${secondsLeft} s` : 'Trying again…'}</span>
      </chakra.div>
      <Button size="sm" disabled={secondsLeft === 0} onClick={connection.tryNow}>
        Try now
      </Button>
    </chakra.section>
  );
}

const trayStyle = {
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  minH: '44px',
  w: 'min(440px, calc(100vw - 32px))',
  px: '3.5',
  bg: 'bg.surface',
  borderWidth: '1px',
  borderColor: 'border.strong',
  borderRadius: 'card',
  shadow: 'e2',
  textStyle: 'table',
  fontWeight: '500',
} as const;
