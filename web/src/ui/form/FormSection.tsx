import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface FormSectionProps {
  title: string;
  /** One line of purpose. */
  purpose?: string;
  children: ReactNode;
  /** Title over the fields, as in dialogs; otherwise beside them, as in settings. */
  stacked?: boolean;
}

/** A part of a form: title and purpose at the left (264 px), fields at the right (680 px at most). */
export function FormSection({ title, purpose, children, stacked }: FormSectionProps) {
  return (
    <chakra.section
      display="grid"
      gridTemplateColumns={stacked ? '1fr' : { base: '1fr', lg: '264px minmax(0, 680px)' }}
      columnGap="10"
      rowGap="4"
      py={stacked ? '5' : '6.5'}
      borderTopWidth="1px"
      // A printed sheet has room for the title beside the fields, and its lines separate the sections.
      _print={{
        gridTemplateColumns: stacked ? '1fr' : '220px minmax(0, 1fr)',
        rowGap: '2',
        py: '2.5',
        mt: '0 !important',
      }}
      css={{ '&:first-of-type': { borderTopWidth: 0, paddingTop: 0 } }}
    >
      <div>
        <chakra.h2 textStyle="section">{title}</chakra.h2>
        {purpose && (
          <chakra.p textStyle="table" color="fg.muted" mt="1">
            {purpose}
          </chakra.p>
        )}
      </div>
      <chakra.div display="flex" flexDirection="column" gap="4.5" minW="0" _print={{ gap: '2' }}>
        {children}
      </chakra.div>
    </chakra.section>
  );
}

export interface FieldRowProps {
  children: ReactNode;
  columns?: 2 | 3;
  /** On paper its fields join the row around it. */
  isOpenOnPaper?: boolean;
}

/** Fields side by side, one under the other on phones. */
export function FieldRow({ children, columns = 2, isOpenOnPaper }: FieldRowProps) {
  return (
    <chakra.div
      display="grid"
      _print={isOpenOnPaper ? { display: 'contents' } : { rowGap: '2' }}
      gridTemplateColumns={{ base: '1fr', md: `repeat(${columns}, minmax(0, 1fr))` }}
      columnGap="4"
      rowGap="4.5"
      alignItems="start"
    >
      {children}
    </chakra.div>
  );
}
