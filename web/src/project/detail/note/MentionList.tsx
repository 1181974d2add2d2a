import { roleText } from '@roofline/schema/account/role-text';
import { chakra } from '@chakra-ui/react';
import type { Person } from './mentions';

interface MentionListProps {
  id: string;
  shown: readonly Person[];
  active: number;
  onPick: (person: Person) => void;
}

/** The people to mention, under the text, which keeps the focus and handles the keys. */
export function MentionList({ id, shown, active, onPick }: MentionListProps) {
  return (
    <chakra.ul id={id} role="listbox" aria-label="People to mention" {...listStyle}>
      {shown.map((person, index) => (
        <chakra.li
          key={person.userId}
          id={`${id}-${person.userId}`}
          role="option"
          aria-selected={index === active}
          // The text keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(person)}
          {...lineStyle}
          bg={index === active ? 'bg.muted' : undefined}
        >
          <chakra.span fontWeight="550">{person.fullName}</chakra.span>
          <chakra.span color="fg.muted" textStyle="caption">
            {roleText(person.roleName)}
          </chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

const listStyle = {
  position: 'absolute',
  zIndex: 'popover',
  insetInlineStart: '0',
  mt: '1',
  p: '1',
  minW: '240px',
  maxW: 'full',
  listStyleType: 'none',
  bg: 'bg.surface',
  borderWidth: '1px',
  borderColor: 'border.strong',
  borderRadius: 'menu',
  shadow: 'e1',
  textStyle: 'table',
} as const;
const lineStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  px: '2.5',
  minH: '32px',
  borderRadius: 'tag',
  cursor: 'pointer',
  css: { '@media (pointer: coarse)': { minHeight: '44px' } },
} as const;
