import { chakra, Dialog as Chakra, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../../action/IconButton';
import type { SidePaneProps } from '../SidePane';
import { goneWhenClosed } from './gone-when-closed';
import { useOpener } from './opener';

/** What a SidePane draws; its code comes with the first one that opens. */
export function SidePaneSurface({
  open,
  onClose,
  title,
  children,
  footer,
  width = 420,
  modeless,
  staticBackdrop,
}: SidePaneProps) {
  const body = useRef<HTMLDivElement>(null);
  const opener = useOpener(open, body);
  return (
    <Chakra.Root
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      modal={!modeless}
      closeOnInteractOutside={!modeless && !staticBackdrop}
      finalFocusEl={opener}
      initialFocusEl={() =>
        body.current?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea') ?? null
      }
    >
      <Portal>
        {!modeless && (
          <Chakra.Backdrop
            position="fixed"
            inset="0"
            bg="scrim"
            zIndex="overlay"
            animation="fadeIn 180ms"
            css={goneWhenClosed}
          />
        )}
        <Chakra.Positioner
          css={goneWhenClosed}
          position="fixed"
          insetY="0"
          right="0"
          zIndex="overlay"
          w={{ base: 'full', md: `${width}px` }}
        >
          <Chakra.Content
            display="flex"
            flexDirection="column"
            w="full"
            h="100dvh"
            bg="bg.surface"
            borderLeftWidth={{ md: '1px' }}
            shadow="e2"
            outline="none"
            animation="slideIn 180ms {easings.standard}"
          >
            <chakra.header display="flex" justifyContent="space-between" gap="3" px="5" py="4">
              <Chakra.Title textStyle="dialogTitle">{title}</Chakra.Title>
              <IconButton
                noTooltip
                label="Close"
                icon={<X size={18} strokeWidth={1.75} />}
                onClick={onClose}
              />
            </chakra.header>
            <Chakra.Body
              ref={body}
              flex="1"
              minH="0"
              overflowY="auto"
              px="5"
              pb="5"
              css={{ '--sticky-top': '0px' }}
            >
              {children}
            </Chakra.Body>
            {footer && (
              <Chakra.Footer
                display="flex"
                justifyContent="flex-end"
                gap="2"
                px="5"
                py="3"
                borderTopWidth="1px"
              >
                {footer}
              </Chakra.Footer>
            )}
          </Chakra.Content>
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  );
}
