import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface EmptyStateProps {
  /** Lucide icon of 24 px. */
  icon?: ReactNode;
  /** One sentence, literal where the specification has one. */
  text: ReactNode;
  /** At most one action, if the user may take it. */
  action?: ReactNode;
}

/** The content of a place that has nothing to show yet. */
export function EmptyState({ icon, text, action }: EmptyStateProps) {
  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      alignItems="center"
      gap="3"
      py="14"
      px="4"
      textAlign="center"
    >
      {icon && (
        <chakra.span color="fg.subtle" aria-hidden>
          {icon}
        </chakra.span>
      )}
      <chakra.p color="fg.muted" maxW="420px">
        {text}
      </chakra.p>
      {action && <div data-no-print>{action}</div>}
    </chakra.div>
  );
}
