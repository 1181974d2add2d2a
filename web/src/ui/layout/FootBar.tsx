import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The page's actions, at the foot of its sheet and always in sight. The bar reaches over the page's margins. */
export function FootBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <chakra.div
      role="region"
      aria-label={label}
      data-no-print
      position="sticky"
      bottom={{ base: 'var(--bottom-bar, 0px)', md: '0' }}
      zIndex="bar"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      mt="auto"
      mx={{ base: '-4', md: '-7' }}
      mb={{ base: 'calc(var(--bottom-bar, 0px) - 6rem)', md: '-10' }}
      px={{ base: '4', md: '7' }}
      py="3"
      bg="bg.surface"
      borderTopWidth="1px"
      borderBottomRadius={{ md: 'sheet' }}
    >
      {children}
    </chakra.div>
  );
}
