import { chakra, Portal } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { IconButton } from '../action/IconButton';
import { toast, toastStore, type ToastAction, type ToastItem } from './toast';

const shownFor = 4000;
/** Time to read what was done, and to undo it. */
const actionShownFor = 10_000;

/** Where toasts appear, under `children`; once per application. On phones above the tab bar, which sets `--bottom-bar`. */
export function Toaster({ children }: { children?: ReactNode }) {
  const items = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  return (
    <Portal>
      <chakra.div
        position="fixed"
        zIndex="toast"
        right={{ base: '4', md: '5' }}
        left={{ base: '4', md: 'auto' }}
        bottom={{ base: 'calc(var(--bottom-bar, 64px) + 12px)', md: '20px' }}
        display="flex"
        flexDirection="column"
        alignItems="flex-end"
        gap="2"
        pointerEvents="none"
        data-toaster
        // An open dialog hides the rest of the page from screen readers, and not this.
        data-live-announcer
        data-no-print
      >
        {children}
        {items.map((item) => (
          <Toast key={item.id} item={item} />
        ))}
      </chakra.div>
    </Portal>
  );
}

function Toast({ item }: { item: ToastItem }) {
  const [held, setHeld] = useState(false);
  const success = item.kind === 'success';
  const { id, action } = item;
  const ms = action ? actionShownFor : shownFor;
  useEffect(() => {
    if (!success || held) return undefined;
    const timer = setTimeout(() => toast.close(id), ms);
    return () => clearTimeout(timer);
  }, [success, held, id, ms]);

  return (
    <chakra.div
      role={success ? 'status' : 'alert'}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      pointerEvents="auto"
      display="flex"
      alignItems="center"
      gap="2.5"
      minH="44px"
      maxW="440px"
      ps="3.5"
      pe="1.5"
      bg="bg.surface"
      borderWidth="1px"
      borderColor="border.strong"
      borderRadius="card"
      shadow="e2"
      textStyle="table"
      fontWeight="500"
      animation="riseIn 180ms {easings.standard}"
    >
      <chakra.span color={success ? 'success.fg' : 'danger.fg'} aria-hidden>
        {success ? (
          <CircleCheck size={18} strokeWidth={1.75} />
        ) : (
          <CircleAlert size={18} strokeWidth={1.75} />
        )}
      </chakra.span>
      <chakra.span py="2">{item.text}</chakra.span>
      {action && (
        <chakra.button type="button" onClick={() => act(id, action)} {...actionStyle}>
          {action.label}
        </chakra.button>
      )}
      <IconButton
        noTooltip
        label="Close"
        icon={<X size={16} strokeWidth={1.75} />}
        onClick={() => toast.close(item.id)}
      />
    </chakra.div>
  );
}

function act(id: number, { onSelect }: ToastAction) {
  toast.close(id);
  onSelect();
}

const actionStyle = {
  minH: '28px',
  px: '2',
  borderRadius: 'control',
  color: 'brand.fg',
  fontWeight: '600',
  cursor: 'pointer',
  _hover: { bg: 'bg.muted' },
  css: { '@media (pointer: coarse)': { minHeight: '44px' } },
} as const;
