import { chakra, Dialog as Chakra, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { IconButton } from '../../action/IconButton';
import { goneWhenClosed } from './gone-when-closed';
import { useOpener } from './opener';
import type { DialogProps, SidePaneProps } from './surface-props';

interface SurfaceProps extends Omit<DialogProps, 'width' | 'compact'>, Pick<SidePaneProps, 'modeless'> {
  /** Its place in the window. */
  place: Chakra.PositionerProps;
  /** The style of the sheet. */
  sheet: Chakra.ContentProps;
  /** Room at the sides of head, body and foot. */
  gutter: Chakra.BodyProps['px'];
  /** How long the page behind it takes to darken. */
  fade: '180ms' | '240ms';
}

/** A sheet over the page: head, body and foot. The focus goes to its first field, and back to its opener at the end. */
export function Surface({ place, sheet, gutter, fade, ...props }: SurfaceProps) {
  const { open, children, footer, modeless } = props;
  const body = useRef<HTMLDivElement>(null);
  const opener = useOpener(open, body);
  const toaster = useMemo(() => (open ? document.querySelector('[data-toaster]') : null), [open]);
  return (
    <Chakra.Root
      open={open}
      onOpenChange={(change) => !change.open && props.onClose()}
      modal={!modeless}
      closeOnInteractOutside={!modeless && !props.staticBackdrop && !props.locked}
      // Only a press beside it closes it. The focus may also leave by itself: another pane that closes at
      // the same moment gives it back to its opener.
      onFocusOutside={(event) => event.preventDefault()}
      closeOnEscape={!props.locked}
      // Toasts and trays are over the sheet: a press on them is not a press beside it.
      persistentElements={toaster ? [() => toaster] : []}
      // The first field rather than the close button, which comes before it.
      initialFocusEl={() =>
        props.initialFocus?.current ?? body.current?.querySelector<HTMLElement>(firstField) ?? null
      }
      finalFocusEl={opener}
      role={props.role ?? 'dialog'}
    >
      <Portal>
        {!modeless && <Chakra.Backdrop {...backdropStyle} animation={`fadeIn ${fade}`} />}
        <Chakra.Positioner css={goneWhenClosed} position="fixed" zIndex="overlay" {...place}>
          <Chakra.Content {...sheetStyle} {...sheet}>
            <Head {...props} gutter={gutter} />
            <chakra.div display="flex" flex="1" minH="0" flexDirection={{ base: 'column', md: 'row' }}>
              <Chakra.Body ref={body} {...bodyStyle} px={gutter} pt={props.header ? '5' : '0'}>
                {children}
              </Chakra.Body>
              {props.aside && <chakra.aside {...asideStyle}>{props.aside}</chakra.aside>}
            </chakra.div>
            {footer && (
              <Chakra.Footer {...footerStyle} px={gutter}>
                {footer}
              </Chakra.Footer>
            )}
          </Chakra.Content>
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  );
}

type HeadProps = Pick<SurfaceProps, 'title' | 'header' | 'locked' | 'onClose' | 'gutter' | 'isSearch'>;

function Head({ title, header, locked, onClose, gutter, isSearch }: HeadProps) {
  return (
    <chakra.header
      px={gutter}
      py={isSearch ? '2' : '4'}
      borderBottomWidth={header ? '1px' : '0'}
      // It still names the dialog where it is not visible.
      display={isSearch ? { base: 'block', md: 'none' } : undefined}
    >
      <chakra.div display="flex" justifyContent="space-between" alignItems="flex-start" gap="3">
        <Chakra.Title textStyle="dialogTitle">{title}</Chakra.Title>
        {!locked && (
          <IconButton
            noTooltip
            label="Close"
            icon={<X size={18} strokeWidth={1.75} />}
            onClick={onClose}
            style={{ marginBlock: '-2px' }}
          />
        )}
      </chakra.div>
      {header}
    </chakra.header>
  );
}

const firstField = 'input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled)';

const backdropStyle = {
  position: 'fixed',
  inset: '0',
  bg: 'scrim',
  zIndex: 'overlay',
  css: goneWhenClosed,
} as const;

const sheetStyle = {
  display: 'flex',
  flexDirection: 'column',
  w: 'full',
  bg: 'bg.surface',
  shadow: 'e2',
  outline: 'none',
} as const;

const bodyStyle = {
  flex: '1',
  minW: '0',
  overflowY: 'auto',
  pb: '5',
  css: { '--sticky-top': '0px' },
} as const;

const asideStyle = {
  bg: 'bg.subtle',
  overflowY: 'auto',
  p: { base: '3', md: '5' },
  w: { base: 'full', md: '268px' },
  flexShrink: 0,
  borderLeftWidth: { base: '0', md: '1px' },
  borderTopWidth: { base: '1px', md: '0' },
} as const;

const footerStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '2',
  py: '3',
  borderTopWidth: '1px',
} as const;
