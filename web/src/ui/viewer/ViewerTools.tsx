import { chakra, Dialog as Chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import type { ReactNode } from 'react';

const icon = { size: 20, strokeWidth: 1.6 };

interface ViewerToolsProps {
  title: string;
  onPrevious?: () => void;
  onNext?: () => void;
  onClose: () => void;
  step: (isCloser: boolean) => void;
  isWhole: boolean;
}

/** The controls over the picture: its place, zoom and close on top, its neighbors at the sides. */
export function ViewerTools({ title, onPrevious, onNext, onClose, step, isWhole }: ViewerToolsProps) {
  return (
    <>
      <chakra.div {...barStyle}>
        <Chakra.Title textStyle="table" fontWeight="550" flex="1" data-figure="">
          {title}
        </Chakra.Title>
        <ViewerButton label="Zoom out" disabled={isWhole} onPress={() => step(false)}>
          <ZoomOut {...icon} />
        </ViewerButton>
        <ViewerButton label="Zoom in" onPress={() => step(true)}>
          <ZoomIn {...icon} />
        </ViewerButton>
        <ViewerButton label="Close" onPress={onClose}>
          <X {...icon} />
        </ViewerButton>
      </chakra.div>
      {onPrevious && (
        <chakra.div {...sideStyle} left="2">
          <ViewerButton label="Previous" onPress={onPrevious}>
            <ChevronLeft {...icon} />
          </ViewerButton>
        </chakra.div>
      )}
      {onNext && (
        <chakra.div {...sideStyle} right="2">
          <ViewerButton label="Next" onPress={onNext}>
            <ChevronRight {...icon} />
          </ViewerButton>
        </chakra.div>
      )}
    </>
  );
}

interface ViewerButtonProps {
  label: string;
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A button in white on the dark viewer, in both themes. */
function ViewerButton({ label, disabled, onPress, children }: ViewerButtonProps) {
  return (
    <chakra.button
      type="button"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onPress}
      {...buttonStyle}
    >
      {children}
    </chakra.button>
  );
}

const barStyle = {
  position: 'absolute',
  insetX: '0',
  top: '0',
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  ps: '4',
  pe: '2',
  py: '2',
  css: { background: 'linear-gradient(rgba(11,17,18,.7), transparent)' },
} as const;

const sideStyle = { position: 'absolute', top: 'calc(50% - 22px)' } as const;

const buttonStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  w: '44px',
  h: '44px',
  borderRadius: 'control',
  color: '#fff',
  bg: 'rgba(11,17,18,.5)',
  cursor: 'pointer',
  _hover: { bg: 'rgba(11,17,18,.8)' },
  _disabled: { opacity: 0.5, cursor: 'not-allowed' },
  _focusVisible: { outlineColor: '#fff' },
} as const;
