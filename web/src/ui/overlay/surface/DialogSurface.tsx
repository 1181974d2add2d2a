import { chakra, Dialog as Chakra, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../../action/IconButton';
import type { DialogProps } from '../Dialog';
import { goneWhenClosed } from './gone-when-closed';
import { useOpener } from './opener';

/** What a Dialog draws; its code comes with the first one that opens. */
export function DialogSurface(props: DialogProps) {
  const { open, onClose, title, children, footer, header, aside, width = '520px' } = props;
  const body = useRef<HTMLDivElement>(null);
  const opener = useOpener(open, body);
  return (
    <Chakra.Root
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      closeOnInteractOutside={!props.staticBackdrop && !props.locked}
      closeOnEscape={!props.locked}
      // The first field rather than the close button, which stands before it.
      initialFocusEl={() =>
        props.initialFocus?.current ?? body.current?.querySelector<HTMLElement>(firstField) ?? null
      }
      finalFocusEl={opener}
      role={props.role ?? 'dialog'}
    >
      <Portal>
        <Chakra.Backdrop
          position="fixed"
          inset="0"
          bg="scrim"
          zIndex="overlay"
          animation="fadeIn 240ms"
          css={goneWhenClosed}
        />
        <Chakra.Positioner
          css={goneWhenClosed}
          position="fixed"
          inset="0"
          zIndex="overlay"
          display="flex"
          alignItems={{ base: props.compact ? 'flex-end' : 'stretch', md: 'center' }}
          justifyContent="center"
          p={{ base: '0', md: '6' }}
          overflow="hidden"
        >
          <Chakra.Content
            {...sheetStyle}
            w="full"
            maxW={{ base: 'full', md: width }}
            h={{ base: props.compact ? 'auto' : '100dvh', md: 'auto' }}
            borderRadius={{ base: props.compact ? '14px 14px 0 0' : '0', md: 'dialog' }}
          >
            <chakra.header px={{ base: '4', md: '5' }} py="4" borderBottomWidth={header ? '1px' : '0'}>
              <chakra.div display="flex" justifyContent="space-between" alignItems="flex-start" gap="3">
                <Chakra.Title textStyle="dialogTitle">{title}</Chakra.Title>
                {!props.locked && (
                  <IconButton
                    noTooltip
                    label="Close"
                    icon={<X size={18} strokeWidth={1.75} />}
                    onClick={onClose}
                    my="-2px"
                  />
                )}
              </chakra.div>
              {header}
            </chakra.header>
            <chakra.div display="flex" flex="1" minH="0" flexDirection={{ base: 'column', md: 'row' }}>
              <Chakra.Body
                ref={body}
                flex="1"
                minW="0"
                overflowY="auto"
                px={{ base: '4', md: '5' }}
                pb="5"
                pt={header ? '5' : '0'}
                css={{ '--sticky-top': '0px' }}
              >
                {children}
              </Chakra.Body>
              {aside && (
                <chakra.aside bg="bg.subtle" overflowY="auto" p={{ base: '3', md: '5' }} {...asideStyle}>
                  {aside}
                </chakra.aside>
              )}
            </chakra.div>
            {footer && <Chakra.Footer {...footerStyle}>{footer}</Chakra.Footer>}
          </Chakra.Content>
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  );
}

const firstField = 'input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled)';

const sheetStyle = {
  display: 'flex',
  flexDirection: 'column',
  bg: 'bg.surface',
  shadow: 'e2',
  maxH: { base: '100dvh', md: 'calc(100dvh - 3rem)' },
  outline: 'none',
  animation: 'riseIn 240ms {easings.standard}',
} as const;

const asideStyle = {
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
  px: { base: '4', md: '5' },
  py: '3',
  borderTopWidth: '1px',
} as const;
