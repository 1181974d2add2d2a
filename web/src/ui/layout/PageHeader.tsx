import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface PageHeaderProps {
  title: ReactNode;
  /** Under the title, in fg.muted. */
  line?: ReactNode;
  /** Buttons at the right end, the primary one last. */
  actions?: ReactNode;
  /** Less room under it: tabs follow. */
  isTight?: boolean;
  /** A tag beside the title. */
  tag?: ReactNode;
}

/** The page's one h1, its line and its actions. */
export function PageHeader({ title, line, actions, tag, isTight }: PageHeaderProps) {
  return (
    <chakra.header
      display="flex"
      flexWrap="wrap"
      justifyContent="space-between"
      alignItems="flex-start"
      gap="4"
      mb={isTight ? '2' : '5'}
      _print={isTight ? undefined : { mb: '3' }}
    >
      <chakra.div minW="0" flex="1 1 260px">
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2.5">
          <chakra.h1 textStyle="page" overflowWrap="anywhere">
            {title}
          </chakra.h1>
          {tag}
        </chakra.div>
        {line && (
          <chakra.div color="fg.muted" textStyle="table" mt="1">
            {line}
          </chakra.div>
        )}
      </chakra.div>
      {actions && (
        <chakra.div display="flex" flexWrap="wrap" gap="2" data-no-print>
          {actions}
        </chakra.div>
      )}
    </chakra.header>
  );
}
