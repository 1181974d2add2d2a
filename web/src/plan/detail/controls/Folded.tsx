import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';

/** Controls that few need, folded away under their name. `isOpen` says whether they begin open: something in them is set. */
export function Folded({
  title,
  isOpen = false,
  children,
}: {
  title: string;
  isOpen?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isShown = wanted ?? isOpen;
  return (
    <chakra.section borderTopWidth="1px" aria-label={title}>
      <h3>
        <chakra.button
          type="button"
          aria-expanded={isShown}
          aria-controls={isShown ? id : undefined}
          onClick={() => setWanted(!isShown)}
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          w="full"
          minH={{ base: '44px', md: '40px' }}
          textStyle="label"
          textAlign="start"
          cursor="pointer"
          _hover={{ color: 'brand.fg' }}
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
      </h3>
      {isShown && (
        <chakra.div id={id} pb="3" css={{ '& > :first-of-type': { borderTopWidth: 0 } }}>
          {children}
        </chakra.div>
      )}
    </chakra.section>
  );
}
