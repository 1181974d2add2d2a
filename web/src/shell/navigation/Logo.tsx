import { chakra } from '@chakra-ui/react';
import { smallImage } from '../../app/image/small-image';
import type { ShownLabel } from '../../app/viewer/private-label';

interface LabelLogoProps {
  label: ShownLabel;
  markOnly?: boolean;
}

/** The logo of a private label, on white as most logos are made for paper; without one its name or first letter. */
export function LabelLogo({ label: { name, logoUrl }, markOnly = false }: LabelLogoProps) {
  if (logoUrl)
    return (
      <chakra.img
        src={smallImage(logoUrl)}
        alt={name}
        h={markOnly ? '28px' : '32px'}
        w={markOnly ? '36px' : 'auto'}
        maxW={markOnly ? '36px' : '168px'}
        objectFit="contain"
        bg="#fff"
        borderRadius="control"
        p="1"
      />
    );
  return (
    <chakra.span color="brand.fg" fontWeight="650" fontSize="0.9375rem" lineClamp="2" overflowWrap="anywhere">
      {markOnly ? name.slice(0, 1) : name}
    </chakra.span>
  );
}

/** Roofline's mark, with the name beside it unless `markOnly` is set. */
export function Logo({ markOnly = false }: { markOnly?: boolean }) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="2.5"
      fontWeight="650"
      fontSize="0.9375rem"
      letterSpacing="-0.015em"
    >
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden focusable="false">
        <rect width="24" height="24" rx="6" fill="#0B6572" />
        <path
          d="M4.5 13.5 9 8.5l3.4 3.6 3-3.2 4.1 4.6"
          fill="none"
          stroke="#fff"
          strokeWidth="1.9"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <path d="M5 17h14" stroke="#fff" strokeOpacity=".75" strokeWidth="1.5" strokeLinecap="round" />
      </svg>
      {!markOnly && 'Roofline'}
    </chakra.span>
  );
}
