import { chakra } from '@chakra-ui/react';
import { initialsOf } from './model/project-words';

/** The initials of the responsible person; screen readers and the tooltip give the full name. */
export function OwnerMark({ fullName }: { fullName: string }) {
  return (
    <chakra.span {...markStyle} title={fullName}>
      <span aria-hidden>{initialsOf(fullName)}</span>
      <chakra.span srOnly>Responsible: {fullName}</chakra.span>
    </chakra.span>
  );
}

const markStyle = {
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  w: '24px',
  h: '24px',
  borderRadius: 'full',
  bg: 'brand.subtle',
  color: 'brand.fg',
  fontSize: '0.6875rem',
  fontWeight: 650,
} as const;
