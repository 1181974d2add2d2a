import { accentShades } from '@roofline/schema/workspace/accent-shades';
import { useEffect } from 'react';
import { useColorMode } from './color-mode';
import { colorVariableName, type ColorToken } from './tokens';

/** Draws the whole page in the color of a private label, in readable shades; null means Roofline's color. */
export function useAccent(accentColor: string | null): void {
  const { mode } = useColorMode();
  useEffect(() => {
    if (accentColor === null) return undefined;
    const { solid, hover, onSolid, fg, subtle } = accentShades(accentColor)[mode];
    const shades: Partial<Record<ColorToken, string>> = {
      'brand.solid': solid,
      'brand.hover': hover,
      'brand.contrast': onSolid,
      'brand.fg': fg,
      'brand.subtle': subtle,
      'focus.ring': fg,
      'control.fill': solid,
    };
    const { style } = document.documentElement;
    for (const [token, shade] of Object.entries(shades)) style.setProperty(colorVariableName(token), shade);
    return () => {
      for (const token of Object.keys(shades)) style.removeProperty(colorVariableName(token));
    };
  }, [accentColor, mode]);
}
