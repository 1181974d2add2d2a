import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { counted } from '../format/count';

export interface FieldToFix {
  /** Id of the control, as given to Field or RadioYesNo. */
  id: string;
  label: string;
  /** The user has not left it yet: it is still to be filled in, and not an error. */
  isAwaited?: boolean;
}

/**
 * "1 field to fix: Annual reserve contribution" beside a disabled submit button; the name focuses the field. While no
 * error is on screen, it says "7 fields to fill in: Property name" instead.
 */
export function FieldsToFix({ fields }: { fields: readonly FieldToFix[] }) {
  const wrong = fields.filter(({ isAwaited }) => !isAwaited);
  const isWrong = wrong.length > 0;
  const named = isWrong ? wrong : fields;
  const first = named[0];
  return (
    <chakra.div
      role="status"
      display="inline-flex"
      alignItems="center"
      gap="2"
      color={isWrong ? 'danger.fg' : 'fg.muted'}
      textStyle="table"
    >
      {first && (
        <>
          {isWrong && <CircleAlert size={16} strokeWidth={1.75} aria-hidden />}
          <span>
            {counted(named.length, 'field')} to {isWrong ? 'fix' : 'fill in'}:
          </span>
          <chakra.button
            type="button"
            onClick={() => focusControl(first.id)}
            textDecoration="underline"
            textUnderlineOffset="2px"
            cursor="pointer"
            minH="24px"
          >
            {first.label}
          </chakra.button>
        </>
      )}
    </chakra.div>
  );
}

/** Focuses a control and scrolls it to the middle of the page: bars at the edges cover what is under them. */
export function focusControl(id: string) {
  const control = document.getElementById(id);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
}
