import { chakra } from '@chakra-ui/react';
import { smallImage } from '../../app/image/small-image';

export interface PortraitProps {
  src: string | null;
  firstName: string;
  lastName: string;
}

/** The photo, or the initials without one. */
export function Portrait({ src, firstName, lastName }: PortraitProps) {
  if (src) return <chakra.img src={smallImage(src)} alt="" {...round} objectFit="cover" bg="bg.muted" />;
  return (
    <chakra.span
      {...round}
      display="inline-grid"
      placeItems="center"
      bg="brand.subtle"
      color="brand.fg"
      aria-hidden
    >
      <chakra.span textStyle="figure">{(firstName[0] ?? '') + (lastName[0] ?? '')}</chakra.span>
    </chakra.span>
  );
}

const round = { w: '96px', h: '96px', borderRadius: 'full', flexShrink: 0 } as const;
