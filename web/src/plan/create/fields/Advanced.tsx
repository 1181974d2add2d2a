import { chakra } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { FieldSections } from '../../../app/fields/FieldSections';
import { counted } from '../../../ui/format/count';
import type { PlanForm } from '../use-plan-form';

/** Conventions of the projection, which few people change. It opens by itself around an error, so that focus can get there. */
export function Advanced({ form }: { form: PlanForm }) {
  const { moves } = form.values.settings;
  const isWrong = form.toFix(false, 'advanced').length > 0;
  // `onToggle` keeps it open after an error: otherwise it would close while the user corrects the value.
  const [isOpen, setOpen] = useState(false);
  return (
    <chakra.details
      {...foldStyle}
      open={isOpen || isWrong}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <chakra.summary {...summaryStyle}>
        <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
        Advanced
      </chakra.summary>
      <chakra.div display="grid" gap="4.5" pt="4">
        <FieldSections form={form} part="advanced" />
        {moves.length > 0 && (
          <chakra.p textStyle="caption" color="fg.muted">
            {counted(moves.length, 'component')} moved to another year. They are moved on the plan&apos;s own
            page.
          </chakra.p>
        )}
      </chakra.div>
    </chakra.details>
  );
}

const foldStyle = {
  borderTopWidth: '1px',
  pt: '4',
  css: { '&[open] > summary svg': { transform: 'rotate(90deg)' } },
} as const;

const summaryStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  minH: '32px',
  cursor: 'pointer',
  textStyle: 'label',
  color: 'fg.muted',
  listStyleType: 'none',
  css: { '&::-webkit-details-marker': { display: 'none' } },
} as const;
