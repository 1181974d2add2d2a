import { chakra } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** The screen that both error boundaries show. */
export function ErrorScreen({ title, text, action }: { title: string; text: string; action: ReactNode }) {
  return (
    <chakra.div
      role="alert"
      display="flex"
      flexDirection="column"
      alignItems="center"
      gap="3"
      py="16"
      px="4"
      textAlign="center"
    >
      <chakra.span color="warning.fg" aria-hidden>
        <TriangleAlert size={28} strokeWidth={1.6} />
      </chakra.span>
      <chakra.h1 textStyle="dialogTitle">{title}</chakra.h1>
      <chakra.p color="fg.muted" maxW="440px">
        {text}
      </chakra.p>
      {action}
    </chakra.div>
  );
}
