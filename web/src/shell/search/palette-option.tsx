import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { Keys } from '../Keys';
import type { SearchOption } from './SearchList';

export interface NamedOption extends SearchOption {
  name: string;
}

export interface OptionOf {
  key: string;
  name: string;
  icon: LucideIcon;
  /** The item's place, in a quieter color after the name. */
  place?: string | null;
  /** The keys of the same action. */
  keys?: string | null;
  onPick: () => void;
}

/** Returns a line of the palette: icon, name and place, and the keys at its end. */
export function paletteOption({ key, name, icon: Icon, place, keys, onPick }: OptionOf): NamedOption {
  return {
    key,
    name,
    onPick,
    content: (
      <chakra.span display="flex" alignItems="center" gap="3" minW="0">
        <chakra.span color="fg.subtle" display="inline-flex" flexShrink={0} aria-hidden>
          <Icon size={16} strokeWidth={1.75} />
        </chakra.span>
        <chakra.span fontWeight="520" truncate>
          {name}
        </chakra.span>
        {place && (
          <chakra.span textStyle="caption" color="fg.subtle" truncate flexShrink={3}>
            {place}
          </chakra.span>
        )}
      </chakra.span>
    ),
    end: keys ? <Keys color="fg.subtle">{keys}</Keys> : null,
  };
}
