import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { ImageState } from '@roofline/schema/photo/photo';
import { Image, ImageOff } from 'lucide-react';
import { usePicturesComing } from './use-pictures-coming';

export interface PictureStandInProps extends HTMLChakraProps<'span'> {
  imageState: ImageState;
  /** What the picture shows; empty where the words beside it say so. */
  alt: string;
  /** Shows only the sign, where there is no room for words. */
  isSmall?: boolean;
}

const WORDS: Record<Exclude<ImageState, 'ready'>, string> = {
  beingMade: 'Preparing picture',
  failed: 'Can’t be read',
};

/** In place of a picture that is being made or has failed: a sign and words in muted colors, as large as the picture. */
export function PictureStandIn({ imageState, alt, isSmall = false, ...place }: PictureStandInProps) {
  usePicturesComing(imageState === 'beingMade');
  const words = imageState === 'ready' ? '' : WORDS[imageState];
  const Sign = imageState === 'failed' ? ImageOff : Image;
  return (
    <chakra.span role="img" aria-label={alt === '' ? words : `${alt}: ${words}`} {...boxStyle} {...place}>
      <Sign size={isSmall ? 16 : 20} strokeWidth={1.6} aria-hidden />
      {!isSmall && (
        <chakra.span textStyle="caption" aria-hidden>
          {words}
        </chakra.span>
      )}
    </chakra.span>
  );
}

const boxStyle = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '1.5',
  overflow: 'hidden',
  textAlign: 'center',
  bg: 'bg.muted',
  color: 'fg.subtle',
} as const;
