import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface TagProps {
  tone?: 'neutral' | 'brand' | 'success' | 'warning' | 'danger' | 'info';
  children: ReactNode;
}

const tones = {
  neutral: { bg: 'bg.muted', color: 'fg.muted' },
  brand: { bg: 'brand.subtle', color: 'brand.fg' },
  success: { bg: 'success.bg', color: 'success.fg' },
  warning: { bg: 'warning.bg', color: 'warning.fg' },
  danger: { bg: 'danger.bg', color: 'danger.fg' },
  info: { bg: 'info.bg', color: 'info.fg' },
};

/** A word of state; the colour only underlines it. */
export function Tag({ tone = 'neutral', children }: TagProps) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      minH="20px"
      px="2"
      borderRadius="tag"
      textStyle="caption"
      fontWeight="550"
      whiteSpace="nowrap"
      {...tones[tone]}
    >
      {children}
    </chakra.span>
  );
}
