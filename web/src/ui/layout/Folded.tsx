import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Card } from './Card';

export interface FoldedProps {
  title: string;
  /** Something in it is set, so it opens by itself. */
  isOpen?: boolean;
  level?: 'h2' | 'h3';
  children: ReactNode;
}

/** Content that few users need, folded under its title. */
export function Folded({ title, isOpen = false, level: Heading = 'h3', children }: FoldedProps) {
  const id = useId();
  const [isShown, setShown] = useState(isOpen);
  // A later change of `isOpen` to true opens it too; a change to false leaves it as it is.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setShown(true);
  }
  return (
    <chakra.section borderTopWidth="1px" aria-label={title}>
      <Heading>
        <chakra.button
          {...headStyle}
          type="button"
          aria-expanded={isShown}
          aria-controls={isShown ? id : undefined}
          onClick={() => setShown(!isShown)}
        >
          {title}
          <chakra.span
            aria-hidden
            color="fg.subtle"
            style={{ transform: isShown ? 'rotate(180deg)' : undefined }}
          >
            <ChevronDown size={16} strokeWidth={1.75} />
          </chakra.span>
        </chakra.button>
      </Heading>
      {isShown && (
        <chakra.div id={id} pb="3" css={{ '& > :first-of-type': { borderTopWidth: 0 } }}>
          {children}
        </chakra.div>
      )}
    </chakra.section>
  );
}

/** A card that shows only its title until it is opened. */
export function FoldedCard(props: Omit<FoldedProps, 'level'>) {
  return (
    <Card flush px="4.5" css={{ '& > section': { borderTopWidth: 0 } }}>
      <Folded {...props} level="h2" />
    </Card>
  );
}

const headStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  w: 'full',
  minH: { base: '44px', md: '40px' },
  textStyle: 'label',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { color: 'brand.fg' },
} as const;
