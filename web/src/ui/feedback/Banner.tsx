import { chakra } from '@chakra-ui/react';
import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export interface BannerProps {
  tone: 'info' | 'warning' | 'danger';
  children: ReactNode;
  /** A link or button at the right end. */
  action?: ReactNode;
}

const icons = { info: Info, warning: TriangleAlert, danger: CircleAlert };

/** A lasting notice above a page or a card. */
export function Banner({ tone, children, action }: BannerProps) {
  const Icon = icons[tone];
  return (
    <chakra.div
      role={tone === 'danger' ? 'alert' : 'status'}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2.5"
      px="3.5"
      py="2.5"
      bg={`${tone}.bg`}
      color={`${tone}.fg`}
      borderRadius="menu"
      textStyle="table"
    >
      <chakra.span flexShrink={0} aria-hidden>
        <Icon size={16} strokeWidth={1.75} />
      </chakra.span>
      <chakra.div flex="1" minW="200px">
        {children}
      </chakra.div>
      {action}
    </chakra.div>
  );
}
