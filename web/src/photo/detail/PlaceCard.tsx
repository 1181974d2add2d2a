import { chakra } from '@chakra-ui/react';
import { ExternalLink } from 'lucide-react';

/**
 * Where a photo was taken: a point on drawn streets, which are the same for every place. A true map would tell another
 * company's server where the association is; the link does, once it is followed.
 */
export function PlaceCard({ latitude, longitude }: { latitude: number; longitude: number }) {
  const at = `${latitude}/${longitude}`;
  return (
    <chakra.figure borderRadius="control" overflow="hidden" borderWidth="1px" mt="3">
      <chakra.svg viewBox="0 0 378 132" display="block" w="full" bg="bg.muted" aria-hidden>
        <chakra.path d="M0 0h104l26 60-130 22z" fill="success.bg" />
        <g stroke="var(--chakra-colors-bg-surface)" strokeWidth="13" fill="none">
          <path d="M-8 92 390 46" />
          <path d="m112-8 58 148M276-8l46 148" strokeWidth="10" />
        </g>
        <g fill="var(--chakra-colors-border-strong)">
          <path d="m156 20 42-5 3 18-42 5zM212 13l46-6 3 18-46 6zM26 104l52-7 3 17-52 7zM92 95l36-4 3 16-36 5zM206 84l46-5 3 18-46 5zM338 20l26-3 4 34-26 3z" />
        </g>
        <chakra.circle cx="221" cy="66" r="15" fill="brand.fg" opacity=".18" />
        <chakra.circle cx="221" cy="66" r="7" fill="brand.solid" stroke="bg.surface" strokeWidth="2.5" />
      </chakra.svg>
      <chakra.figcaption px="3" py="2" textStyle="caption" borderTopWidth="1px">
        <chakra.a
          href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${at}`}
          target="_blank"
          rel="noreferrer"
          color="brand.fg"
          display="inline-flex"
          alignItems="center"
          gap="1.5"
          _hover={{ textDecoration: 'underline' }}
          css={{ '@media (pointer: coarse)': { minHeight: '44px' } }}
        >
          Open on OpenStreetMap
          <ExternalLink size={12} strokeWidth={1.75} aria-hidden />
        </chakra.a>
      </chakra.figcaption>
    </chakra.figure>
  );
}
