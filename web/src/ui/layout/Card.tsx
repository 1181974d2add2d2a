import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';

export interface CardProps extends Omit<ComponentProps<typeof chakra.section>, 'title'> {
  title?: ReactNode;
  /** At the right end of the title. */
  aside?: ReactNode;
  /** No padding around the content: tables reach the edge. */
  flush?: boolean;
}

/** A surface with a hairline, 18 px of padding and no shadow. */
export function Card({ title, aside, flush, children, ...rest }: CardProps) {
  return (
    <chakra.section
      bg="bg.surface"
      borderWidth="1px"
      borderRadius="card"
      p={flush ? '0' : '4.5'}
      _print={flush ? undefined : { py: '3.5' }}
      minW="0"
      {...rest}
    >
      {(title || aside) && (
        <chakra.div
          display="flex"
          flexWrap="wrap"
          justifyContent="space-between"
          alignItems="center"
          gap="3"
          minH="28px"
          mb="3"
          _print={{ minH: '0', mb: '2' }}
          {...(flush ? { px: '4.5', pt: '4.5' } : {})}
        >
          {title && <chakra.h2 textStyle="section">{title}</chakra.h2>}
          {aside}
        </chakra.div>
      )}
      {children}
    </chakra.section>
  );
}
